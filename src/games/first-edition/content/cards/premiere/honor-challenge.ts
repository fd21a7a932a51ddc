import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { opponentOf } from '../../../position/find.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { answer, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isHonored = stateFilter('Klingon, Honor');
// Personnel count even if they can't use the skill.
const isTraitor = stateFilter('not without Treachery');

/** Returns a player's personnel in the current battle. */
function fighters(g: FirstEdition, seat: number): Piece[] {
  const { battle } = g;
  return battle?.kind === 'personnel' ? (battle.forces[seat] ?? []).flatMap((id) => g.pieces[id] ?? []) : [];
}

/** Honor Challenge (Premiere). */
export const CARDS: CardRules = {
  'honor-challenge': {
    text: 'At the start of a personnel battle: for each of your Klingons with Honor who is fighting, kill one opponent of your choice who is fighting and has Treachery.',
    answers: {
      'personnel-battle': {
        offers(g, source) {
          const own = fighters(g, source.seat).filter((one) => isHonored(one, g));
          const from = idsOf(fighters(g, opponentOf(source.seat)).filter((one) => isTraitor(one, g)));
          if (own.length === 0 || from.length === 0) return [];
          const payload = [
            {
              do: 'choose',
              from,
              how: 'owner',
              count: Math.min(own.length, from.length),
              what: 'which personnel dies',
            },
            { do: 'take-out', which: 'chosen', why: 'killed' },
          ] as const;
          return answer(source, payload, 'Kill one with Treachery for each Klingon with Honor');
        },
      },
    },
  },
};
