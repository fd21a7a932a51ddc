import type { RuleId } from '../kernel/types.ts';

const COLLECTIVE = 'Borg neither scout nor assimilate here yet: nobody plays them in place of missions';
const BOOK = 'about the book itself or how its cards are recorded, and asks for nothing in play';
const TABLE = 'every table here has it, whatever is played there';

const REASONS: readonly (readonly [reason: string, ids: string])[] = [
  [COLLECTIVE, 'C-ASSIM- C-SCOUT- C-BORG-02 C-BORG-04 C-BORG-05 C-BORG-06 C-BORG-07 C-BORG-08 C-BORG-09 C-BORG-13'],
  [COLLECTIVE, 'C-BORG-14 C-BORG-15 C-BORG-16 C-BORG-18 C-BORG-19 C-BORG-20 C-BORG-21'],
  ['nobody infiltrates here yet: the icon is a fact of the card alone', 'C-INFIL-'],
  ['Warp Speed and other ways to play than the constructed game: not yet played here', 'C-WARP-'],
  ['cards of the Second Edition are not among the cards here', 'C-DECK-20'],
  ['no card here fetches anything from outside the game yet', 'C-DECK-21'],
  ['nothing here asks for the colour of a border', 'C-DECK-22'],
  ['no tactic here lets anybody fire at several targets yet', 'C-SHIPBAT-17'],
  ['no vessel that controls itself can be played here yet', 'C-SHIPBAT-18'],
  ['no card here sets nemeses against each other yet', 'C-PERSBAT-11'],
  ['there are no rules for a side deck of dilemmas', 'C-OPEN-20'],
  [BOOK, 'C-OPEN-01 C-OPEN-02 C-OPEN-04 C-OPEN-05 C-OPEN-06 C-OPEN-14 C-OPEN-18 C-OPEN-40 C-OPEN-41'],
  [TABLE, 'C-OPEN-33 C-OPEN-39'],
];

/** Rules of First Edition that the engine does not enforce, by id or by the beginning of ids, with the reason. */
export const outOfScopeFirstEdition: Readonly<Record<RuleId, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, ids]) => ids.split(' ').map((id) => [id, reason])),
);
