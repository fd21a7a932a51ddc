import { before } from '../../../../kit/effects.ts';
import { equipmentAt, fightersAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentOf, playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { placeKind } from '../../../position/places.ts';
import { DISCARD_THIS, idsOf, onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import { showsIcon } from '../../probes.ts';

const isGun = filter('equipment, phaser or disruptor');

/** Sniper (Blaze of Glory). */
export const CARDS: CardRules = {
  sniper: {
    text: 'May be seeded. When you begin a battle on a planet with a phaser or disruptor present: target an opponent and probe, then put this under your deck. Stf, KW, Equipment, Maq: mortally wounded. Objective, Interrupt, Doorway, AU: stunned. Fed, Fer, Bor, Cmd: discard this.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    at: {
      'personnel-battle': {
        does(g, source, { seat, at }) {
          if (seat !== source.seat || placeKind(at) !== 'surface') return [];
          const isArmed = equipmentAt(g, at, seat).some(isGun);
          const from = idsOf(fightersAt(g, at, opponentOf(seat)));
          if (!isArmed || from.length === 0) return [];
          return [
            { do: 'choose', from, how: 'owner', count: 1, what: 'who is shot at' },
            {
              do: 'probe',
              outcomes: [
                { icons: ['Stf', 'KW', 'Equipment', 'Maq'], list: [{ do: 'fell', which: 'chosen', as: 'wounded' }] },
                {
                  icons: ['Objective', 'Interrupt', 'Doorway', 'AU'],
                  list: [{ do: 'fell', which: 'chosen', as: 'stunned' }],
                },
                { icons: ['Fed', 'Fer', 'Bor', 'Cmd'], list: [DISCARD_THIS] },
              ],
            },
          ];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Reveals the top card of the player's own draw deck, which determines what happens, and puts it under the deck
     * (C-SCOUT-04).
     */
    probe: { outcomes: readonly ProbeOutcome[] };
  }
}

/** The outcome of a probe if the probed card has one of these icons. Only the first matching outcome applies. */
interface ProbeOutcome {
  readonly icons: readonly string[];
  readonly list: Effects;
}

const probe: Kind<'probe'> = {
  run(ctx, run, { outcomes }) {
    const { deck } = playerOf(ctx.g, run.seat);
    const card = deck.shift();
    if (card === undefined) return;
    deck.push(card);
    ctx.reveal();
    const outcome = outcomes.find(({ icons }) => icons.some((icon) => showsIcon(cardOf(card), icon)));
    const icon = outcome?.icons.find((one) => showsIcon(cardOf(card), one));
    const found = icon === undefined ? 'no icon matches' : icon;
    ctx.log(`${seatName(run.seat)} probes: ${cardName(card)}, ${found}.`, 'C-SCOUT-04');
    if (outcome !== undefined) before(run, outcome.list);
  },
};

/** The kinds of effects that only this card has. */
export const KINDS = { probe };
