import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { sumFire } from '../../../src/games/frontiers/chapters/captains/points.ts';
import { recruit } from '../../../src/games/frontiers/chapters/crew/recruit.ts';
import { check } from '../../../src/games/frontiers/check.ts';
import { ADVANCED, BASIC, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';
import { play } from '../../../src/games/frontiers/effects/play.ts';
import { plays } from '../../../src/games/frontiers/effects/plays.ts';
import { effects } from '../../../src/games/frontiers/effects/runner.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Option, State } from '../../../src/kernel/types.ts';
import { Drive } from './support/drive.ts';
import { stored } from './support/plays.ts';
import { fetch, hire, momentOf, type PlayMoment, riches, SCENES } from './support/riches.ts';

const chance = stream('every effect');

/** The number of characters that a menu shows, and the longest label. */
const SHOWN = 30;
const MOST = { label: 80, hint: 100 };
/** No play asks more questions than this. */
const QUESTIONS = 40;

/** The faults of options: labels that begin alike or don’t fit. */
function flaws(options: readonly Option[]): string[] {
  const starts = new Set(options.map(({ label }) => label.slice(0, SHOWN)));
  const keys = new Set(options.map(({ key }) => key));
  const long = options.filter(({ label, hint = '' }) => label.length > MOST.label || hint.length > MOST.hint);
  if (starts.size === options.length && keys.size === options.length && long.length === 0) return [];
  return options.map(({ key, label }) => `${key}: ${label}`);
}

/** Checks that no kind of points is below 0. */
function expectSound(g: Frontiers, where: string): void {
  const fire = g.players.flatMap(({ points: { close, long, shields } }) => [close, long, shields].map(sumFire));
  expect(Math.min(...fire), where).toBeGreaterThanOrEqual(0);
  // Checks all other points, cards, Crew and data. The end of the test game doesn’t matter.
  check({ g, over: null } as State<Frontiers>);
}

/** Plays every option whose key begins so in a scene, each in its own position, with random answers. Returns the keys. */
function playAll(
  scene: PlayMoment,
  prepare: (g: Frontiers) => void,
  prefix: string,
  done: (g: Frontiers) => void,
): string[] {
  const moment = momentOf(scene);
  const fresh = () => {
    const g = riches(scene);
    prepare(g);
    return g;
  };
  const first = fresh();
  const all = plays(first, 0, moment);
  expect(flaws(all.map(({ option }) => option)), `${scene} ${prefix}`).toEqual([]);
  const offered = all.filter(({ option }) => option.key.startsWith(prefix));
  const keys = offered.map(({ option }) => option.key);
  for (const { option, payload } of [...offered, ...offered]) {
    const { key } = option;
    const where = `${scene} ${key}`;
    const drive = new Drive(
      fresh(),
      { play, effects, recruit },
      { proc: 'play', local: { seat: 0, deed: stored(payload), moment } },
    );
    for (let asked = 0; !drive.over; asked++) {
      const wrong = drive.state.pending.flatMap((decision) => flaws(optionsOf(decision)));
      if (wrong.length > 0) throw new Error(`${where}: ${wrong.join('; ')}`);
      if (asked > QUESTIONS) throw new Error(`${where} asks on and on`);
      drive.plays(1, (bound) => chance.next(bound));
    }
    expectSound(drive.g, where);
    done(drive.g);
  }
  return keys;
}

describe('everything that can be played', () => {
  it.each([...BASIC, ...ADVANCED, ...UNDISCOVERED].map(({ id }) => id))(
    'F-CARD-02 F-CARD-10: %s can be played on both sides and sideways, and leads to no invalid question',
    (id) => {
      const prepare = (g: Frontiers) => fetch(g, 0, id);
      const played = (g: Frontiers) => expect(playerOf(g, 0).inPlay.map(({ card }) => card)).toContain(id);
      const keys = SCENES.flatMap((scene) => [
        ...playAll(scene, prepare, `play:${id}:`, played),
        ...playAll(scene, prepare, `side:${id}:`, played),
      ]);
      for (const side of ['play:', 'side:']) expect(keys.some((key) => key.startsWith(side))).toBe(true);
      for (const side of ['basic', 'strong'])
        expect(keys.some((key) => key.startsWith(`play:${id}:${side}`))).toBe(true);
    },
  );

  it.each(CREW.map(({ id }) => id))(
    'F-CREW-08 F-CREW-09: each ability of %s can be used, and leads to no invalid question',
    (id) => {
      const prepare = (g: Frontiers) => {
        for (const player of g.players) g.crew.regular.push(...player.crew.splice(0).map(({ crew }) => crew));
        hire(g, 0, id);
        hire(g, 0, id === 'leeta' ? 'jake-sisko' : 'leeta', { ready: false });
      };
      const spent = (g: Frontiers) => expect(playerOf(g, 0).crew[0]?.crew).toBe(id);
      const keys = SCENES.flatMap((scene) => playAll(scene, prepare, 'crew:0-', spent));
      const used = new Set(keys.map((key) => key.split(':')[2]));
      const { abilities } = CREW.find((card) => card.id === id) ?? { abilities: [] };
      expect([...used].sort()).toEqual([...abilities.keys()].map(String));
    },
  );

  it.each(SKILLS.filter(({ use }) => use !== 'always').map(({ id }) => id))(
    'F-SKILL-05: the Skill %s can be used, and leads to no invalid question',
    (id) => {
      const scenes = SCENES.filter((scene) => {
        const keys = playAll(
          scene,
          (g) => playerOf(g, 0).skills.push({ skill: id, used: 'no' }),
          'skill:',
          (g) => expect(playerOf(g, 0).skills[0]?.used).not.toBe('no'),
        );
        return keys.length > 0;
      });
      expect(scenes.length).toBeGreaterThan(0);
    },
  );

  it.each(SKILLS.filter(({ use }) => use === 'shared').map(({ id }) => id))(
    'F-OPEN-17: another player can use the shared Skill %s',
    (id) => {
      const scenes = SCENES.filter((scene) => {
        const keys = playAll(
          scene,
          (g) => playerOf(g, 1).skills.push({ skill: id, used: 'common', guests: [] }),
          'common:',
          (g) => expect(playerOf(g, 1).skills[0]?.guests).toEqual([0]),
        );
        return keys.length > 0;
      });
      expect(scenes.length).toBeGreaterThan(0);
    },
  );

  it.each(SCENES)(
    'F-DATA-13 F-HEAL-06: dice are offered at the moment “%s”, but Repair and Heal points only outside fights',
    (scene) => {
      const none = () => {};
      expect(playAll(scene, none, 'die:', none).length).toBeGreaterThan(0);
      const isPeaceful = scene === 'move' || scene === 'deal' || scene === 'rest';
      for (const verb of ['repair:', 'heal:']) expect(playAll(scene, none, verb, none).length > 0).toBe(isPeaceful);
    },
  );
});
