import type { Ctx } from '../../../../kernel/game.ts';
import { systemCard } from '../../content/lookup.ts';
import { discsInPlay, explorationInPlay } from '../../content/sets.ts';
import type { Ascendancy } from '../../state.ts';

/**
 * The number of Planetary Systems per player on top of the disc stack (A-SET-14). As many Exploration Cards per player
 * are above the first Borg card.
 */
const FIRST = 2;
/** Number of Borg Exploration Cards in games with the Transwarp Hub (A-OPEN-21). */
const BORG_CARDS = 8;

/** Shuffles the Exploration Deck. Borg cards go below the first two cards for each player (A-OPEN-21). */
export function shuffleExploration(ctx: Ctx<Ascendancy>): void {
  const { options, exploration, players } = ctx.g;
  const { borg } = explorationInPlay(options);
  ctx.shuffle(exploration.deck);
  if (borg.length === 0) return;
  const top = exploration.deck.splice(0, FIRST * players.length);
  ctx.shuffle(borg);
  const some = options.borg === 'invasion' ? borg.slice(0, BORG_CARDS) : borg;
  const rest = [...exploration.deck, ...some];
  ctx.shuffle(rest);
  exploration.deck = [...top, ...rest];
}

/** Shuffles the decks the Borg draw from (A-OPEN-26, A-OPEN-31). */
export function shuffleBorg(ctx: Ctx<Ascendancy>): void {
  const { borg } = ctx.g;
  if (borg === null) return;
  ctx.shuffle(borg.commands.deck);
  ctx.shuffle(borg.tech);
}

/**
 * Shuffles the System Discs. The first two discs for each player are Planetary (A-SET-14, A-SET-15) unless the galaxy
 * is random (A-OPT-10).
 */
export function shuffleDiscs(ctx: Ctx<Ascendancy>): void {
  const { g } = ctx;
  const isBorg = new Set(discsInPlay(g.options).flatMap(({ id, set }) => (set === 'borg' ? id : [])));
  const late = g.stack.filter((id) => isBorg.has(id));
  const discs = g.stack.filter((id) => !isBorg.has(id));
  ctx.shuffle(discs);
  const isFirst = (id: string): boolean => g.options.rules.randomGalaxy === true || systemCard(id).kind === 'planetary';
  const first = discs.filter(isFirst).slice(0, FIRST * g.players.length);
  const rest = [...discs.filter((id) => !first.includes(id)), ...late];
  ctx.shuffle(rest);
  g.stack = [...first, ...rest];
}
