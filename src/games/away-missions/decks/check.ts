import type { DeckNote } from '../../../kernel/decks.ts';
import { checked } from '../../kit/decks/limits.ts';
import { copiesIn, countIn } from '../../kit/decks/zoned.ts';
import { factionName } from '../chapters/characters/names.ts';
import { coreOf } from '../content/cards.ts';
import { DECK_SIZE, deckFaults } from '../content/decks.ts';
import { charactersIn, type Deck, factionOf } from './deck.ts';
import { FORMAT } from './format.ts';
import { teamFaults } from './team.ts';

/** Returns notes on all limits and rules that a deck breaks. The list is empty if the deck can be played. */
export function checkDeck(deck: Deck): DeckNote[] {
  return checked(deck, FORMAT, ruleNotes);
}

/** Rules that forbid certain cards or limit the number of copies. */
const LIMITS: ReadonlySet<string> = new Set(['M-BUILD-03', 'M-BUILD-04', 'M-BUILD-06', 'M-BUILD-07', 'M-DECK-06']);

/** Whether a fault can't be fixed by adding cards. */
function isLimit(deck: Deck, rule: string): boolean {
  if (rule === 'M-BUILD-01') return countIn(deck, 'mission') > DECK_SIZE;
  if (rule === 'M-PREP-11') return countIn(deck, 'core') > 0;
  return LIMITS.has(rule);
}

function ruleNotes(deck: Deck): DeckNote[] {
  const faction = factionOf(deck);
  if (faction === null) return [{ rule: 'M-TEAM-12', isBroken: true, says: 'This deck is empty.' }];
  const team = charactersIn(deck);
  const lists = { mission: copiesIn(deck, 'mission'), support: copiesIn(deck, 'support') };
  const cores = copiesIn(deck, 'core').map(coreOf);
  const faults = [
    ...teamFaults(
      faction,
      team.map(({ id }) => id),
    ),
    // A deck needs at least one Core Mission of its own affiliation (M-PREP-11, M-OPEN-92).
    ...(cores.length === 0 ? [{ text: 'A Core Mission is missing.', rule: 'M-PREP-11' }] : []),
    ...cores
      .filter((core) => core.faction !== faction)
      .map(({ name }) => ({ text: `${name} isn’t a Core Mission of the ${factionName(faction)}.`, rule: 'M-PREP-11' })),
    ...(new Set(cores).size < countIn(deck, 'core')
      ? [{ text: 'List each Core Mission only once. You choose among them at the table.', rule: 'M-PREP-11' }]
      : []),
    ...deckFaults(faction, lists, team),
  ];
  return faults.map(({ text, rule = 'M-BUILD-09' }) => ({
    rule,
    isBroken: true,
    ...(isLimit(deck, rule) ? { isLimit: true as const } : {}),
    says: text,
  }));
}
