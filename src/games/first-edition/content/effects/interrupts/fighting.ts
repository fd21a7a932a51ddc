import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { skillAnyway, skillOf } from '../../../chapters/skills/skills.ts';
import { opponentOf, piecesAt } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, PieceId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { answer, idsOf, onShips, shipsIn, skillAboard, wasKlingon } from '../shared.ts';

function isPerson({ card }: Piece): boolean {
  return cardOf(card).type === 'Personnel';
}

/** Returns a player's personnel in the current battle. */
function fighters(g: FirstEdition, seat: number): Piece[] {
  const { battle } = g;
  return battle?.kind === 'personnel' ? (battle.forces[seat] ?? []).flatMap((id) => g.pieces[id] ?? []) : [];
}

/** Returns a player's Klingons at the place of the current battle. */
function avengers(g: FirstEdition, seat: number): Piece[] {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return [];
  return piecesAt(g, at).filter((piece) => piece.seat === seat && isPerson(piece) && belongsTo(piece, 'Klingon'));
}

/** Interrupts that affect battles. */
export const FIGHTING: Readonly<Record<string, Rule>> = {
  'asteroid-sanctuary': {
    text: 'Play it on an undocked ship in space with Navigation ×2 aboard: it can’t be attacked this turn.',
    // The card can't be played on a docked ship (C-DOCK-05).
    plays: onShips((g, ship) => placeKind(ship.at) === 'space' && skillAboard(g, ship, 'Navigation') >= 2),
    once: [{ do: 'lasting', what: 'asteroid-sanctuary', until: 'turn' }],
  },
  'honor-challenge': {
    text: 'At the start of a personnel battle: for each of your Klingons with Honor who is fighting, kill one opponent of your choice who is fighting and has Treachery.',
    answers: {
      'personnel-battle': {
        offers(g, source) {
          const own = fighters(g, source.seat).filter(
            (one) => belongsTo(one, 'Klingon') && skillOf(g, one, 'Honor') > 0,
          );
          const from = idsOf(
            fighters(g, opponentOf(source.seat)).filter((one) => skillAnyway(g, one, 'Treachery') > 0),
          );
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
  'klingon-right-of-vengeance': {
    text: 'When a Klingon is killed in a personnel battle: at its end, all your Klingons there immediately attack again, each with double STRENGTH.',
    answers: {
      left: {
        offers(g, source, { cards, sides, why }) {
          const isSo =
            g.battle?.kind === 'personnel' && why === 'killed' && cards.some((card, at) => wasKlingon(card, sides[at]));
          if (!isSo || avengers(g, source.seat).length === 0) return [];
          const payload = [{ do: 'lasting', what: 'klingon-right-of-vengeance', until: 'turn' }] as const;
          return answer(source, payload, 'Have your Klingons attack again with double STRENGTH');
        },
      },
    },
  },
  'tachyon-detection-grid': {
    text: 'If you have four ships in play, play it on a cloaked ship. It decloaks.',
    finds: true,
    plays: onShips(
      (g, ship, seat) => ship.veiled === 'cloaked' && shipsIn(g).filter((one) => one.seat === seat).length >= 4,
    ),
    once: [{ do: 'unveil', which: 'host' }],
  },
};

/** Returns the team that attacks again at the end of a battle, and its opponents, or null. */
export function vengeance(
  g: FirstEdition,
  seat: number,
): { at: CardPlace; team: PieceId[]; against: PieceId[] } | null {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return null;
  const against = piecesAt(g, at).filter(
    (piece) => piece.seat !== seat && piece.infiltrates === undefined && isPerson(piece),
  );
  return { at, team: idsOf(avengers(g, seat)), against: idsOf(against) };
}
