import type { RuleId } from '../kernel/types.ts';

const COLLECTIVE = 'Borg can’t scout or assimilate yet, so nobody can play Borg objectives instead of missions';
const BOOK = 'about the book itself or about how its cards are recorded, not about play';
const TABLE = 'the bot does this for all games';
const OPEN = 'cards that came into play face up are open to both players (C-OPEN-44), so nobody has to show them';

const REASONS: readonly (readonly [reason: string, ids: string])[] = [
  [COLLECTIVE, 'C-ASSIM- C-SCOUT-01 C-SCOUT-02 C-SCOUT-03 C-SCOUT-05 C-SCOUT-06 C-SCOUT-07 C-SCOUT-08'],
  [COLLECTIVE, 'C-SCOUT-09 C-SCOUT-10 C-SCOUT-11 C-SCOUT-12 C-BORG-02 C-BORG-05 C-BORG-09 C-BORG-13'],
  [COLLECTIVE, 'C-BORG-14 C-BORG-15 C-BORG-16 C-BORG-18 C-BORG-19 C-BORG-20 C-BORG-21'],
  ['only constructed play is supported yet, not Warp Speed or other formats', 'C-WARP-'],
  ['cards of the Second Edition aren’t supported', 'C-DECK-20'],
  ['no enforced card brings anything from outside the game yet', 'C-DECK-21'],
  ['no enforced card refers to the color of a border', 'C-DECK-22'],
  ['side decks of dilemmas aren’t supported', 'C-OPEN-20'],
  ['only missions let cards be seeded under them here, and missions stay in play', 'C-SEED-21'],
  ['no enforced card asks whether a location is a nebula', 'C-SPACELINE-10'],
  ['no enforced card mentions opposite quadrants or times', 'C-SPACELINE-12'],
  ['no enforced card waits for another card to enter play', 'C-PLAY-18'],
  ['no enforced card removes an affiliation or refuses to work with one', 'C-AFFIL-06 C-AFFIL-07'],
  ['no card here has half a skill', 'C-SKILL-05'],
  ['no enforced card removes all skills of a personnel', 'C-SKILL-08'],
  ['no enforced card mentions implants or Tamarians', 'C-SKILL-29'],
  ['only White Deprivation uses the icon, and that card is by agreement', 'C-SKILL-30'],
  ['the three classic tools are by agreement', 'C-SKILL-31'],
  ['no enforced card asks whether a personnel is alone', 'C-SKILL-27'],
  ['no enforced card asks which ship an Away Team belongs to', 'C-TEAM-04'],
  ['no enforced card mentions a force without an affiliation', 'C-AFFIL-17'],
  ['no enforced card replaces an encountered dilemma with another one', 'C-DILEMMA-21'],
  ['no enforced dilemma captures personnel', 'C-CAPTURE-09'],
  ['no enforced card downloads a facility or a site', 'C-DOWNLOAD-08'],
  ['each response uses up its card or its use for the turn, so responses can’t go on forever', 'C-OPEN-38'],
  ['no enforced card captures by comparing personnel', 'C-CAPTURE-10'],
  ['no enforced card closes a doorway', 'C-TYPES-05'],
  ['no enforced card protects the cards that it downloads', 'C-TYPES-13'],
  ['no enforced card is worth points only while a condition holds', 'C-TYPES-15'],
  ['no enforced card reverses the text of another card', 'C-TYPES-16'],
  ['no enforced card gives points that don’t count toward winning', 'C-POINTS-04'],
  ['no enforced card refers to a printed point box', 'C-POINTS-05'],
  ['tournaments aren’t scored here; a tie is a draw (C-OPEN-21)', 'C-POINTS-09'],
  [OPEN, 'C-SELECT-04 C-SELECT-05 C-SELECT-06 C-OPEN-37'],
  ['side decks of Q cards aren’t supported yet', 'C-QCON-01 C-QCON-03'],
  ['time locations aren’t supported yet', 'C-TIME-01'],
  ['only the Mobile Holo-Emitter lets a hologram move freely, and that card is by agreement', 'C-TIME-06'],
  ['only ships cloak here; personnel who cloak are by agreement', 'C-CLOAK-04'],
  ['no enforced card turns a planet into space', 'C-MISSION-24 C-OPEN-17'],
  [BOOK, 'C-OPEN-01 C-OPEN-02 C-OPEN-04 C-OPEN-06 C-OPEN-14 C-OPEN-18 C-OPEN-40 C-OPEN-41'],
  [TABLE, 'C-OPEN-33 C-OPEN-39'],
];

/**
 * The reasons why the engine doesn't enforce some rules of First Edition, by the id or by the beginning of several ids.
 */
export const outOfScopeFirstEdition: Readonly<Record<RuleId, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, ids]) => ids.split(' ').map((id) => [id, reason])),
);
