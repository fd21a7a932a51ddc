import type { GameChat } from '../../../../src/chat/game-chat.ts';
import { decks as awayDecks } from '../../../../src/games/away-missions/chat/decks.ts';
import { components as awayComponents } from '../../../../src/games/away-missions/viewing/components.ts';
import { decks } from '../../../../src/games/first-edition/chat/decks.ts';
import { components } from '../../../../src/games/first-edition/viewing/components.ts';
import { skirmish } from '../../discord/support/samples.ts';
import { agreedCard } from '../../first-edition/by-agreement.ts';
import { bench, type CommandBench, lastText } from './bench.ts';
import { slash, submit } from './payloads.ts';

/** A dilemma that is played by agreement. */
export const AGREED = agreedCard('Dilemma');
const cards = ['Data', 'Jean-Luc Picard', AGREED, 'Rom', 'Rom*'];
export const game: GameChat = {
  ...skirmish,
  components: components().filter(({ name }) => cards.includes(name)),
  decks,
};
/** Another game with decks, which a table plays too. */
export const away: GameChat = {
  ...skirmish,
  game: 'away',
  title: 'Away',
  command: 'team',
  components: awayComponents(),
  decks: awayDecks,
};
export const AWAY_LIST = 'Crusher\nHypospray x2\nHold the Ship';
export const LIST = `Missions:\n1\tDistress Mission\nSeed+Dil:\n2\t${AGREED}\n`;
export const open = (): CommandBench => bench(undefined, [game]);

/** The text of the answer to a command. */
export async function said(
  b: CommandBench,
  command: string,
  values: Record<string, string | number> = {},
): Promise<string> {
  await b.handle(slash(command, values));
  return lastText(b);
}

/** A bench with a deck called Mine. */
export async function withDeck(): Promise<CommandBench> {
  const b = open();
  await b.handle(slash('/deck import', { name: 'Mine' }));
  await b.handle(submit(formId(b), { list: `2\tData\n${LIST}` }));
  return b;
}

/** The id of the form that was opened last. */
export function formId({ responses }: CommandBench): string {
  const last = responses.at(-1);
  return last !== undefined && 'data' in last && last.data !== undefined && 'custom_id' in last.data
    ? `${last.data.custom_id}`
    : '';
}

/** Imports a list by the form, and returns the text of the answer. */
export async function pasted(
  b: CommandBench,
  list: string,
  values: Record<string, string> = { name: 'Mine' },
): Promise<string> {
  await b.handle(slash('/deck import', values));
  await b.handle(submit(formId(b), { list }));
  return lastText(b);
}
