import { describe, expect, it } from 'vitest';
import { TEXT_DATES } from '../../../src/games/first-edition/content/errata.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import { inPlay } from './position-text.ts';
import { scene } from './scene.ts';

/** Returns why Gold can’t do what it says. */
function why({ match }: Stage<FirstEdition>, said: string): string {
  return reasonFor(match.state, 0, said, firstEdition as Game<unknown>).text;
}

const why0 = (said: string, scene_: Parameters<typeof scene>[0] = {}): string => why(scene(scene_), said);

it.each([
  ['attempt First Contact', 'None of your ships or personnel are at First Contact. Move there first.'],
  ['attempt a mission', 'None of your crews or Away Teams are at a mission now.'],
  ['attack the Pagh', 'None of your ships or facilities can attack anything from where they are.'],
  ['beam everybody to the Runabout', 'None of your personnel can beam from where they are.'],
  ['fly to First Contact', 'You have no ship in play.'],
  ['undock', 'You have no ship in play.'],
  ['cloak', 'None of your ships can cloak.'],
  ['fight', 'None of your personnel are with opposing personnel they could fight.'],
  ['report', 'You have no cards in hand.'],
])('C-TURN-06: the refusal of “%s” gives the reason', (said, expected) => {
  expect(why0(said)).toBe(expected);
});

describe('reasons why a card can’t be played', () => {
  const outpost = ['Federation Outpost', 'space:L2'] as const;

  it('C-PLAY-08: a refusal says that the player has no facility in play', () => {
    const gold = { hand: ['Spock'] };
    expect(why0('report Spock', { gold })).toBe('You have no facility in play where Spock could report.');
    // A name alone means that it is played.
    expect(why0('spock', { gold })).toBe('You have no facility in play where Spock could report.');
    expect(why0('bring somebody', { gold })).toContain('You have no facility in play');
  });

  it('C-PLAY-01: a refusal says that the card play has been used', () => {
    const stage = scene({ gold: { hand: ['Spock', 'Data'], play: [outpost] } }).does('gold', 'report:data:aboard:1');
    for (const said of ['report Spock', 'report', 'spock'])
      expect(why(stage, said)).toBe('You have already used your card play this turn.');
  });

  it('C-TURN-04: a refusal says that orders have begun', () => {
    const stage = scene({ gold: { hand: ['Spock'], play: [outpost, ['Calloway', 'aboard:1']] } });
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(why(stage, 'report Spock')).toMatch(/before you execute orders/);
  });

  it('C-PLAY-08: a refusal says that no personnel is in hand, or that the personnel named isn’t in hand', () => {
    expect(why0('bring somebody', { gold: { hand: ['Kevin Uxbridge'] } })).toBe(
      'You have no personnel, ship or equipment in hand.',
    );
    expect(why0('report Spock', { gold: { hand: ['Data'] } })).toBe('You have no Spock in hand.');
  });

  it('C-RESPONSE-01: a refusal says what must happen before a response', () => {
    expect(why0('play amanda rogers', { gold: { hand: ['Amanda Rogers'] } })).toMatch(
      /^Amanda Rogers is a response\. You will be asked whether to play it when a card is played/,
    );
  });
});

describe('reasons why a mission can’t be attempted (C-MISSION-04)', () => {
  const crew = inPlay('L2: U.S.S. Galaxy [Deanna Troi]');

  it('a refusal finds a mission by its title, whatever the date of its text', () => {
    for (const texts of TEXT_DATES)
      expect(why0('attempt Nebula', { gold: { missions: ['Study Pulsar', 'Nebula'] }, texts })).toBe(
        'Nebula can’t be attempted.',
      );
  });

  it('a refusal says that a planet mission needs an Away Team, and suggests beaming one down', () => {
    const stage = scene({ gold: { play: crew } });
    const refusal = reasonFor(stage.match.state, 0, 'attempt First Contact', firstEdition as Game<unknown>);
    expect(refusal.text).toBe('First Contact is a planet mission: beam an Away Team down first.');
    const down = stage.decision('gold').options.find(({ key }) => key === 'beam:all:aboard:1:surface:L2');
    expect(refusal.instead).toEqual([{ label: down?.label, line: down?.key }]);
    expect(why(stage, 'attempt mission')).toBe(refusal.text);
  });

  it('a refusal says that a space mission needs the crew of a ship there', () => {
    expect(why0('attempt Study Pulsar', { gold: { play: crew } })).toBe(
      'None of your ships or personnel are at Study Pulsar. Move there first.',
    );
    const alone = inPlay('L1: Federation Outpost [Deanna Troi]');
    expect(why0('attempt Study Pulsar', { gold: { play: alone } })).toContain('None of your ships are there');
  });

  it('the refusal of an attempt doesn’t mention other missions', () => {
    expect(why0('attempt Excavation', { gold: { play: crew } })).not.toContain('First Contact');
  });
});

it('C-STAFF-01: a refusal says what an unstaffed ship still needs', () => {
  expect(why0('move Runabout to L1', { gold: { play: [['Runabout', 'space:L2']] } })).toBe(
    'Runabout has nobody aboard who can act.',
  );
  const short = inPlay('L2: U.S.S. Galaxy [Linda Larson]');
  expect(why0('move galaxy to Study Pulsar', { gold: { play: short } })).toMatch(
    /^U\.S\.S\. Galaxy isn’t staffed\. The ship still needs aboard: .*\[Staff\]/,
  );
});

it('C-DOCK-03: a refusal says that a docked ship must undock before its crew attempts the mission', () => {
  const play = inPlay('L1: Federation Outpost [U.S.S. Galaxy]; aboard:2: Deanna Troi, Jean-Luc Picard, Linda Larson');
  const stage = scene({ gold: { play, missions: ['Study Pulsar', 'First Contact'] } });
  for (const said of ['attempt mission', 'attempt Study Pulsar'])
    expect(why(stage, said)).toBe('U.S.S. Galaxy is docked. Undock it first.');
  expect(
    stage
      .does('gold', 'undock:2')
      .decision('gold')
      .options.map(({ verb }) => verb),
  ).toContain('attempt');
});
