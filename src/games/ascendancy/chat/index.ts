import type { GameChat } from '../../../discord/games/chat.ts';
import { LEGEND } from '../../../discord/games/showing.ts';
import { asJson, parseOptions } from '../options.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { forecast } from './forecast.ts';
import { ascendancyPictures, asView, namedParts, REGIONS } from './pictures.ts';
import { PREFERENCES } from './preferences.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** Rules of events that decide games: victory, elimination, Ascendancy, Control, battles, contact, Advancements and discoveries. */
const MAJOR = [
  ...['A-WIN-01', 'A-WIN-02', 'A-WIN-03', 'A-RECH-02', 'A-TERM-10', 'A-SYS-01', 'A-SB-01', 'A-TRADE-07', 'A-TRADE-11'],
  ...['A-BUILD-07', 'A-BUILD-27', 'A-HEG-01', 'A-HEG-05', 'A-HEG-10'],
  ...['A-BAT-01', 'A-BAT-30', 'A-INV-01', 'A-INV-09', 'A-INV-12', 'A-INV-14', 'A-INV-16'],
];
/** Rules of events that only accompany another line. */
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

/** Ascendancy in the chat. */
export const ascendancyChat: GameChat = {
  game: 'ascendancy',
  says: SPEECH,
  title: 'Star Trek: Ascendancy',
  hint: 'Civilizations explore a galaxy that grows, trade, fight and rise to Ascendancy: three to seven, or one and two against the Borg.',
  command: 'ascendancy',
  verbs: VERBS,
  settings: SETTINGS,
  fitted: (changed) => asJson(parseOptions(changed)),
  preferences: PREFERENCES,
  help: [
    'Your turn: first build (Ships, Nodes, colonies, Research), then one Command for each ready token: move, explore, fight, launch Projects. A whole turn fits one line: “build 1 ship; explore: auto; end turn”.',
    'Where a lane goes you say as you like: 3 o’clock, north-east, toward Vulcan, auto. Far Systems stand in the list with their price: “Delta IV: 3 Commands”. `/map show:legend` explains the signs of the map, `/map show:romulus` shows a System, `/map show:klingons` a console.',
    '5 Culture buy 1 Ascendancy; 5 Ascendancy and your own Home System win when a round ends. Against the Borg, alone or by two, each needs 6 (Vulcans 7) within 14 rounds.',
    'Others wait for few answers of yours: `/orders` gives them for you – Initiative, who may come through, trade, Retreats. Your Projects are seen by you alone.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  shows: [
    { value: 'moves', label: 'What I may do now' },
    { value: 'players', label: 'The consoles of all players' },
    { value: 'fight', label: 'The fight as it stands', isThere: (view) => asView(view).conflict !== null },
    { value: 'fleets', label: 'Fleets' },
    { value: 'trade', label: 'Trade Agreements' },
    { value: 'borg', label: 'The Borg', isThere: (view) => asView(view).borg !== null },
    LEGEND,
    { value: 'home', label: 'Close up: around my Home System' },
    ...REGIONS.map(([value, label]) => ({ value, label: `Close up: ${label}` })),
  ],
  named: namedParts,
  components: components(),
  pictures: ascendancyPictures,
  forecast,
};
