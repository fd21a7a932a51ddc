import { type Offer, offer, open } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { opponentsOf, PAID, shipsOf, sideAt, strengthOf, unitsOf, usedIn } from '../../position/conflict.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { ownerName, theSeat } from '../../position/names.ts';
import { conquest, type Part, partOf, rivalsOf, spent } from '../../position/part.ts';
import { agreementBetween, haveContact } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, Unit } from '../../state.ts';
import { systemName } from '../systems/table.ts';
import { SIXES_HIT, STRIKES_IN_OWN_TURN } from './alike.ts';
import { advancements } from './build.ts';
import { exhaustOne } from './espionage.ts';

/** Whether at least two of a side’s dice that missed show the same number. */
function misfires({ side }: Part): boolean {
  const misses = side.dice.filter(({ hit }) => !hit).map(({ face }) => face);
  return new Set(misses).size < misses.length;
}

/** Returns how many Ships a player has in a battle, and the strength of each opponent. */
function strengths(g: Ascendancy, { c, place, side }: Part): { own: number; foes: { on: number; ships: number }[] } {
  const foes = opponentsOf(g, c, place).map((on) => ({ on, ships: strengthOf(g, c, on) }));
  return { own: shipsOf(g, side), foes };
}

/**
 * Returns all ways to split a total number of Ships among the opponents: how many from each, up to the Ships that they
 * have.
 */
function shares(count: number, foes: readonly { on: number; ships: number }[]): { on: number; ships: number }[][] {
  const [first, ...others] = foes;
  if (first === undefined) return count === 0 ? [[]] : [];
  const most = Math.min(count, first.ships);
  return Array.from({ length: most + 1 }, (_, ships) => ships).flatMap((ships) =>
    shares(count - ships, others).map((rest) => (ships === 0 ? rest : [{ on: first.on, ships }, ...rest])),
  );
}

/**
 * Offers to sacrifice a number of Ships for the same number of opposing Ships, with one offer for each way to split
 * that number (A-OPEN-19).
 */
function sacrifices(g: Ascendancy, part: Part, count: number): Offer<Effects>[] {
  const { foes } = strengths(g, part);
  const rule = 'kli-06';
  return shares(count, foes).flatMap(([first, ...others]): Offer<Effects>[] => {
    if (first === undefined) return [];
    const whose = [first, ...others].map(({ on, ships }) => `${ships} of ${ownerName(g, sideAt(part.c, on).owner)}`);
    const label = `Sacrifice ${several(count, 'Ship')} for ${listed(whose)}`;
    const key = `sacrifice:${[first, ...others].map(({ on, ships }) => `${on}-${ships}`).join(':')}`;
    const more = others.map(({ on, ships }): Effect => ({ do: 'extra-hits', rule, hits: ships, on, sure: true }));
    return [
      open({ key, verb: 'sacrifice', label, rule: 'A-KLI-06' }, [
        { do: 'sacrifice', rule, ships: count },
        { do: 'instead', rule, kills: first.ships, on: first.on },
        ...more,
      ]),
    ];
  });
}

/** The effects of a tribute. The loser chooses between a Trade Agreement and Production. */
function tribute(g: Ascendancy, seat: number, rival: number): Effects {
  const gives =
    haveContact(g, seat, rival) &&
    agreementBetween(g, rival, seat) === null &&
    playerOf(g, rival).agreements.some(({ holder, exhausted }) => holder === null && !exhausted);
  const discard: Effect[] = [
    { do: 'lose', seat: rival, amount: 2, of: ['production'] },
    { do: 'gain', gains: { production: 1 }, rule: 'A-BAT-30' },
  ];
  const give: Effect[] = [{ do: 'give-agreement', from: rival, to: seat, locked: true }];
  const gift = { key: 'give', label: 'Give a Trade Agreement', hint: 'Locked until the next Maintenance', does: give };
  const pays = { key: 'discard', label: 'Discard 2 Production', hint: 'The victor gains 1', does: discard };
  const prompt = 'give a Trade Agreement, or discard 2 Production?';
  return [
    { do: 'mark-used', rule: 'kli-09', span: 'turn' },
    { do: 'demand', of: rival, prompt, ways: gives ? [pays, gift] : [pays] },
  ];
}

/** Returns the rivals beaten in a battle who can be made to pay a tribute. */
function vanquished(g: Ascendancy, seat: number | null): number[] {
  const part = conquest(g, seat);
  if (part === null || seat === null || timesUsed(g, seat, 'kli-09') > 0) return [];
  return rivalsOf(part).flatMap((one) => (one.side.brought >= 2 ? [one.seat] : []));
}

