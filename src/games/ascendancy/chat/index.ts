import type { GameChat } from '../../../chat/game-chat.ts';
import { LEGEND } from '../../../chat/showing.ts';
import '../content/all-cards.ts';
import { asJson, parseOptions } from '../options.ts';
import type { AscendancyView } from '../view.ts';
import { changes } from '../viewing/changes.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { forecast } from './forecast.ts';
import { ascendancyPictures, asView, namedParts, REGIONS } from './pictures.ts';
import { PREFERENCES } from './preferences.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/**
 * Rules of the events that matter most in a game: victory, elimination, Ascendancy, Control, battles, contact,
 * Advancements, discoveries.
 */
const MAJOR = [
  ...['A-WIN-01', 'A-WIN-02', 'A-WIN-03', 'A-RECH-02', 'A-TERM-10', 'A-SYS-01', 'A-SB-01', 'A-TRADE-07', 'A-TRADE-11'],
  ...['A-BUILD-07', 'A-BUILD-27', 'A-HEG-01', 'A-HEG-05', 'A-HEG-10'],
  ...['A-BAT-01', 'A-BAT-30', 'A-INV-01', 'A-INV-09', 'A-INV-12', 'A-INV-14', 'A-INV-16'],
];
/** Rules of events that only accompany another log line. */
const MINOR = [
  'A-CMD-04',
  'A-BUILD-02',
  'A-INIT-09',
  'A-INIT-10',
  'A-INIT-12',
  'A-OPEN-22',
  'A-OPT-06',
  'A-BORG-01',
  'A-FLOAT-04',
  'A-RECH-05',
  'T-LOBBY-05',
  'T-LOBBY-06',
  'T-UNDO-01',
];

const STAGES: Readonly<Record<Exclude<AscendancyView['stage'], 'execution'>, string>> = {
  setup: 'Set-up',
  initiative: 'Initiative',
  recharge: 'Recharge',
};

/** Names the fight that is going on, or the phase of the turn or of the Round. */
function phase({ conflict, stage, phase: part, headline }: AscendancyView): string {
  if (conflict !== null) return headline;
  if (stage !== 'execution') return STAGES[stage];
  return part === 'building' ? 'Building Phase' : 'Command Phase';
}

/** The text, pictures and settings for Ascendancy in chat. */
export const ascendancyChat: GameChat = {
  game: 'ascendancy',
  says: SPEECH,
  title: 'Star Trek: Ascendancy',
  hint: 'Explore a galaxy, trade, fight and rise to Ascendancy. 3 to 7 players, or 1 to 2 against the Borg.',
  command: 'ascendancy',
  verbs: VERBS,
  settings: SETTINGS,
  fitted: (changed) => asJson(parseOptions(changed)),
  preferences: PREFERENCES,
  help: [
    'On your turn, build first (Ships, Nodes, colonies, Research). Then each ready token gives you one Command: move, explore, fight, launch Projects. You can play a whole turn on one line: “build 1 ship; explore: auto; end turn”.',
    'Say where a lane goes in any of these ways: 3 o’clock, north-east, toward Vulcan, auto. Distant Systems are listed with their price: “Delta IV: 3 Commands”. `/map show:legend` explains the map’s symbols, `/map show:romulus` shows a System, `/map show:klingons` shows a console.',
    '1 Ascendancy costs 5 Culture. You win at the end of a round with 5 Ascendancy and Control of your Home System. Against the Borg, each player needs 6 (Vulcans 7) within 14 rounds.',
    'Keep the game moving with `/orders`: standing orders decide on Initiative, passage for rivals, trade and Retreats for you. Only you see your Projects.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  verbTerms: ['Colonize', 'Brave', 'Retreat', 'Surrender', 'Enter'].flatMap((verb) => [verb, `${verb}s`]),
  phase: (view) => phase(asView(view)),
  round: (view) => asView(view).round,
  shows: [
    { value: 'moves', label: 'What I can do now', own: true },
    { value: 'players', label: 'All players’ consoles' },
    { value: 'fight', label: 'The current fight', isThere: (view) => asView(view).conflict !== null },
    { value: 'fleets', label: 'Fleets' },
    { value: 'trade', label: 'Trade Agreements' },
    { value: 'borg', label: 'The Borg', isThere: (view) => asView(view).borg !== null },
    LEGEND,
    { value: 'home', label: 'Close-up: around my Home System', own: true },
    ...REGIONS.map(([value, label]) => ({ value, label: `Close-up: ${label}` })),
  ],
  named: namedParts,
  components: components(),
  pictures: ascendancyPictures,
  forecast,
  scoreWords: (parts) => parts.map(({ label, points }) => `${points} ${label}`).join(', '),
  changes: (before, after) => changes(asView(before), asView(after)),
};
