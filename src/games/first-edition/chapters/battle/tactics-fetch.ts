import type { Seat } from '../../../../kernel/types.ts';
import { type Offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { isOf } from '../../content/card.ts';
import { cardNamed, cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { parseDownloadTarget } from '../../content/wanted.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, SEATS, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import type { Play } from '../calls.ts';
import { iconTarget } from '../downloads/fetch.ts';
import { unusedIcons, usedName } from '../downloads/special.ts';
import { hasSideDeck } from '../side-decks/draw.ts';
import { battleOf } from './under-way.ts';

/** A tactic that a special download icon can fetch, and the card with the icon. */
export interface FetchedTactic {
  readonly card: CardId;
  readonly by: Piece;
  readonly number: number;
}

/**
 * True if a player uses a Battle Bridge side deck in this battle. Self-controlling cards don't use side decks
 * (C-SHIPBAT-18).
 */
export function usesTactics(g: FirstEdition, seat: Seat): boolean {
  return battleOf(g).lone?.seat !== seat && hasSideDeck(g, seat, 'tactics');
}

/** Returns the tactic that a card's special download icon names, or null if it names none. */
function namedBy({ card }: Piece, number: number): string | null {
  const target = iconTarget(card, number);
  const named = cardNamed(target);
  return named !== undefined && isOf(named, 'Tactic') ? target : null;
}

/**
 * Returns a player's unused icons at the battle that name a tactic. Download icons are public (C-SHIPBAT-16,
 * C-DOWNLOAD-10).
 */
function iconsOf(g: FirstEdition, seat: Seat): { piece: Piece; number: number; target: string }[] {
  if (!usesTactics(g, seat)) return [];
  const { location } = battleOf(g);
  return unusedIcons(g, seat).flatMap(({ piece, number }) => {
    const target = namedBy(piece, number);
    return target !== null && locationAt(g, piece.at) === location ? [{ piece, number, target }] : [];
  });
}

/** Returns the players who may download a tactic instead of drawing, judged only by public information. */
export function fetchers(g: FirstEdition): Seat[] {
  return [...SEATS.keys()].filter((seat) => iconsOf(g, seat).length > 0);
}

/** Asks which tactic to download from the player's side deck. */
export function asksFetch(g: FirstEdition, seat: Seat): Offering<FetchedTactic | null> {
  const { tactics, spent } = playerOf(g, seat);
  const offers = iconsOf(g, seat).flatMap(({ piece, number, target }) => {
    const wanted = parseDownloadTarget(target);
    const found = [...new Set([...tactics, ...spent])].filter(
      (card) => wanted?.(cardOf(card)) === true && ruleOf(card)?.tactic?.needs?.(g, seat) !== false,
    );
    return found.map((card) =>
      open<FetchedTactic | null>(
        { key: `get:${card}`, verb: 'download', label: asLabel(cardName(card)), rule: 'C-SHIPBAT-16', hidden: true },
        { card, by: piece, number },
      ),
    );
  });
  offers.push(open({ key: 'none', verb: 'pass', label: 'Draw as usual', rule: 'C-SHIPBAT-14' }, null));
  const prompt = 'Download a tactic instead of drawing?';
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SHIPBAT-16' };
}

/**
 * Makes a downloaded tactic the current one. A downloaded tactic never becomes a damage marker. The side deck was
 * searched, so it is shuffled (C-DRAW-10).
 */
export function fetchTactic(ctx: Play, seat: Seat, { card, by, number }: FetchedTactic): void {
  const player = playerOf(ctx.g, seat);
  player.used.push(usedName(by, number));
  takeCard(player.tactics.includes(card) ? player.tactics : player.spent, card);
  battleOf(ctx.g).tactics.push({ card, owner: seat });
  ctx.shuffle(player.tactics);
  ctx.reveal();
  ctx.log(`${seatName(seat)} downloads ${cardName(card)} with ${cardName(by.card)} and uses it.`, 'C-SHIPBAT-16');
}
