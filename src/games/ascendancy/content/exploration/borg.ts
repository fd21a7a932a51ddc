import { no, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { isAdjacent } from '../../galaxy/graph.ts';
import { diceFor } from '../../position/dice.ts';
import { placeName, unitName } from '../../position/names.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import type { ExplorationCard } from '../card.ts';
import { fromCrisis, fromDiscovery, isOwn, NO_CULTURE } from './parts.ts';
import { warpCapable } from './people.ts';

const SCOURED = 'Scoured Crater';
const FREED = 'Freed Drones';

/** Returns the Cube recorded on a world’s card, or null if that Cube is gone or elsewhere. */
function besieger(g: Ascendancy, system: SystemId, card: string): number | null {
  const id = g.discs[system]?.cards.find((one) => one.card === card)?.count ?? 0;
  return g.borg?.cubes.some((cube) => cube.id === id && cube.at === system) ? id : null;
}

/** Returns the newest Cube at a System, or 0 if no Cube is there. */
function newcomer(g: Ascendancy, system: SystemId): number {
  return Math.max(0, ...(g.borg?.cubes ?? []).filter(({ at }) => at === system).map(({ id }) => id));
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
    takeover: ({ conflict }, source, { system }) =>
      system === source.system && conflict?.hegemony?.free === true ? -1 : 0,
  },
  at: {
    // The card records its Cube as soon as that Cube is placed.
    explored: {
      does(g, { id, system = '' }, about) {
        if (about.card !== id || about.system !== system) return [];
        const cube = newcomer(g, system);
        return cube === 0 ? [{ do: 'discard-card' }] : [{ do: 'count-card', to: cube }];
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

function underAttack(level: number, word: string): ExplorationCard {
  return warpCapable(level, {
    id: `borg-level-${word.toLowerCase()}-civilization-under-borg-attack`,
    name: `Level ${word} Civilization under Borg Attack`,
    set: 'borg',
    source: 'public',
    line: `${level} Warp ${level === 1 ? 'Token' : 'Tokens'}, up to ${level} ${level === 1 ? 'Node' : 'Nodes'}, and a Cube in Orbit. Whoever destroys that Cube here may immediately attempt Hegemony for free, with Resistance 2 lower.`,
    rule: UNDER_ATTACK,
    more: [{ do: 'cube' }],
  });
}

/** The 20 Exploration Cards of the Borg set (A-EXP-11). */
export const BORG: readonly ExplorationCard[] = [
  {
    id: 'borg-borg-cube',
    name: 'Borg Cube',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'public',
    line: 'A Cube waits here. It acts from the next Borg turn on.',
    resolve: [{ do: 'cube' }],
  },
  {
    id: 'borg-assimilated-world',
    name: 'Assimilated World',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'public',
    line: 'This System is already a Borg world with 1 Assimilation Node. If no Spire is left, take 2 Research instead.',
    resolve: [{ do: 'spire', else: [fromCrisis({ research: 2 })] }],
  },
  {
    id: 'borg-transwarp-signature',
    name: 'Transwarp Signature',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'The nearest Cube heads for this System with its next 2 cards. If no Cube is in play, take 2 Research.',
    resolve: [
      { do: 'when', is: 'cube', does: [{ do: 'lure', turns: 2, nearest: true }], else: [fromCrisis({ research: 2 })] },
    ],
  },
  {
    id: 'borg-collective-broadcast',
    name: 'Collective Broadcast',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy 4. Pass: put the next 3 Borg Command Cards in any order. Fail: each Spire gains a Node, or with none in play you Exhaust a Command.',
    resolve: [
      {
        do: 'test',
        number: 4,
        pass: [{ do: 'arrange', pile: 'borg', count: 3, top: 3 }],
        fail: [
          {
            do: 'when',
            is: 'spire',
            does: [{ do: 'grow-spires' }],
            else: [{ do: 'spend-command', count: 1, most: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'borg-assimilated-crew',
    name: 'Assimilated Crew',
    type: 'crisis',
    set: 'borg',
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
    id: 'borg-dead-colony',
    name: 'Dead Colony',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'The colony was carved out: if the System has 2 or more sites, it loses 1. Take 2 Production, and 1 Research if a Spire is in play.',
    resolve: [
      { do: 'when', is: { sites: 2 }, does: [{ do: 'remove-site' }] },
      fromCrisis({ production: 2 }),
      { do: 'when', is: 'spire', does: [fromCrisis({ research: 1 })] },
    ],
  },
  {
    id: 'borg-nanoprobe-plague',
    name: 'Nanoprobe Plague',
    type: 'crisis',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'Brave Level 5. The weakest Cube gains a die for each Ship lost. If any Ship survives, take 1 Research.',
    resolve: [
      { do: 'brave', level: 5, survived: [fromCrisis({ research: 1 })] },
      { do: 'cube-dice', gains: { each: 1, of: 'amount' } },
    ],
  },
  {
    id: 'borg-severed-drone',
    name: 'Severed Drone',
    type: 'discovery',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy 4. Pass: draw 1 Borg Tech. Fail: take 1 Research.',
    resolve: [{ do: 'test', number: 4, pass: [{ do: 'draw-tech', count: 1 }], fail: [fromDiscovery({ research: 1 })] }],
  },
  {
    id: 'borg-wrecked-sphere',
    name: 'Wrecked Sphere',
    type: 'discovery',
    set: 'borg',
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
  {
    id: 'borg-transwarp-coil',
    name: 'Transwarp Coil',
    type: 'discovery',
    set: 'borg',
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
    id: 'borg-assimilation-logs',
    name: 'Assimilation Logs',
    type: 'discovery',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'Look at the next 5 Borg Command Cards. Put 2 on the bottom and the others back in any order.',
    resolve: [{ do: 'arrange', pile: 'borg', count: 5, top: 3 }],
  },
  {
    id: 'borg-evacuation-convoy',
    name: 'Evacuation Convoy',
    type: 'discovery',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'Survivors join you. Place 1 of your Ships here and take 1 Culture.',
    resolve: [{ do: 'build-ship', count: 1 }, fromDiscovery({ culture: 1 })],
  },
  {
    id: 'borg-bioship-wake',
    name: 'Bioship Wake',
    type: 'discovery',
    set: 'borg',
    after: 'discard',
    source: 'ours',
    line: 'Something hunted here: a Cube of your choice loses 4 dice, but keeps its last die. If no Cube is in play, take 2 Research.',
    resolve: [{ do: 'when', is: 'cube', does: [{ do: 'hurt-cube', dice: 4 }], else: [fromDiscovery({ research: 2 })] }],
  },
  {
    id: 'borg-virgin-world-overlooked',
    name: 'Virgin World: Overlooked',
    type: 'virgin',
    set: 'borg',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Cubes never target this System and never stop in it.',
    resolve: [],
    rule: {
      bans: {
        'cube-target': (_g, { system }, { sector }) =>
          sector === system ? no('A-EXPL-16', 'Cubes can’t target this world.') : null,
      },
    },
  },
  {
    id: 'borg-virgin-world-scoured-crater',
    name: 'Virgin World: Scoured Crater',
    type: 'virgin',
    set: 'borg',
    // The card stays on its System, so that its rule can forbid Nodes there in the turn when the System is Colonized.
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Colonizing costs no Culture, but no Node may be built here in that turn.',
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
        node: (g, source, { system }) =>
          system === source.system && g.lasting.some((one) => one.what === SCOURED && one.system === system)
            ? no('A-EXPL-16', 'You can’t build a Node here in the turn the crater was Colonized.')
            : null,
      },
    },
  },
  {
    id: 'borg-freed-drones',
    name: 'Freed Drones',
    type: 'ally',
    set: 'borg',
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
  {
    id: 'borg-el-aurian-refugees',
    name: 'El-Aurian Refugees',
    type: 'ally',
    set: 'borg',
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
  underAttack(1, 'One'),
  underAttack(2, 'Two'),
  underAttack(3, 'Three'),
];
