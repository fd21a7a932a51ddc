import type { Seat } from '../../../../../kernel/types.ts';
import type { Offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { shipsWithin } from '../../../position/find.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { answer, onOwnTable } from '../shared.ts';

/** Returns the filter of Borg drones of a subcommand. */
const drone = (icon: 'Com' | 'Nav' | 'Def'): string => `[Bor] personnel, Drone, [${icon}]`;

export const activateSubcommands: Rule = {
  text: 'Download three Borg drones: Communication, Navigation and Defense. You draw no more cards this turn.',
  plays: onOwnTable,
  fetches: {
    com: { must: true, wanted: drone('Com') },
    nav: { must: true, wanted: drone('Nav') },
    def: { must: true, wanted: drone('Def') },
  },
  once: [
    { do: 'download', what: 'com' },
    { do: 'download', what: 'nav' },
    { do: 'download', what: 'def' },
    { do: 'spend', what: 'draws' },
  ],
};

/** Returns the response at the beginning of a battle, whose attacker is `attacker`. */
function awakes(source: RuleSource, attacker: Seat): Offer<Effects>[] {
  const one = { do: 'download', what: 'guard' } as const;
  const two = attacker === source.seat ? [one] : [one, one];
  return answer(source, two, two.length === 1 ? 'Download a Defense drone' : 'Download two Defense drones');
}

export const awaken: Rule = {
  text: 'Download a Communication or Navigation drone. Or when a battle begins, download a Defense drone to your ship there, or two if your opponent started the battle.',
  plays: onOwnTable,
  fetches: {
    drone: { must: true, wanted: '[Bor] personnel, Drone, [Com] or [Nav]' },
    guard: {
      must: true,
      wanted: drone('Def'),
      to: (g, source) => shipsAtBattle(g, source.seat).map(({ id }) => aboard(id)),
    },
  },
  once: [{ do: 'download', what: 'drone' }],
  answers: {
    'ship-battle': {
      offers: (g, source, { seat }) => (shipsAtBattle(g, source.seat).length > 0 ? awakes(source, seat) : []),
    },
    'personnel-battle': {
      offers: (g, source, { seat }) => (shipsAtBattle(g, source.seat).length > 0 ? awakes(source, seat) : []),
    },
  },
};

/** Returns a player's ships at the location of the current battle. */
function shipsAtBattle(g: FirstEdition, seat: Seat): Piece[] {
  const { battle } = g;
  const location = battle === null ? null : battle.kind === 'ship' ? battle.location : locationAt(g, battle.at);
  return location === null ? [] : shipsWithin(g, location).filter((ship) => ship.seat === seat);
}
