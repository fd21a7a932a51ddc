import { ruleRows } from '../src/discord/compose/tools.ts';
import type { Reply } from '../src/discord/reply.ts';
import type { RuleId } from '../src/kernel/types.ts';
import { ruleOf } from '../src/rulebook/index.ts';
import { askedWords } from '../src/rulebook/search/asked.ts';
import { isFiller, stemOf, wordsOf } from '../src/rulebook/search/words.ts';

/** Something that players do with a command at any table, not by choosing one of the game's options. */
interface Means {
  /** Phrases that players use for this action. */
  said: readonly string[];
  /** The reply, which names the command. */
  by: string;
  /** The rule that covers this command. */
  rule?: RuleId;
}

const MEANS: readonly Means[] = [
  {
    said: [
      'rewind',
      'go back several turns',
      'go back two turns',
      'go back to an earlier turn',
      'look back',
      'history',
    ],
    by: '`/history` shows earlier turns. “Back to here” asks the others to go back to that point.',
    rule: 'T-CONSENT-02',
  },
  {
    said: ['redo', 'repeat my step', 'undo my undo'],
    by: 'The answer to `/undo` has a button “Redo”, which repeats your step as long as nothing else has happened.',
    rule: 'T-UNDO-02',
  },
  {
    said: [
      'undo',
      'revert',
      'misclick',
      'take back',
      'take it back',
      'take that back',
      'take my move back',
      'take my turn back',
      'take back my move',
      'take back my step',
    ],
    by: '`/undo` takes back your last step, and `/undo all:True` as many steps as possible.',
    rule: 'T-UNDO-01',
  },
  {
    said: ['give up', 'concede', 'resign', 'surrender', 'quit', 'leave', 'drop out', 'stop playing', 'leave the game'],
    by: '`/game end how:Give up` ends your play; before the game begins, `/game leave` lets you stand up.',
    rule: 'T-AWAY-04',
  },
  {
    said: [
      'end the game',
      'finish the game',
      'close the table',
      'close the game',
      'call a draw',
      'abort',
      'stop the game',
    ],
    by: '`/game end` asks all players whether to end the game.',
    rule: 'T-CONSENT-01',
  },
  {
    said: [
      'standing orders',
      'auto pass',
      'pass automatically',
      'be asked',
      'not be asked',
      'skip questions',
      'asked in time',
    ],
    by: '`/orders` sets when you want to be asked and when I pass for you.',
    rule: 'T-ORDERS-01',
  },
  {
    said: ['replace', 'replace a player', 'kick', 'kick a player', 'vote', 'go on without'],
    by: '`/game vote` decides what happens to the seat of a player who is away.',
    rule: 'T-AWAY-02',
  },
  {
    said: ['rematch', 'play again', 'revenge'],
    by: 'The “Rematch” button is under the result of a game.',
    rule: 'T-AGAIN-01',
  },
  {
    said: ['change the settings', 'change settings', 'settings'],
    by: '`/game settings` shows and changes them.',
    rule: 'T-LOBBY-01',
  },
  {
    said: ['see my hand', 'see my cards', 'show my hand', 'look at my cards', 'look at my hand'],
    by: '`/hand` shows your hand.',
  },
  {
    said: ['see the map', 'see the board', 'look at the board', 'look at the map', 'show the map'],
    by: '`/map` shows the map.',
  },
  {
    said: ['see what changed', 'catch up', 'what did the others do', 'what did i miss', 'recap', 'get a recap'],
    by: '`/recap` shows what the others have done since your last turn.',
  },
  {
    said: ['see what happened', 'read the log', 'see the log', 'history', 'what happened'],
    by: '`/log` shows what has happened.',
  },
  { said: ['look up a card', 'see a card', 'read a card'], by: '`/card` shows any card.' },
  { said: ['read the rules', 'look up a rule', 'see the rules'], by: '`/rules` answers questions about the rules.' },
];

/** Extra words that may surround a phrase without changing its meaning. */
const BESIDE = new Set(
  ['last', 'move', 'step', 'turn', 'game', 'table', 'action', 'again', 'match', 'choice'].map(stemOf),
);

/** The phrases for each command as word stems, longest phrases first. */
const SAID = MEANS.flatMap(({ said, ...means }) =>
  said.map((phrase) => ({ stems: wordsOf(phrase).map(stemOf), ...means })),
).sort((one, other) => other.stems.length - one.stems.length);

/** The reply to a question that is only about a command; null if the game has to answer the question. */
export function commandMeant(wish: string): Reply | null {
  const words = askedWords(wish).map(stemOf);
  const best = SAID.find(({ stems }) => isOnly(words, stems));
  if (best === undefined) return null;
  const { by, rule } = best;
  const told = rule === undefined ? undefined : ruleOf(rule)?.text.replaceAll('\n', ' ');
  const content = [by, ...(told === undefined ? [] : [`${told} (rule ${rule})`])].join(' ');
  return { do: 'say', draft: { content, rows: ruleRows(rule) } };
}

/** True if the words are this phrase plus extra words that add nothing to it. */
function isOnly(words: readonly string[], phrase: readonly string[]): boolean {
  const at = words.findIndex((_, start) => phrase.every((stem, place) => words[start + place] === stem));
  if (at < 0) return false;
  const others = [...words.slice(0, at), ...words.slice(at + phrase.length)];
  return others.every((word) => isFiller(word) || BESIDE.has(word));
}
