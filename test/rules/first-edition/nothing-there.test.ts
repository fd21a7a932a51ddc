import { expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Stage } from '../../../src/proving/stage.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import { scene } from './scene.ts';

/** Why Gold can’t do what it says. */
function why({ match }: Stage<FirstEdition>, said: string): string {
  return reasonFor(match.state, 0, said, firstEdition as Game<unknown>).text;
}

it.each([
  ['attempt First Contact', 'No crew or Away Team of yours is at a mission now.'],
  ['attack the Pagh', 'No ship of yours is where it could attack something.'],
  ['beam everybody to the Runabout', 'Nobody of yours is where they could beam.'],
  ['fly to First Contact', 'No ship of yours could fly now.'],
  ['cloak', 'Nothing is there with which that could be done now.'],
])('C-TURN-06: of “%s” is said what lacks for it', (said, expected) => {
  expect(why(scene({}), said)).toBe(expected);
});

it('C-STAFF-01: a ship without its crew says so', () => {
  const stage = scene({ gold: { play: [['Runabout', 'space:L2']] } });
  expect(why(stage, 'move Runabout to L1')).toBe('Runabout lacks the crew that it needs.');
});

it('C-DOCK-03: a docked ship where its crew could attempt the mission says that it has to leave the dock', () => {
  const play = [
    ['Federation Outpost', 'space:L1'],
    ['U.S.S. Galaxy', 'docked:1'],
    ['Deanna Troi', 'aboard:2'],
    ['Jean-Luc Picard', 'aboard:2'],
    ['Linda Larson', 'aboard:2'],
  ] as const;
  const stage = scene({ gold: { play, missions: ['Study Pulsar', 'First Contact'] } });
  for (const said of ['attempt mission', 'attempt Study Pulsar'])
    expect(why(stage, said)).toBe('U.S.S. Galaxy is docked: undock it first.');
  expect(
    stage
      .does('gold', 'undock:2')
      .decision('gold')
      .options.map(({ verb }) => verb),
  ).toContain('attempt');
});
