import { type Offer, offer, open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentsOf, PAID, shipsOf, sideAt, strengthOf, unitsOf, usedIn } from '../../../position/conflict.ts';
import { controlled, playerOf } from '../../../position/find.ts';
import { ownerName } from '../../../position/names.ts';
import { conquest, type Part, partOf, rivalsOf, spent } from '../../../position/part.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, Unit } from '../../../state.ts';
import { exhaustOne } from '../../builders/espionage.ts';
import { SIXES_HIT, STRIKES_IN_OWN_TURN } from '../../builders/fights.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether at least two of a side’s dice that missed show the same number. */
function misfires({ side }: Part): boolean {
  const misses = side.dice.filter(({ hit }) => !hit).map(({ face }) => face);
  return new Set(misses).size < misses.length;
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

/** The Advancements of the Klingons. */
export const CARDS = advancements('klingon', [
  {
    id: 'kli-01',
    name: 'Disruptor Technology',
    cost: 0,
    type: 'Military',
    tokens: [],
    start: true,
    source: 'public',
    line: 'Your to-hit dice showing 6 always hit, whatever the opposing Shields.',
    rule: SIXES_HIT,
  },
  {
    id: 'kli-02',
    name: 'Mass Fire Tactics',
    cost: 4,
    type: 'Military',
    tokens: [],
    source: 'public',
    line: 'In a Combat Round of a Space Battle, if at least 2 of your missed dice show the same number after rerolls, you also destroy 1 opposing Ship of your choice.',
    rule: {
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
  },
  {
    id: 'kli-03',
    name: 'Adapted Cloaking Device',
    cost: 4,
    type: 'Espionage',
    tokens: ['warp'],
    cloak: true,
    source: 'public',
    line: 'On your own turn, your Ships have First Strike in Space Battles.',
    rule: STRIKES_IN_OWN_TURN,
  },
  {
    id: 'kli-04',
    name: 'Orbital Ship Yards',
    cost: 5,
    type: 'Engineering',
    tokens: [],
    source: 'public',
    line: 'In your Building Phase, build 1 free Ship at each Starbase you Control.',
    rule: {
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
  },
  {
    id: 'kli-05',
    name: 'Klingon Battle Lust',
    cost: 3,
    type: 'Culture',
    tokens: [],
    source: 'public',
    line: 'When you win a Space Battle you began, and you lost no Ship and destroyed at least 1, refresh 1 of your Commands.',
    rule: {
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
  },
  {
    id: 'kli-07',
    name: 'Planetary Bombardments',
    cost: 3,
    type: 'Military',
    tokens: [],
    source: 'book',
    line: 'In a Combat Round of an Invasion, you may destroy 1 Node per attacking Ship without a roll. That Round can end only in Collateral Damage or Total Annihilation.',
    rule: {
      at: {
        'before-hits': {
          prompt: 'bombard the Nodes instead of rolling?',
          offers(g, { seat }, { side }) {
            const part = partOf(g, seat, 'invasion');
            if (part === null || part.place !== side || part.c.attacker !== seat) return [];
            const kills = shipsOf(g, part.side);
            const label = `Destroy ${several(Math.min(kills, strengthOf(g, part.c, 1)), 'Node')} without a roll`;
            return [
              open(
                { key: 'bombard', verb: 'bombard', label, hint: 'The Round can’t end in success', rule: 'A-KLI-08' },
                [{ do: 'instead', rule: 'kli-07', kills, on: 1 }],
              ),
            ];
          },
        },
      },
    },
  },
  {
    id: 'kli-08',
    name: 'Bird-of-Prey Wings',
    cost: 2,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'When you attack from several Sectors at the same time, roll 1 additional die in the first Combat Round for each attacking Sector beyond the first, at most 2.',
    rule: {
      adds: {
        dice(g, { seat }, { side }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || part.place !== side || part.c.attacker !== seat || part.c.round > 1) return 0;
          const from = new Set(unitsOf(g, part.side).map(({ at }) => at));
          return Math.min(2, Math.max(0, from.size - 1));
        },
      },
    },
  },
  {
    id: 'kli-10',
    name: 'Imperial Intelligence',
    cost: 4,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'When you begin a Space Battle or Invasion, exhaust this card to exhaust 1 Military or Engineering Advancement of a Defender.',
    rule: {
      at: {
        'battle-declared': { prompt: 'exhaust a card of a Defender?', offers: (g, { seat }) => spies(g, seat) },
        'invasion-declared': {
          prompt: 'exhaust a card of the Defender?',
          offers: (g, { seat }) => spies(g, seat),
        },
      },
    },
  },
  {
    id: 'kli-11',
    name: 'Rura Penthe',
    cost: 3,
    type: 'Commerce',
    tokens: [],
    source: 'ours',
    line: 'During Resource Generation, gain 1 Production for each System you Control that you last took by Invasion, at most 3.',
    rule: {
      income: (g, source, seat) =>
        seat === source.seat
          ? { production: Math.min(3, controlled(g, seat).filter(({ taken }) => taken === 'invasion').length) }
          : {},
    },
  },
  {
    id: 'kli-12',
    name: 'Gates of Sto-vo-kor',
    cost: 2,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'When you brought at least 3 Ships to a Space Battle, lost them all and destroyed at least 2 opposing Ships, exhaust this card to gain 1 Culture. You gain none if another rule paid you Culture for that battle.',
    rule: {
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
  },
  {
    id: 'kli-13',
    name: 'Dahar Masters',
    cost: 3,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'If your Fleet falls below 3 Ships in a Space Battle or Invasion, it is disbanded only when the conflict ends.',
    // This card replaces A-FLEET-09 and A-BAT-24.
    rule: { grants: { 'keep-fleet': (g, { seat }, { unit }) => fightsIn(g, unit)?.seat === seat } },
  },
  {
    id: 'kli-14',
    name: 'Praxis Energy Works',
    cost: 4,
    type: 'Engineering',
    tokens: ['command'],
    source: 'ours',
    line: 'When you upgrade Weapons, you may pay up to half of the price, rounded down, in Production.',
    rule: {
      sets: {
        payment: (_g, source, about) =>
          about.of === 'upgrade' && about.seat === source.seat && about.track === 'weapons'
            ? Math.floor(about.price / 2)
            : null,
      },
    },
  },
  {
    id: 'kli-15',
    name: 'Unity of the Great Houses',
    cost: 3,
    type: 'Diplomacy',
    tokens: ['command', 'warp'],
    source: 'ours',
    line: 'Once per turn, if you Control a rival Home System or at least 2 Systems you last took by Invasion, Ascendancy costs you 1 Culture less, but never less than 3.',
    // With this card, Ascendancy costs 4 Culture, or 3 with Easier Ascension (A-OPT-08).
    rule: {
      adds: {
        price: (g, source, { of, seat }) =>
          of === 'ascendancy' && seat === source.seat && isCheaper(g, seat) ? -1 : 0,
      },
      at: {
        ascended: {
          does: (g, source, { seat }) =>
            seat === source.seat && isCheaper(g, seat) ? [{ do: 'mark-used', rule: 'kli-15', span: 'turn' }] : [],
        },
      },
    },
  },
]);
