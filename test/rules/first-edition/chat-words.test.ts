import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { LESSONS } from '../../../src/games/first-edition/content/lessons.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { SAYS } from '../../../src/games/first-edition/viewing/verb-synonyms.ts';
import { PASS } from '../../../src/kernel/decision.ts';
import type { Json, State } from '../../../src/kernel/types.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { scene } from './scene.ts';

const root = join(import.meta.dirname, '../../../src/games/first-edition');
const known = new Set(firstEditionChat.verbs.map(({ verb }) => verb));

describe('verbs', () => {
  it('the chat lists every verb that the game’s code uses', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const used = files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\bverb:? (?:= )?'([a-z-]+)'(?: \| '([a-z-]+)')?/g)].flatMap(
        ([, one, other]) => [one, other].flatMap((verb) => verb ?? []),
      ),
    );
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((verb) => !known.has(verb))).toEqual([]);
  });

  it('the chat lists every verb that players can type', () => {
    expect([...Object.keys(SAYS), PASS].filter((verb) => !known.has(verb))).toEqual([]);
  });

  it('the options for one card are grouped under its name, and each shows only its place', () => {
    const { fold } = firstEditionChat.verbs.find(({ verb }) => verb === 'report') ?? {};
    const option = { key: 'x', verb: 'report', label: 'Spock aboard Federation Outpost', group: 'Spock' };
    expect(fold?.way(option)).toBe('aboard Federation Outpost');
    expect(fold?.sum([option, { ...option, label: 'Spock aboard Other Outpost' }])).toBe(
      'aboard Federation Outpost · aboard Other Outpost',
    );
  });
});

describe('the end of a game', () => {
  const outcome = (winners: readonly number[]) => {
    const { state } = scene({}).match;
    const over = { winners: [...winners], why: 'It is over.' };
    const view = JSON.stringify(firstEdition.view({ ...state, over }, 0));
    return firstEditionChat.outcome?.(JSON.parse(view) as Json);
  };

  it('C-POINTS-06 C-OPEN-21: the outcome says who won, or that the game is a draw', () => {
    expect([outcome([1]), outcome([])]).toEqual(['Blue wins.', 'The game is a draw.']);
  });
});

describe('views that don’t exist yet, and the prompt that offers the guide', () => {
  it('for each view that might not exist yet, there is a message to say so', () => {
    const absent = firstEditionChat.shows.filter(({ isThere }) => isThere !== undefined).map(({ absent }) => absent);
    expect(absent).toHaveLength(3);
    expect(absent).not.toContain(undefined);
  });

  it('the prompt that offers the guide doesn’t say where the guide can be turned on', () => {
    const guide = firstEditionChat.settings.find(({ name }) => name === 'guide');
    expect(guide?.offer?.words).toBe('Your first game? Turn on the guide. It explains each new step as you reach it.');
  });
});

describe('the lessons of a guided game', () => {
  /** Returns the lesson with Gold’s question. */
  const taught = ({ match }: Stage<FirstEdition>, lessons: string[][]): string[] => {
    const question = match.pending(0);
    if (question === null || question === undefined) throw new Error('Gold is not asked');
    const state = { ...match.state, g: { ...match.state.g, lessons } } as State<FirstEdition>;
    return (firstEdition.teach?.(state, question) ?? []).map(({ rule }) => rule);
  };

  it('lessons name existing rules', () => {
    expect(LESSONS.filter(({ rule }) => ruleOf(rule) === null)).toEqual([]);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  it('C-SEED-08: the first lesson explains the goal, and lessons are shown one at a time, each only once', () => {
    // The first mission has only one place, so Gold isn’t asked.
    const stage = new Stage(firstEdition, { options: { first: 0, guide: true } as Json });
    expect(stage.g.lessons).toEqual([[], ['goal']]);
    const lessons: string[][] = [[], []];
    const begun = scene({ gold: { play: [['Federation Outpost', 'space:L2']], hand: ['Spock'] } });
    expect(taught(begun, lessons)).toEqual(['C-PLAY-01']);
    expect(taught(begun, lessons)).toEqual(['C-MISSION-17']);
    expect(taught(begun, lessons)).toEqual([]);
    expect(lessons[1]).toEqual([]);
  });

  it('no lessons appear unless the guide is on', () => {
    const begun = scene({ gold: { hand: ['Spock'] } });
    const question = begun.match.pending(0);
    expect(
      question === null || question === undefined ? [] : firstEdition.teach?.(begun.match.state, question),
    ).toEqual([]);
  });
});
