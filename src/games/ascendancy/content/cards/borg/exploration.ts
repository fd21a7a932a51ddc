import { no, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { isAdjacent } from '../../../galaxy/graph.ts';
import { diceFor } from '../../../position/dice.ts';
import { placeName, unitName } from '../../../position/names.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { warpCapable } from '../../builders/civilizations.ts';
import { fromCrisis, fromDiscovery, isOwn, NO_CULTURE } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

const SCOURED = 'Scoured Crater';

const FREED = 'Freed Drones';

/** Returns the Cube recorded on a world’s card, or null if that Cube is gone or elsewhere. */
function besieger(g: Ascendancy, system: SystemId, card: string): number | null {
  const id = g.discs[system]?.cards.find((one) => one.card === card)?.count;
  return id !== undefined && g.borg?.cubes.some((cube) => cube.id === id && cube.at === system) ? id : null;
}

/** Returns the newest Cube at a System, or null if no Cube is there. */
function newcomer({ borg }: Ascendancy, system: SystemId): number | null {
  const there = (borg?.cubes ?? []).filter(({ at }) => at === system).map(({ id }) => id);
  return there.length === 0 ? null : Math.max(...there);
}

/** Whether a seat has a Ship in Orbit or in an Adjacent Sector. */
function isNear(g: Ascendancy, seat: number, system: SystemId): boolean {
  return g.units.some((unit) => unit.seat === seat && unit.at !== null && isAdjacent(g, unit.at, system));
}

/**
 * The rule for a world under attack. A player who destroys the Cube at such a world may attempt Hegemony immediately.
 */
const UNDER_ATTACK: Rule = {
  adds: {
    // A free Hegemony attempt here costs no Culture at all.
    price: ({ conflict }, source, about) =>
      about.of === 'takeover' && about.system === source.system && conflict?.hegemony?.free === true ? -1 : 0,
  },
  at: {
    // The card records its Cube as soon as that Cube is placed.
    explored: {
      does(g, { id, system = '' }, about) {
        if (about.card !== id || about.system !== system) return [];
        const cube = newcomer(g, system);
        return cube === null ? [{ do: 'discard-card' }] : [{ do: 'count-card', to: cube }];
      },
    },
    'cube-destroyed': {
      prompt: 'attempt Hegemony for free?',
      asked: (_g, _source, { seat }) => seat,
      offers(g, { id, system = '' }, { seat, cube }) {
        const disc = g.discs[system];
        const count = disc?.cards.find(({ card }) => card === id)?.count;
        if (count !== cube || disc?.control !== null || !isNear(g, seat, system)) return [];
        const effects: Effects = [{ do: 'hegemony', system, free: true, less: 2 }, { do: 'discard-card' }];
        const label = 'Attempt Hegemony for free, with Resistance 2 lower';
        return [open({ key: 'hegemony', verb: 'hegemony', label, rule: 'A-HEG-01' }, effects)];
      },
    },
    'cube-moved': {
      does: (g, { id, system = '' }) => (besieger(g, system, id) === null ? [{ do: 'discard-card' }] : []),
    },
    'turn-end': {
      does: (g, { id, system = '' }) => (besieger(g, system, id) === null ? [{ do: 'discard-card' }] : []),
    },
  },
};

/** The 20 Exploration Cards of the Borg set (A-EXP-11). */
export const CARDS = exploration('borg', [
  {
    id: 'borg-assimilated-crew',
    number: 5,
    name: 'Assimilated Crew',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Lose 1 Ship here, or Exhaust 2 Commands to save it.',
    resolve: [
      {
        do: 'choose',
        prompt: 'which do you lose?',
        ways: [
          { key: 'ship', label: 'Lose a Ship here', does: [{ do: 'lose-ships', count: 1 }] },
          {
            key: 'commands',
            label: 'Exhaust 2 Commands',
            needs: { commands: 2 },
            does: [{ do: 'spend-command', count: 2, most: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'borg-assimilation-logs',
    number: 11,
    name: 'Assimilation Logs',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Look at the next 5 Borg Command Cards. Put 2 on the bottom and the others back in any order.',
    resolve: [{ do: 'arrange', pile: 'borg', count: 5, top: 3 }],
  },
  {
    id: 'borg-bioship-wake',
    number: 13,
    name: 'Bioship Wake',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Something hunted here: a Cube of your choice loses 4 dice, but keeps its last die. If no Cube is in play, take 2 Research.',
    resolve: [{ do: 'when', is: 'cube', does: [{ do: 'hurt-cube', dice: 4 }], else: [fromDiscovery({ research: 2 })] }],
  },
  {
    id: 'borg-borg-cube',
    number: 1,
    name: 'Borg Cube',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'A Cube waits here. It acts from the next Borg turn on.',
    resolve: [{ do: 'cube' }],
  },
  {
    id: 'borg-el-aurian-refugees',
    number: 17,
    name: 'El-Aurian Refugees',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 3,
    line: 'Diplomacy 3. Exhaust on your turn to look at the next Borg Command Card. You may put it on the bottom.',
    resolve: [],
    rule: {
      plays: {
        turn(g, source, { seat }) {
          if (!isOwn(source, { seat }) || g.borg === null) return [];
          const effects: Effects = [{ do: 'exhaust' }, { do: 'arrange', pile: 'borg', count: 1, top: 0, may: true }];
          const option = { key: 'refugees', verb: 'refugees', label: 'Look at the next Borg Command Card' };
          return [open({ ...option, hint: 'Exhausts the El-Aurian Refugees' }, effects)];
        },
      },
    },
  },
  {
    id: 'borg-evacuation-convoy',
    number: 12,
    name: 'Evacuation Convoy',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Survivors join you. Place 1 of your Ships here and take 1 Culture.',
    resolve: [{ do: 'build-ship', count: 1 }, fromDiscovery({ culture: 1 })],
  },
  {
    id: 'borg-freed-drones',
    number: 16,
    name: 'Freed Drones',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy 4. Exhaust to reroll all your misses in one Combat Round against the Borg.',
    resolve: [],
    rule: {
      at: {
        'after-hits': {
          prompt: 'reroll your misses?',
          offers(g, { seat }) {
            const pick = { whose: 'own', of: 'misses' } as const;
            const fightsBorg = g.conflict?.sides.some(({ owner }) => owner === 'borg') ?? false;
            if (seat === null || !fightsBorg || diceFor(g, seat, FREED, pick).length === 0) return [];
            const effects: Effects = [{ do: 'exhaust' }, { do: 'reroll', rule: FREED, pick, all: true }];
            return [open({ key: 'reroll', verb: 'reroll', label: 'Reroll all your misses' }, effects)];
          },
        },
      },
    },
  },
  warpCapable(1, {
    id: 'borg-level-one-civilization-under-borg-attack',
    number: 18,
    name: 'Level One Civilization under Borg Attack',
    source: 'public',
    line: '1 Warp Token, up to 1 Node, and a Cube in Orbit. Whoever destroys that Cube here may immediately attempt Hegemony for free, with Resistance 2 lower.',
    rule: UNDER_ATTACK,
    more: [{ do: 'cube' }],
  }),
  warpCapable(3, {
    id: 'borg-level-three-civilization-under-borg-attack',
    number: 20,
    name: 'Level Three Civilization under Borg Attack',
    source: 'public',
    line: '3 Warp Tokens, up to 3 Nodes, and a Cube in Orbit. Whoever destroys that Cube here may immediately attempt Hegemony for free, with Resistance 2 lower.',
    rule: UNDER_ATTACK,
    more: [{ do: 'cube' }],
  }),
  warpCapable(2, {
    id: 'borg-level-two-civilization-under-borg-attack',
    number: 19,
    name: 'Level Two Civilization under Borg Attack',
    source: 'public',
    line: '2 Warp Tokens, up to 2 Nodes, and a Cube in Orbit. Whoever destroys that Cube here may immediately attempt Hegemony for free, with Resistance 2 lower.',
    rule: UNDER_ATTACK,
    more: [{ do: 'cube' }],
  }),
  {
    id: 'borg-severed-drone',
    number: 8,
    name: 'Severed Drone',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy 4. Pass: draw 1 Borg Tech. Fail: take 1 Research.',
    resolve: [{ do: 'test', number: 4, pass: [{ do: 'draw-tech', count: 1 }], fail: [fromDiscovery({ research: 1 })] }],
  },
  {
    id: 'borg-transwarp-coil',
    number: 10,
    name: 'Transwarp Coil',
    type: 'discovery',
    after: 'held',
    source: 'ours',
    line: 'Keep this. Once, in your Command Phase, move a Ship or Fleet up to 5 Systems along existing lanes as if it Exited Warp. Then discard it.',
    resolve: [],
    rule: {
      plays: {
        command: (g, source, { seat }) =>
          isOwn(source, { seat })
            ? g.units.flatMap((unit) => {
                if (unit.seat !== seat || unit.at === null) return [];
                const effects: Effects = [{ do: 'discard-card' }, { do: 'go', unit: unit.id, systems: 5 }];
                const label = `Use the Transwarp Coil for ${unitName(g, unit)}`;
                const option = {
                  key: `coil:${unit.id}`,
                  verb: 'coil',
                  label,
                  hint: `${placeName(g, unit.at)}. No Command`,
                };
                return [open(option, effects)];
              })
            : [],
      },
    },
  },
  {
    id: 'borg-transwarp-signature',
    number: 3,
    name: 'Transwarp Signature',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'The nearest Cube heads for this System with its next 2 cards. If no Cube is in play, take 2 Research.',
    resolve: [
      { do: 'when', is: 'cube', does: [{ do: 'lure', turns: 2, nearest: true }], else: [fromCrisis({ research: 2 })] },
    ],
  },
  {
    id: 'borg-virgin-world-overlooked',
    number: 14,
    name: 'Virgin World: Overlooked',
    type: 'virgin',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Cubes never target this System and never stop in it.',
    resolve: [],
    rule: {
      bans: {
        cube: (_g, { system }, about) =>
          about.what === 'target' && about.sector === system ? no('A-EXPL-16', 'Cubes can’t target this world.') : null,
      },
    },
  },
  {
    id: 'borg-virgin-world-scoured-crater',
    number: 15,
    name: 'Virgin World: Scoured Crater',
    type: 'virgin',
    // The card stays on its System, so that its rule can forbid Nodes there in the turn when the System is Colonized.
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Colonizing costs no Culture, but no Node may be built here that turn.',
    resolve: [],
    rule: {
      ...NO_CULTURE,
      at: {
        colonized: {
          does: (g, source, about) =>
            about.system === source.system
              ? [
                  ...(NO_CULTURE.at?.colonized?.does?.(g, source, about) ?? []),
                  { do: 'last', what: SCOURED, seats: [about.seat], system: about.system, until: 'turn' },
                ]
              : [],
        },
      },
      bans: {
        build: (g, source, { what, system }) =>
          what === 'node' &&
          system === source.system &&
          g.lasting.some((one) => one.what === SCOURED && one.system === system)
            ? no('A-EXPL-16', 'You can’t build a Node here in the turn the crater was Colonized.')
            : null,
      },
    },
  },
  {
    id: 'borg-wrecked-sphere',
    number: 9,
    name: 'Wrecked Sphere',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Take 3 Production, or Exhaust 2 Commands for 1 Borg Tech.',
    resolve: [
      {
        do: 'choose',
        prompt: 'what do you take?',
        ways: [
          { key: 'production', label: 'Take 3 Production', does: [fromDiscovery({ production: 3 })] },
          {
            key: 'tech',
            label: 'Draw 1 Borg Tech',
            hint: '2 Commands',
            needs: { commands: 2 },
            does: [
              { do: 'spend-command', count: 2, most: true },
              { do: 'draw-tech', count: 1 },
            ],
          },
        ],
      },
    ],
  },
]);
