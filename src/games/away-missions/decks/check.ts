import type { RuleId } from '../../../kernel/types.ts';
import { copiesIn, countIn } from '../../kit/decks/zoned.ts';
import { factionName } from '../chapters/characters/names.ts';
import { coreOf } from '../content/cards.ts';
import { deckFaults } from '../content/decks.ts';
import { charactersIn, type Deck, factionOf } from './deck.ts';
import { teamFaults } from './team.ts';

/** What the rules say of a deck. */
export interface DeckFinding {
  readonly rule: RuleId;
  /** Whether the deck can’t be played so. */
  readonly isBroken: boolean;
  readonly says: string;
}

/** All that the rules say of a deck; nothing when it may be played. */
export function checkDeck(deck: Deck): DeckFinding[] {
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
  return faults.map(({ text, rule = 'M-BUILD-09' }) => ({ rule, isBroken: true, says: text }));
}
