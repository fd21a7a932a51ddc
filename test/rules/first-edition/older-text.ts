import { vi } from 'vitest';
import * as errata from '../../../src/games/first-edition/content/errata.ts';
import type { CardId } from '../../../src/games/first-edition/terms.ts';

/** Returns true if something throws as soon as a card has its older text at all tables. Other cards keep their newer texts. */
export function failsByOlderText(card: CardId, run: () => void): boolean {
  const { textAsOf, undated } = errata;
  const reading = vi
    .spyOn(errata, 'textAsOf')
    .mockImplementation((one, date) => (undated(one) === undated(card) ? undated(card) : textAsOf(one, date)));
  try {
    run();
    return false;
  } catch {
    return true;
  } finally {
    reading.mockRestore();
  }
}