/** Returns a Fleet that takes part in the current battle or Invasion, or undefined. */
function fightsIn({ conflict, units }: Ascendancy, id: number): Unit | undefined {
  if (conflict === null || conflict.kind === 'hegemony') return undefined;
  const sides = conflict.sides.filter(({ owner }) => typeof owner === 'number');
  return units.find((unit) => unit.id === id && sides.some((side) => side.units.includes(id)));
}

/**
 * Whether the Unity of the Great Houses applies: the player Controls a rival’s Home System, or two Systems taken by
 * Invasion.
 */
function isUnited(g: Ascendancy, seat: number): boolean {
  const own = controlled(g, seat);
  const homes = g.players.flatMap(({ home }, one) => (one === seat || home === null ? [] : home));
  return own.some(({ id }) => homes.includes(id)) || own.filter(({ taken }) => taken === 'invasion').length >= 2;
}

/** Whether the next Ascendancy this turn is cheaper. */
function isCheaper(g: Ascendancy, seat: number): boolean {
  return timesUsed(g, seat, 'kli-15') === 0 && isUnited(g, seat);
}

/** The Advancements of the Klingons. */
export const KLINGON = advancements('klingon', {
  // Card: Disruptor Technology
  'kli-01': SIXES_HIT,
  // Card: Mass Fire Tactics
  'kli-02': {
    at: {
      'hits-counted': {
        prompt: 'which opponent loses 1 more Ship?',
        does(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          const foes = part === null ? [] : opponentsOf(g, part.c, part.place);
          const [foe, ...more] = foes;
          return foe !== undefined && more.length === 0 ? massFire(g, seat, foe) : [];
        },
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          const foes = part === null ? [] : opponentsOf(g, part.c, part.place);
          if (part === null || foes.length < 2) return [];
          return foes.flatMap((on): Offer<Effects>[] => {
            const effects = massFire(g, seat, on);
            const label = `Destroy a Ship of ${ownerName(g, sideAt(part.c, on).owner)}`;
            return effects.length === 0 ? [] : [open({ key: `massed:${on}`, verb: 'destroy', label }, effects)];
          });
        },
      },
    },
  },
  // Card: Adapted Cloaking Device
  'kli-03': STRIKES_IN_OWN_TURN,
  // Card: Orbital Ship Yards
  'kli-04': {
    plays: {
      building: (g, source, { seat }) =>
        seat !== source.seat || playerOf(g, seat).ships === 0
          ? []
          : controlled(g, seat)
              .filter(({ starbase }) => starbase)
              .map(({ id }) =>
                offer<Effects>(
                  [
                    { do: 'mark-used', rule: `kli-04:${id}`, span: 'turn' },
                    { do: 'build-ship', count: 1, at: id },
                  ],
                  spent(g, seat, `kli-04:${id}`, 'turn'),
                  () => ({
                    key: `shipyard:${id}`,
                    verb: 'shipyard',
                    label: `Build 1 free Ship at ${systemName(id)}`,
                    hint: 'Once per turn at each Starbase',
                  }),
                ),
              ),
    },
  },
  // Card: Klingon Battle Lust
  'kli-05': {
    at: {
      'conflict-end': {
        does(g, { seat }) {
          const part = conquest(g, seat);
          const cubes = part?.c.sides.some(({ owner, out }) => owner === 'borg' && out === 'destroyed') ?? false;
          const isClean = part !== null && part.side.lost === 0 && (part.side.killed > 0 || cubes);
          return isClean ? [{ do: 'ready', count: 1 }] : [];
        },
      },
    },
  },
  // Card: Cult of Kahless
  'kli-06': {
    at: {
      'before-hits': {
        prompt: 'sacrifice Ships instead of rolling?',
        offers(g, { seat }, { side }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || part.place !== side) return [];
          const { own, foes } = strengths(g, part);
          const most = Math.min(
            own,
            foes.reduce((sum, { ships }) => sum + ships, 0),
          );
          return Array.from({ length: most }, (_, at) => at + 1).flatMap((count) => sacrifices(g, part, count));
        },
      },
    },
  },
  // Card: Planetary Bombardments
  'kli-07': {
    at: {
      'before-hits': {
        prompt: 'bombard the Nodes instead of rolling?',
        offers(g, { seat }, { side }) {
          const part = partOf(g, seat, 'invasion');
          if (part === null || part.place !== side || part.c.attacker !== seat) return [];
          const kills = shipsOf(g, part.side);
          const label = `Destroy ${several(Math.min(kills, strengthOf(g, part.c, 1)), 'Node')} without a roll`;
          return [
            open({ key: 'bombard', verb: 'bombard', label, hint: 'The Round can’t end in success', rule: 'A-KLI-08' }, [
              { do: 'instead', rule: 'kli-07', kills, on: 1 },
            ]),
          ];
        },
      },
    },
  },
  // Card: Bird-of-Prey Wings
  'kli-08': {
    adds: {
      dice(g, { seat }, { side }) {
        const part = partOf(g, seat, 'battle');
        if (part === null || part.place !== side || part.c.attacker !== seat || part.c.round > 1) return 0;
        const from = new Set(unitsOf(g, part.side).map(({ at }) => at));
        return Math.min(2, Math.max(0, from.size - 1));
      },
    },
  },
  // Card: Tribute of the Vanquished
  'kli-09': {
    at: {
      'conflict-end': {
        prompt: 'which player pays you a tribute?',
        does(g, { seat }) {
          const [loser, ...more] = vanquished(g, seat);
          return seat !== null && loser !== undefined && more.length === 0 ? tribute(g, seat, loser) : [];
        },
        offers(g, { seat }) {
          const found = vanquished(g, seat);
          if (seat === null || found.length < 2) return [];
          return found.map((rival) =>
            open(
              { key: `tribute:${rival}`, verb: 'tribute', label: `Demand a tribute from ${theSeat(g, rival)}` },
              tribute(g, seat, rival),
            ),
          );
        },
      },
    },
  },
  // Card: Imperial Intelligence
  'kli-10': {
    at: {
      'battle-declared': { prompt: 'exhaust a card of a Defender?', offers: (g, { seat }) => spies(g, seat) },
      'invasion-declared': {
        prompt: 'exhaust a card of the Defender?',
        offers: (g, { seat }) => spies(g, seat),
      },
    },
  },
  // Card: Rura Penthe
  'kli-11': {
    income: (g, source, seat) =>
      seat === source.seat
        ? { production: Math.min(3, controlled(g, seat).filter(({ taken }) => taken === 'invasion').length) }
        : {},
  },
  // Card: Gates of Sto-vo-kor
  'kli-12': {
    at: {
      'conflict-end': {
        prompt: 'gain 1 Culture for your lost Ships?',
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || seat === null || part.side.out !== 'destroyed') return [];
          const isGood = part.side.brought >= 3 && part.side.killed >= 2;
          if (!isGood || usedIn(part.c, PAID, seat, 'conflict') > 0) return [];
          return [
            open({ key: 'sto-vo-kor', verb: 'gain', label: 'Gain 1 Culture' }, [
              { do: 'exhaust' },
              { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
            ]),
          ];
        },
      },
    },
  },
  // Card: Dahar Masters. This card replaces A-FLEET-09 and A-BAT-24.
  'kli-13': { grants: { 'keep-fleet': (g, { seat }, { unit }) => fightsIn(g, unit)?.seat === seat } },
  // Card: Praxis Energy Works
  'kli-14': {
    adds: {
      'upgrade-production': (_g, source, { seat, track, price }) =>
        seat === source.seat && track === 'weapons' ? Math.floor(price / 2) : 0,
    },
  },
  // Card: Unity of the Great Houses. With this card, Ascendancy costs 4 Culture, or 3 with Easier Ascension (A-OPT-08).
  'kli-15': {
    adds: { ascendancy: (g, source, { seat }) => (seat === source.seat && isCheaper(g, seat) ? -1 : 0) },
    at: {
      ascended: {
        does: (g, source, { seat }) =>
          seat === source.seat && isCheaper(g, seat) ? [{ do: 'mark-used', rule: 'kli-15', span: 'turn' }] : [],
      },
    },
  },
});

/** Destroys one more Ship of a side if two misses show the same number, once per Combat Round. */
function massFire(g: Ascendancy, seat: number | null, on: number): Effects {
  const part = partOf(g, seat, 'battle');
  if (part === null || seat === null || !misfires(part) || usedIn(part.c, 'kli-02', seat, 'round') > 0) return [];
  return [{ do: 'extra-hits', rule: 'kli-02', hits: 1, on, sure: true }];
}

/** Lets an Attacker exhaust a Military or Engineering card of a Defender. */
function spies(g: Ascendancy, seat: number | null): readonly Offer<Effects>[] {
  const part = partOf(g, seat, 'battle', 'invasion');
  if (part === null || part.c.attacker !== seat) return [];
  const defenders = rivalsOf(part).map((one) => one.seat);
  return exhaustOne(g, defenders, ['Military', 'Engineering']);
}
