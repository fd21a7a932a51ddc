import type { GameChat } from '../../../discord/games/chat.ts';
import { asJson, parseOptions } from '../options.ts';
import { components } from '../viewing/components.ts';
import { SAYS } from '../viewing/says.ts';
import { wishes } from '../viewing/wishes.ts';
import { forecast } from './forecast.ts';
import { ascendancyPictures, asView, REGIONS } from './pictures.ts';
import { PREFERENCES } from './preferences.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** What decides games: who wins and who is out, Ascendancy, Control, battles, contact, what is completed and found. */
const MAJOR = [
  ...['A-WIN-01', 'A-WIN-02', 'A-WIN-03', 'A-RECH-02', 'A-TERM-10', 'A-SYS-01', 'A-SB-01', 'A-TRADE-07', 'A-TRADE-11'],
  ...['A-BUILD-07', 'A-BUILD-27', 'A-HEG-01', 'A-HEG-05', 'A-HEG-10'],
  ...['A-BAT-01', 'A-BAT-30', 'A-INV-01', 'A-INV-09', 'A-INV-12', 'A-INV-14', 'A-INV-16'],
];
/** What goes with something that has a line of its own. */
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
  says: SAYS,
  title: 'Star Trek: Ascendancy',
  hint: 'Civilizations explore a galaxy that grows, trade, fight and rise to Ascendancy: three to seven, or one and two against the Borg.',
  command: 'ascendancy',
  verbs: VERBS,
  settings: SETTINGS,
  fitted: (changed) => asJson(parseOptions(changed)),
  preferences: PREFERENCES,
  help: [
    'Your turn: first build (Ships, Nodes, colonies, Research), then one Command for each ready token: move, explore, fight, launch Projects. A whole turn fits one line: “build 2 ships at earth; end building; explore north; end turn”.',
    'Where a lane goes you say as you like: a letter, 3 o’clock, north-east, toward Vulcan. 5 Culture buy 1 Ascendancy; 5 Ascendancy and your own Home System win when a round ends. Against the Borg, alone or by two, each needs 6 (Vulcans 7) within 14 rounds.',
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
    { value: 'home', label: 'Close up: around my Home System' },
    ...REGIONS.map(([value, label]) => ({ value, label: `Close up: ${label}` })),
  ],
  components: components(),
  pictures: ascendancyPictures,
  forecast,
};
