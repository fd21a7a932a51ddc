import type { GameChat } from '../../chat/game-chat.ts';
import type { Component, Json } from '../../kernel/types.ts';
import type { Composed } from '../../queue/transport.ts';
import { assemble, bold, plain } from '../markdown.ts';
import { withPictures } from './body.ts';
import { ruleButtons } from './rules.ts';

/** The pages of a deck, joined into one picture. */
const MOST_PAGES = 4;

/**
 * Shows a component to anyone: its picture, its text, and buttons for its rules. Throws if the game has no such
 * component.
 */
export function exhibitOf(id: string, { components, wordings = [], pictures }: GameChat): Composed {
  const component = [components, wordings].flatMap((some) => some.find((one) => one.id === id) ?? [])[0];
  if (component === undefined) throw new Error(`no component ${id}`);
  const draft = { content: wordsOf(component), rows: ruleButtons(component.rules) };
  return withPictures(draft, 'spectator', pictures.component(id));
}

/** Shows a deck to its owner. Throws if the game has no decks. */
export function deckOf(name: string, deck: Json, { decks }: GameChat): Composed {
  if (decks === undefined) throw new Error('no decks in that game');
  const { words, face } = decks.show(deck, name);
  const draft = {
    content: assemble(
      [bold(name)],
      [],
      words.map((line) => `• ${plain(line)}`),
    ),
    rows: [],
  };
  const picture = { scene: 'deck', params: { deck: face, pages: MOST_PAGES }, alt: `The deck ${name}` };
  return withPictures(draft, 'spectator', [picture]);
}

/** Shows a starter deck. Throws if the game has no starter deck with this name. */
export function starterOf(name: string, chat: GameChat): Composed {
  const starter = chat.decks?.starters.find((one) => one.name === name);
  if (starter === undefined) throw new Error(`no starter deck ${name}`);
  return deckOf(name, starter.deck, chat);
}

function wordsOf({ name, kind, lines }: Component): string {
  return assemble(
    [`${bold(name)} · ${plain(kind.join(', '))}`],
    [],
    lines.map((line) => `• ${plain(line)}`),
  );
}
