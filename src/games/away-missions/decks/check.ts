import type { DeckNote } from '../../../kernel/decks.ts';
import { checked } from '../../kit/decks/limits.ts';
import { copiesIn, countIn } from '../../kit/decks/zoned.ts';
import { factionName } from '../chapters/characters/names.ts';
import { coreOf } from '../content/cards.ts';
import { DECK_SIZE, deckFaults } from '../content/decks.ts';
import { charactersIn, type Deck, factionOf } from './deck.ts';
import { FORMAT } from './format.ts';
import { teamFaults } from './team.ts';

/** All remarks of the limits and the rules about a deck; none if it may be played. */
export function checkDeck(deck: Deck): DeckNote[] {
  return checked(deck, FORMAT, ruleNotes);
}

/** Rules about cards that there are too many of, or that may not be there. */
const LIMITS: ReadonlySet<string> = new Set(['M-BUILD-03', 'M-BUILD-04', 'M-BUILD-06', 'M-BUILD-07', 'M-DECK-06']);

/** Whether more cards don’t help against a fault. */
function isLimit(deck: Deck, rule: string): boolean {
  if (rule === 'M-BUILD-01') return countIn(deck, 'mission') > DECK_SIZE;
  if (rule === 'M-PREP-11') return countIn(deck, 'core') > 0;
  return LIMITS.has(rule);
}

function ruleNotes(deck: Deck): DeckNote[] {
  const faction = factionOf(deck);
  if (faction === null) return [{ rule: 'M-TEAM-12', isBroken: true, says: 'There is nothing in this deck.' }];
  const team = charactersIn(deck);
  const lists = { mission: copiesIn(deck, 'mission'), support: copiesIn(deck, 'support') };
  const cores = copiesIn(deck, 'core').map(coreOf);
  const faults = [
    ...teamFaults(
      faction,
      team.map(({ id }) => id),
    ),
    // M-PREP-11, M-OPEN-92: of the own affiliation, and there must be one to choose.
    ...(cores.length === 0 ? [{ text: 'A Core Mission is missing.', rule: 'M-PREP-11' }] : []),
    ...cores
      .filter((core) => core.faction !== faction)
      .map(({ name }) => ({ text: `${name} is no Core Mission of the ${factionName(faction)}.`, rule: 'M-PREP-11' })),
    ...(new Set(cores).size < countIn(deck, 'core')
      ? [{ text: 'A Core Mission is there once: which one is chosen at the table.', rule: 'M-PREP-11' }]
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
