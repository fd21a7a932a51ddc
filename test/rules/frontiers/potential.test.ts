import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { recruit } from '../../../src/games/frontiers/chapters/crew/recruit.ts';
import { ADVANCED, BASIC, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Colour } from '../../../src/games/frontiers/content/colours.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';
import type { Moment } from '../../../src/games/frontiers/effects/moments.ts';
import { play } from '../../../src/games/frontiers/effects/play.ts';
import { plays } from '../../../src/games/frontiers/effects/plays.ts';
import { effects } from '../../../src/games/frontiers/effects/runner.ts';
import { type CrewMember, DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { gathered, potential } from '../../../src/games/frontiers/viewing/potential.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Drive } from './support/drive.ts';
import { brawl, lasts, turnOf } from './support/effects.ts';
import { stored } from './support/plays.ts';

const SORTS = ['move', 'attack', 'shields', 'diplomacy'] as const;

/** The number of scenes for each seed. The claim holds for any seed and any number of scenes. */
const SCENES = 60;

const ready = (crew: string): CrewMember => ({ crew, ready: true, wounds: 0 });
const spent = (crew: string): CrewMember => ({ crew, ready: false, wounds: 0 });
const wounded = (crew: string): CrewMember => ({ crew, ready: true, wounds: 1 });

describe('the most points that a captain could have this turn', () => {
  it.each([
    // Either both cards give 1 sideways, or one card’s tokens pay for the other card’s strong effect.
    ['data tokens that a card gives', ['overload', 'warp-drive'], 'move', 4],
    ['a crystal that a card gives', ['phased-pulse', 'warp-drive'], 'move', 4],
    ['a crystal in a color that nothing needs', ['phaser-volley', 'warp-drive'], 'move', 3],
    ['a card that turns Move into Attack', ['strafing-run', 'warp-drive'], 'attack', 4],
    ['the data that an effect needs in addition', ['reroute-power', 'phased-pulse'], 'shields', 4],
    ['a card that another one discards only once', ['quick-thinking', 'open-fire', 'warning-shot'], 'attack', 5],
    ['no data that would pay for itself', ['insight', 'open-fire'], 'attack', 3],
    ['the next Attack that a card makes stronger', ['flanking-maneuver', 'open-fire'], 'attack', 3],
  ] as const)('a captain’s potential counts %s', (_what, hand, sort, most) => {
    const { g } = turnOf(2, ...hand);
    expect(potential(g, 0)[sort]).toBe(most);
  });

  it('a captain’s potential counts an unused Skill, but not a used one', () => {
    const { g, player } = turnOf(2, 'impulse-engines');
    player.skills = [{ skill: 'defiant-power-relay', used: 'no' }];
    expect(potential(g, 0).move).toBe(4);
    player.skills = [{ skill: 'defiant-power-relay', used: 'round' }];
    expect(potential(g, 0).move).toBe(2);
  });

  it('a captain’s potential includes one Core die, or more if an effect allows it', () => {
    const { g } = turnOf(2, 'warp-drive', 'impulse-engines');
    g.core = ['blue', 'gold'];
    expect(potential(g, 0).move).toBe(6);
    g.players[0]?.lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
    expect(potential(g, 0).move).toBe(8);
  });

  it.each([
    // F-CREW-04, F-HEAL-08
    ['a Wounded Crew Member whom a card heals', ['damage-control'], [wounded('jake-sisko')], [], 'diplomacy', 2],
    [
      'no Wounded Crew Member who costs more Heal points than there are',
      ['damage-control'],
      [wounded('security-detail')],
      [],
      'shields',
      1,
    ],
    ['a card that heals either by its effect or sideways', ['damage-control'], [wounded('nog')], [], 'move', 2],
    // F-CREW-11
    [
      'a Crew Member who is activated, readied and activated again',
      ['sickbay-rotation'],
      [ready('security-detail')],
      [],
      'shields',
      8,
    ],
    [
      'a Crew Member who is readied among the Ready Crew',
      ['sickbay-rotation'],
      [spent('nog')],
      ['enterprise-d-full-ahead'],
      'move',
      3,
    ],
    [
      'a bonus for each time a Crew Member is activated',
      ['battle-stations', 'sickbay-rotation'],
      [ready('phaser-crew')],
      [],
      'attack',
      10,
    ],
    [
      'a bonus to a Crew Member’s Long Range Attack',
      [],
      [ready('long-range-gunners')],
      ['enterprise-d-lead-by-example'],
      'attack',
      4,
    ],
    ['no bonus for Crew on a card', ['open-fire'], [], ['enterprise-d-lead-by-example'], 'attack', 2],
    ['a Crew Member’s new wound for a card that counts wounds', ['distress-call'], [ready('drex')], [], 'diplomacy', 4],
    // F-GAIN-02
    [
      'a crystal of a new color for a Skill that counts colors',
      [],
      [],
      ['defiant-deep-pockets', 'enterprise-d-survey-records'],
      'diplomacy',
      2,
    ],
    // F-CARD-06
    [
      'a card either with its sideways bonus or with its own effect',
      ['warp-drive'],
      [],
      ['neghvar-whatever-it-takes'],
      'move',
      2,
    ],
    [
      'the higher sideways bonus only for an Advanced Action',
      ['strafing-run'],
      [],
      ['neghvar-whatever-it-takes'],
      'move',
      3,
    ],
    [
      'one sideways bonus for each card',
      ['torpedo-salvo'],
      [],
      ['neghvar-whatever-it-takes', 'neghvar-no-computer-needed'],
      'move',
      3,
    ],
    ['a Damage Card sideways', [DAMAGE], [], ['bird-of-prey-scars-of-war'], 'move', 2],
    // F-CARD-08
    [
      'the bonus to a card’s next Attack for cards alone',
      ['flanking-maneuver'],
      [],
      ['neghvar-heavy-blow'],
      'attack',
      3,
    ],
    // F-CARD-11
    ['no Damage Card as the card that another one discards', ['quick-thinking', DAMAGE], [], [], 'attack', 1],
    // F-CARD-10
    [
      'a repeated effect until the cards it discards run out',
      ['overcharge', 'quick-thinking', 'data-archive', 'insight'],
      [],
      [],
      'diplomacy',
      6,
    ],
    ['no Core die to set while the Core is empty', ['insight'], [], [], 'attack', 1],
  ] as const)('a captain’s potential counts %s', (_what, hand, crew, skills, sort, most) => {
    const { g, player } = turnOf(2, ...hand);
    player.crew = [...crew];
    player.skills = skills.map((skill) => ({ skill, used: 'no' }));
    expect(potential(g, 0)[sort]).toBe(most);
  });

  it.each([
    // The strong effect is free and gives 2 more each time.
    [
      'the bonus of a boosted card for each repetition',
      ['coordination', 'overcharge', 'open-fire'],
      ['gold'],
      'attack',
      12,
    ],
    ['a card that another one plays only once', ['coordination', 'warp-drive'], ['gold'], 'move', 6],
  ] as const)('a captain’s potential counts %s', (_what, hand, crystals, sort, most) => {
    const { g, player } = turnOf(2, ...hand);
    for (const colour of crystals) player.crystals[colour] += 1;
    expect(potential(g, 0)[sort]).toBe(most);
  });

  it('F-CREW-11: a captain’s potential counts every Crew Member that one effect can make Ready within its total of Ranks', () => {
    const { g, player } = turnOf(2, 'metaphasic-radiation');
    player.crew = ['nog', 'nog', 'jake-sisko', 'helm-officers', 'leeta', 'leeta'].map(spent);
    player.crystals.gold = 1;
    player.data.black = 1;
    // In a Nebula the card readies up to 5 Ranks.
    expect(potential(g, 0).move).toBe(10);
  });

  it('F-CARD-13: a captain’s potential includes an effect that makes a captain’s own dice wild', () => {
    const { g, player } = turnOf(2, 'source-sweep', 'warp-drive', 'impulse-engines');
    player.crystals.blue = 1;
    expect(potential(g, 0).move).toBe(7);
    player.dice = (['purple', 'black'] as const).map((colour) => ({ colour, used: false }));
    expect(potential(g, 0).move).toBe(8);
  });

  it('F-VARIANT-14: a captain’s potential assumes that a white die can pay for a color once the die that prevents this has been taken', () => {
    const { g, player } = turnOf(2, 'impulse-engines', 'impulse-engines');
    g.options.friendlyData = true;
    g.core = ['gold'];
    player.dice = [{ colour: 'white', used: false }];
    expect(potential(g, 0).move).toBe(4);
    lasts(g, { kind: 'dice', more: 1 });
    expect(potential(g, 0).move).toBe(8);
  });

  it('F-OPEN-17: a captain’s potential counts another player’s shared Skill only once', () => {
    const { g } = turnOf(2, 'open-fire');
    const [, rival] = g.players;
    if (rival === undefined) throw new Error('there is no rival');
    rival.skills = [{ skill: 'neghvar-battle-fervor', used: 'common', guests: [] }];
    expect(potential(g, 0).attack).toBe(4);
    rival.skills = [{ skill: 'neghvar-battle-fervor', used: 'common', guests: [0] }];
    expect(potential(g, 0).attack).toBe(2);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'a captain’s potential is never less than what the captain gathers (seed %i)',
    (seed) => {
      const random = stream(`potential ${seed}`);
      for (let game = 0; game < SCENES; game++) playOut(game, (bound) => random.next(bound));
    },
  );
});

/** Plays a scene at random. The points gathered never exceed the least estimate given before in the same scene. */
function playOut(game: number, next: (bound: number) => number): void {
  const { g, moments } = scene(next);
  const told = { ...potential(g, 0) };
  const played: string[] = [];
  for (let step = 0; step < 10; step++) {
    if (moments.length > 1 && next(4) === 0) enter(g, moments);
    const [moment = 'move'] = moments;
    const all = plays(g, 0, moment);
    const chosen = all[next(Math.max(1, all.length))];
    if (chosen === undefined) continue;
    const now = potential(g, 0);
    for (const sort of SORTS) told[sort] = Math.min(told[sort], now[sort]);
    const before = usable(g);
    const frame = { proc: 'play', local: { seat: 0, deed: stored(chosen.payload), moment } };
    new Drive(g, { play, effects, recruit }, frame).plays(40, next);
    // The estimate can’t include what is drawn, gained, revealed or rolled later.
    const isRolled = chosen.payload.do === 'die' && chosen.payload.roll;
    if (isRolled || !isWithin(usable(g), before)) return;
    played.push(`${moment} ${chosen.option.key}`);
    for (const sort of SORTS) {
      const found = gathered(playerOf(g, 0), sort);
      expect(found, `game ${game}, ${sort}: ${played.join(', ')}`).toBeLessThanOrEqual(told[sort]);
    }
  }
}

/** Moves to the next moment. */
function enter(g: Frontiers, moments: Moment[]): void {
  moments.shift();
  const [moment] = moments;
  if (g.combat !== null && (moment === 'shields' || moment === 'attack')) g.combat.phase = moment;
}

/** A captain with random cards, data, Skills and Crew, and the remaining moments of a turn or a fight. */
function scene(next: (bound: number) => number): { g: Frontiers; moments: Moment[] } {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[next(list.length)];
    if (one === undefined) throw new Error('nothing to pick');
    return one;
  };
  const some = <T>(most: number, list: readonly T[]): T[] => Array.from({ length: next(most + 1) }, () => pick(list));
  const each = <T>(most: number, list: readonly T[]): T[] => [...new Set(some(most, list))];
  const cards = [...BASIC, ...BASIC, ...ADVANCED, ...UNDISCOVERED].map(({ id }) => id);
  const { g, player } = turnOf(2, ...some(4, cards), pick(cards), ...some(1, [DAMAGE]));
  g.options.friendlyData = next(3) === 0;
  g.core = some<Colour>(3, ['red', 'blue', 'gold', 'white', 'black', 'purple']);
  for (const colour of some(2, ['red', 'blue', 'gold'] as const)) player.crystals[colour] += 1;
  const skills = each(2, SKILLS).filter(({ use }) => use !== 'always');
  player.skills = skills.map(({ id }) => ({ skill: id, used: 'no' }));
  const open = each(1, SKILLS).filter((skill) => skill.use === 'shared' && !skills.includes(skill));
  const crew = CREW.map(({ id }) => id);
  player.crew = each(3, crew).map((id) => ({ crew: id, ready: next(3) > 0, wounds: next(6) === 0 ? 1 : 0 }));
  g.crew.offer = each(2, crew);
  g.undiscovered.offer = each(
    2,
    UNDISCOVERED.map(({ id }) => id),
  );
  // The rival has no cards, because the estimate can’t know which of them an effect would show.
  const [, rival] = g.players;
  if (rival === undefined) throw new Error('there is no rival');
  Object.assign(rival, { hand: [], skills: open.map(({ id }) => ({ skill: id, used: 'common', guests: [] })) });
  const moments: Moment[] = next(2) === 0 ? ['move', 'deal'] : ['long', 'shields', 'attack'];
  moments.splice(0, next(moments.length));
  const [first] = moments;
  if (first === 'long' || first === 'shields' || first === 'attack') brawl(g, ['patrol-warbird'], { phase: first });
  return { g, moments };
}

/** Everything a captain can use: the hand, Crew (Spent or not), the dice of the Core, and the cards of the offers. */
function usable(g: Frontiers): string[] {
  const { hand, crew } = playerOf(g, 0);
  return [...hand, ...crew.map((member) => member.crew), ...g.core, ...g.crew.offer, ...g.undiscovered.offer];
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
