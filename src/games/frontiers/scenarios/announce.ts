import { signed } from '../../kit/words.ts';
import type { FrontiersOptions } from '../options.ts';
import { scenarioOf, sizeOf } from './all.ts';

/** The names of variants in the announcement. */
const VARIANTS: readonly (readonly [keyof FrontiersOptions, string])[] = [
  ['teams', 'two teams'],
  ['auction', 'ships are auctioned'],
  ['pvp', 'combat between players'],
  ['starbasePeace', 'no assaults on each other’s Starbases'],
  ['friendlyCards', 'no cards that hinder others'],
  ['friendlyData', 'friendly data'],
  ['interactiveCombat', 'interactive combat'],
  ['randomTiles', 'tiles in random orientation'],
  ['randomCubes', 'Borg Cubes drawn at random'],
  ['jointAssaults', 'joint assaults'],
  ['actionUpgrades', 'action upgrades'],
  ['openDecks', 'open decks'],
  ['drafting', 'a draft at the start'],
  ['guide', 'a guide'],
  ['noDummy', 'no Dummy Player'],
  ['lowestScores', 'the lowest Achievements count'],
  ['openMap', 'an open map'],
  ['epic', 'the epic form'],
  ['twoCubes', 'two Level 10 Cubes'],
];

/** Describes the scenario, Rounds, goal and variants, to which everyone agrees before choosing ships (F-SETUP-02). */
export function announcement(options: FrontiersOptions): string {
  const { rounds } = sizeOf(options);
  const variants = VARIANTS.filter(([key]) => options[key] === true).map(([, name]) => name);
  if (options.cubeLevels > 0) variants.push(`Borg Cubes ${options.cubeLevels} Levels higher`);
  if (options.frontierTiles !== 0) variants.push(`${signed(options.frontierTiles)} Frontier tiles`);
  if (options.coreTiles !== 0) variants.push(`${signed(options.coreTiles)} Core tiles`);
  if (options.cubeTiles !== 0) variants.push(`${signed(options.cubeTiles)} Cube tiles`);
  const extra = variants.length === 0 ? '' : ` With ${variants.join(', ')}.`;
  const { name, goal } = scenarioOf(options);
  return `${name}: ${rounds} Rounds. ${goal}${extra}`;
}
