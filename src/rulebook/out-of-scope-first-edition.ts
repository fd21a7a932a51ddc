import type { RuleId } from '../kernel/types.ts';

const COLLECTIVE = 'Borg neither scout nor assimilate here yet: nobody plays them in place of missions';
const BOOK = 'about the book itself or how its cards are recorded, and asks for nothing in play';
const TABLE = 'every table here has it, whatever is played there';
const OPEN =
  'by the ruling C-OPEN-44 what came into play face up lies open to both players: nothing has to be shown any more';

const REASONS: readonly (readonly [reason: string, ids: string])[] = [
  [COLLECTIVE, 'C-ASSIM- C-SCOUT-01 C-SCOUT-02 C-SCOUT-03 C-SCOUT-05 C-SCOUT-06 C-SCOUT-07 C-SCOUT-08'],
  [COLLECTIVE, 'C-SCOUT-09 C-SCOUT-10 C-SCOUT-11 C-SCOUT-12 C-BORG-02 C-BORG-05 C-BORG-09 C-BORG-13'],
  [COLLECTIVE, 'C-BORG-14 C-BORG-15 C-BORG-16 C-BORG-18 C-BORG-19 C-BORG-20 C-BORG-21'],
  ['Warp Speed and other ways to play than the constructed game: not yet played here', 'C-WARP-'],
  ['cards of the Second Edition are not among the cards here', 'C-DECK-20'],
  ['no card here fetches anything from outside the game yet', 'C-DECK-21'],
  ['nothing here asks for the colour of a border', 'C-DECK-22'],
  ['there are no rules for a side deck of dilemmas', 'C-OPEN-20'],
  ['what lets cards lie under a mission that is enforced is the mission itself, which stays', 'C-SEED-21'],
  ['no card that is enforced asks whether a location is a nebula', 'C-SPACELINE-10'],
  ['no card that is enforced speaks of opposite quadrants or of times', 'C-SPACELINE-12'],
  ['no card that is enforced waits for another one to appear', 'C-PLAY-18'],
  ['no card that is enforced takes an affiliation away, or refuses to work with one', 'C-AFFIL-06 C-AFFIL-07'],
  ['no card here has half a skill', 'C-SKILL-05'],
  ['no card that is enforced takes all skills of somebody', 'C-SKILL-08'],
  ['no card that is enforced speaks of implants or of Tamarians', 'C-SKILL-29'],
  ['White Deprivation, which alone makes use of the icon, is by agreement', 'C-SKILL-30'],
  ['the three classic tools are by agreement', 'C-SKILL-31'],
  ['no card that is enforced asks whether somebody is alone', 'C-SKILL-27'],
  ['no card that is enforced asks which ship an Away Team belongs to', 'C-TEAM-04'],
  ['no card that is enforced speaks of a force without an affiliation', 'C-AFFIL-17'],
  ['no card that is enforced puts another dilemma in the place of one that is met', 'C-DILEMMA-21'],
  ['no dilemma that is enforced captures anybody', 'C-CAPTURE-09'],
  ['no card that is enforced asks whether an attribute was made lower', 'C-SKILL-16'],
  ['no card that is enforced fetches a facility or a site', 'C-DOWNLOAD-08'],
  [
    'an answer uses up the card, or the use of the turn, that it is made with: no answers go on without end',
    'C-OPEN-38',
  ],
  ['no card that is enforced fetches another one to be seeded', 'C-DILEMMA-25'],
  ['no card that is enforced captures by comparing people', 'C-CAPTURE-10'],
  ['no card that is enforced closes a doorway', 'C-TYPES-05'],
  ['no card that is enforced protects what it fetches', 'C-TYPES-13'],
  ['no card that is enforced is worth points as long as something is so', 'C-TYPES-15'],
  ['no card that is enforced turns the text of another one into its opposite', 'C-TYPES-16'],
  ['no card that is enforced gives points that don’t count towards winning', 'C-POINTS-04'],
  ['no card that is enforced asks what is printed in a point box', 'C-POINTS-05'],
  ['nothing here scores tournaments; a tie is a draw, as C-OPEN-21 says', 'C-POINTS-09'],
  [OPEN, 'C-SELECT-04 C-SELECT-05 C-SELECT-06 C-OPEN-37'],
  ['there are no rules yet for a side deck of Q cards', 'C-QCON-01 C-QCON-03'],
  ['tribbles don’t breed here yet: no deck has any', 'C-TRIB-02 C-TRIB-03 C-TRIB-04'],
  ['nobody travels to times gone by yet: no deck has time locations', 'C-TIME-01'],
  ['Mobile Holo-Emitter, which alone lets a hologram go about, is by agreement', 'C-TIME-06'],
  ['ships alone cloak here: personnel that do are by agreement', 'C-CLOAK-04'],
  ['no card that is enforced makes a planet space', 'C-MISSION-24 C-OPEN-17'],
  [BOOK, 'C-OPEN-01 C-OPEN-02 C-OPEN-04 C-OPEN-05 C-OPEN-06 C-OPEN-14 C-OPEN-18 C-OPEN-40 C-OPEN-41'],
  [TABLE, 'C-OPEN-33 C-OPEN-39'],
];

/**
 * The reasons why the engine doesn't enforce some rules of First Edition, by the id or by the beginning of several ids.
 */
export const outOfScopeFirstEdition: Readonly<Record<RuleId, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, ids]) => ids.split(' ').map((id) => [id, reason])),
);
