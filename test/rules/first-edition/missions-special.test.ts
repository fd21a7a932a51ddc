import { expect, it, test } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

/** An attempt: a ship and its place, its crew, an Away Team, and the opponent’s cards there. */
interface Attempt {
  mission: string;
  ship: string;
  at?: 'space' | 'surface';
  crew?: readonly string[];
  team?: readonly string[];
  other?: readonly Row[];
  picks?: readonly string[];
}

/** Personnel of an affiliation that the mission needs attempt it. */
function attempt({
  mission,
  ship,
  at = 'space',
  crew = [],
  team = [],
  other = [],
  picks = [],
}: Attempt): Stage<FirstEdition> {
  const facts = cardOf(id(mission));
  const [affiliation = 'Federation'] = facts.type === 'Mission' ? facts.affiliations : [];
  const as: Partial<AnyPiece> = { as: { affiliation, by: 1 } };
  const play = [
    [ship, `${at}:L1`, as] as const,
    ...crew.map((name) => [name, 'aboard:1', as] as const),
    ...team.map((name) => [name, 'surface:L1', as] as const),
    // Holograms are where something projects them.
    ...(team.some((name) => cardOf(id(name)).icons.includes('Holo')) ? [['Holo-Projectors', 'at:L1'] as const] : []),
  ];
  const stage = scene({ gold: { missions: [mission], play }, blue: { play: other } });
  const [key] = offered(stage, 'gold', 'attempt');
  if (key === undefined) throw new Error(`${mission} can’t be attempted`);
  stage.does('gold', key);
  finish(stage, picks);
  return stage;
}

const solves = (how: Attempt): boolean => attempt(how).g.locations['L1']?.solved === 0;

const FREE = ['Mot the Barber'];

/** A further need of each: personnel with it solve, and those without don’t. */
const ROWS: readonly (readonly [mission: string, able: Omit<Attempt, 'mission'>, unable: Partial<Attempt>])[] = [
  [
    'Battle of Narendra III',
    { ship: 'Future Enterprise', crew: FREE, team: crewFor('Leadership + SECURITY + Honor x2') },
    { ship: 'U.S.S. Galaxy' },
  ],
  ['Brute Force', { ship: 'U.S.S. Oberth', team: ['Data', 'Data', 'Worf'] }, { team: ['Data', 'Data'] }],
  [
    'Brute Force',
    { ship: 'U.S.S. Oberth', team: ['Data', 'Data', 'Worf'] },
    { team: ['Data', 'Data', 'Worf', 'Calloway'] },
  ],
  [
    'Deliver Supplies',
    { ship: 'Batris', crew: crewFor('Transporter Skill'), team: crewFor('CIVILIAN x2') },
    { crew: ['Giusti'] },
  ],
  [
    'Deliver Supplies',
    { ship: 'Batris', crew: crewFor('Transporter Skill'), team: crewFor('CIVILIAN x2') },
    { ship: 'U.S.S. Oberth' },
  ],
  [
    'Military Exercises',
    { ship: 'U.S.S. Galaxy', crew: crewFor('SECURITY + Leadership + CUNNING>28') },
    { ship: 'Runabout' },
  ],
  [
    'Pacify Warring Factions',
    { ship: 'Flaxian Scout Vessel', crew: ['Linda Larson', 'Linda Larson'], team: crewFor('SECURITY x2') },
    { crew: ['Linda Larson'] },
  ],
  [
    'Pacify Warring Factions',
    { ship: 'Flaxian Scout Vessel', crew: ['Linda Larson', 'Linda Larson'], team: crewFor('SECURITY x2') },
    { ship: 'U.S.S. Oberth' },
  ],
  ['Planet', { ship: 'Runabout', at: 'surface', team: ['Taitt'] }, { at: 'space' }],
  [
    'Research Rapid Rotation',
    { ship: 'U.S.S. Oberth', crew: ['Jacobson', 'Davies', 'Davies'], team: ['Graham Davis', 'Linda Larson'] },
    { crew: ['Jacobson', 'Davies'] },
  ],
  [
    'Research Rapid Rotation',
    { ship: 'U.S.S. Oberth', crew: ['Jacobson', 'Davies', 'Davies'], team: ['Graham Davis', 'Linda Larson'] },
    { team: ['Graham Davis'] },
  ],
  // Together they have all skills, but the two groups have changed places.
  [
    'Research Rapid Rotation',
    { ship: 'U.S.S. Oberth', crew: ['Jacobson', 'Davies', 'Davies'], team: ['Graham Davis', 'Linda Larson'] },
    { crew: ['Graham Davis', 'Linda Larson'], team: ['Jacobson', 'Davies', 'Davies'] },
  ],
  [
    'Resolve Local Tensions',
    { ship: 'Runabout', crew: ['Geordi La Forge'], team: crewFor('Diplomacy + Leadership') },
    { crew: ['Giusti'] },
  ],
  [
    'Secure Station',
    { ship: 'U.S.S. Galaxy', crew: crewFor('Alpha-Hirogen') },
    {
      other: inPlay('L1: U.S.S. Galaxy; aboard:3: Data; L1: U.S.S. Galaxy; aboard:5: Data'),
    },
  ],
  [
    'Steal Breen Armament',
    {
      ship: 'U.S.S. Oberth',
      crew: [...crewFor('Anthropology + Honor + Leadership'), ...crewFor('SECURITY x3')],
    },
    { crew: ['Banya', 'Jacobson', 'Norah Satie', 'Sirna Kolrami'] },
  ],
  [
    'Unsanctioned Attack',
    { ship: 'U.S.S. Oberth', crew: ['Data', 'Ro Laren', 'Ensign Davis', 'Eric Pressman', 'Sirna Kolrami'] },
    { crew: ['Exocomp', 'Nikolai Rozhenko', 'Vash', 'Hannah Bates', 'Taitt', 'Giusti'] },
  ],
];

test.each(ROWS)(
  'C-MISSION-12 C-MISSION-17: %s is solved only by personnel who meet all of its requirements',
  (mission, able, unable) => {
    expect(solves({ mission, ...able })).toBe(true);
    expect(solves({ mission, ...able, ...unable })).toBe(false);
  },
);

it('C-MISSION-19 C-DRAW-08: the cost of Unsanctioned Attack is one of the personnel who solved it, not a card from hand', () => {
  const crew = ['Data', 'Ro Laren', 'Ensign Davis', 'Eric Pressman', 'Sirna Kolrami'];
  const stage = attempt({ mission: 'Unsanctioned Attack', ship: 'U.S.S. Oberth', crew, picks: ['who:2'] });
  expect(stage.g.players[0]?.discard).toEqual([id('Data')]);
});

it('C-MISSION-19: nobody is discarded for Revive Settlers if a hologram helps to solve it', () => {
  const team = crewFor('Computer Skill + Diplomacy + CUNNING>35');
  const holo = attempt({ mission: 'Revive Settlers', ship: 'Runabout', team: [...team, 'Dr. Leah Brahms'] });
  expect(holo.g.locations['L1']?.solved).toBe(0);
  expect(holo.g.players[0]?.discard).toEqual([]);
  const paid = attempt({ mission: 'Revive Settlers', ship: 'Runabout', team });
  expect(paid.g.locations['L1']?.solved).toBe(0);
  expect(paid.g.players[0]?.discard).toHaveLength(1);
});
