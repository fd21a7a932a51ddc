import { describe, expect, it } from 'vitest';
import { habitual } from '../../../src/games/frontiers/bot/playout-policy.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { SPEECH } from '../../../src/games/frontiers/viewing/verb-synonyms.ts';
import { optionByKey, optionsOf } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision, Json, Option } from '../../../src/kernel/types.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { FIGHTS } from '../../support/typed-forms.ts';

const GAMES: Json[] = [
  { players: 1, noDummy: true },
  { players: 2, pvp: true, scenario: 'full-conquest' },
  { players: 2, scenario: 'first-reconnaissance' },
];
/** The answers played in a game, and the number of answers between two checks. */
const ANSWERS = 500;
const EVERY = 5;

/** The questions of some games that are played by habit. */
function questions(): Decision[] {
  return GAMES.flatMap((options, at) => {
    const secret = `typed ${at}`;
    const match = new InMemoryTable(frontiers, { secret, options }).start();
    const random = stream(secret);
    const found: Decision[] = [];
    for (let given = 0; given < ANSWERS && match.state.over === null; given++) {
      const decision = match.state.pending[0] ?? expect.fail('nobody is asked');
      if (given % EVERY === 0) found.push(decision);
      match.answer(
        decision,
        habitual(decision, (bound) => random.next(bound)),
      );
    }
    return found;
  });
}

/** Everyday words that aren’t requests, unless a label begins with them. */
const EVERYDAY = [
  'go on',
  'go',
  'ok',
  'yes please',
  'help',
  'what now',
  'what can I do?',
  'hm',
  'no',
  'thanks',
  'my turn',
  'z9',
];

const asked = questions();

/** The options that a text plays, or none if the text needs a question. */
function played(decision: Decision, text: string): Option[] {
  const wish = intentIn(decision, text, SPEECH);
  return 'keys' in wish ? wish.keys.flatMap((key) => optionByKey(decision, key) ?? []) : [];
}

describe('typed text in a game', () => {
  it('typed text plays the option that it names, and if it could mean several, the player is asked which one', () => {
    for (const decision of asked.filter(({ kind }) => kind === 'pick' || kind === 'subset')) {
      for (const option of optionsOf(decision)) {
        const { label, hint } = option;
        for (const text of [label, label.toUpperCase(), hint === undefined ? label : `${label} · ${hint}`]) {
          const wish = intentIn(decision, text, SPEECH);
          const found = 'several' in wish ? wish.several : played(decision, text);
          expect(found, text).toContainEqual(option);
          for (const other of found) expect(other.label).toBe(label);
        }
        expect(played(decision, option.key), option.key).toEqual([option]);
      }
    }
  });

  it('text without punctuation plays no option other than the one that it names', () => {
    for (const decision of asked.filter(({ kind }) => kind === 'pick')) {
      for (const option of optionsOf(decision)) {
        const text = option.label.replaceAll(/[’.]/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
        for (const { label } of played(decision, text)) expect(label).toBe(option.label);
      }
    }
  });

  it.each(EVERYDAY)('the everyday word “%s” plays an option only if the option’s label begins with it', (text) => {
    for (const decision of asked)
      for (const { label } of played(decision, text))
        expect(`${label} `.toLowerCase()).toMatch(new RegExp(`^${text} `));
  });

  it('text that only names a place never starts a fight if several actions are possible there', () => {
    const turns = asked.filter(({ options }) => new Set(options.map(({ verb }) => verb)).size > 2);
    const places = turns.flatMap((decision) =>
      decision.options.flatMap(({ key }) => {
        const [, place] = /:([A-Z]\d)$/.exec(key) ?? [];
        return place === undefined ? [] : [{ decision, place }];
      }),
    );
    expect(places.length).toBeGreaterThan(100);
    for (const { decision, place } of places) {
      for (const { verb } of played(decision, place)) expect(FIGHTS.has(verb)).toBe(false);
    }
  });
});
