import { equipmentAt, fightersAt } from '../../../chapters/teams/teams.ts';
import { opponentOf } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import { DISCARD_THIS, idsOf, onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

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
