import type { GameChat } from '../../../discord/games/chat.ts';
import { LEGEND } from '../../../discord/games/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import { parseOptions } from '../setup.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { forecast } from './forecast.ts';
import { frontiersPictures, hasTile, isFought, namedParts } from './pictures.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** What is defeated, conquered and found, Damage, Levels, fights between captains, Rounds, the end. */
const MAJOR = [
  ...['F-LRA-12', 'F-OUTCOME-05', 'F-OUTCOME-08', 'F-OUTCOME-09', 'F-OUTCOME-11', 'F-OUTCOME-18', 'F-SCEN-51'],
  ...['F-EXPLORE-04', 'F-EXPLORE-15', 'F-COMBAT-15', 'F-DMG-03', 'F-DMG-05', 'F-AWAY-20', 'F-AWAY-25', 'F-SCEN-86'],
  ...['F-LEVEL-03', 'F-LEVEL-05', 'F-LEVEL-06', 'F-PVP-01', 'F-PVP-31', 'F-PVP-38', 'F-PVP-46'],
  ...['F-ROUND-02', 'F-EOR-05'],
];
/** What goes with something that has a line of its own: points, dice, draws, offers that are filled again. */
const MINOR = [
  ...[
    'F-CARD-13',
    'F-CARD-15',
    'F-DATA-08',
    'F-DATA-12',
    'F-GAIN-01',
    'F-GAIN-02',
    'F-GAIN-05',
    'F-EOT-02',
    'F-EOT-16',
  ],
  ...['F-SETUP-06', 'F-SETUP-19', 'F-SETUP-36', 'F-ROUND-10', 'F-ROUND-11', 'F-ROUND-16', 'F-LOC-01', 'F-MOVE-26'],
  ...['T-LOBBY-05', 'T-LOBBY-06', 'T-UNDO-01'],
];

/** Letters of tiles that can be seen close up. */
const TILES = [...'ABCDEFGHJKLMNPQRSTU'];

/** Frontiers in the chat. */
export const frontiersChat: GameChat = {
  game: 'frontiers',
  says: SPEECH,
  title: 'Star Trek: Frontiers',
  hint: 'One to four captains explore a galaxy, build decks and crews, and face the Borg.',
  command: 'frontiers',
  verbs: VERBS,
  settings: SETTINGS,
  fitted: parseOptions,
  preferences: [
    {
      name: 'range',
      label: 'Long Range phase of a fight between ships',
      values: [
        { value: 'always', label: 'ask me each time', set: null },
        { value: 'able', label: 'ask me only if I could fire', hint: 'Others may learn that you can’t' },
      ],
    },
  ],
  help: [
    'Each Round begins with Tactics, which set the order of turns. In your turn play cards for Move, go where you like and explore, then take one Action: deal at a location, fight, or beam down. A whole turn fits one line: “warp drive; move c4; explore; end turn”.',
    'A card gives its basic effect, its strong one for data of its color, or 1 point sideways. Data comes from one Core die a turn, from crystals and tokens.',
    'Damage Cards clog your hand: repair them. When your deck is empty you may announce the End of the Round. Experience wins most scenarios.',
    '`/map show:legend` explains the signs of the pictures; `/map show:b3` or a ship’s name shows a part of the map close up.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  shows: [
    { value: 'moves', label: 'What I may do now' },
    { value: 'players', label: 'The captains’ sheets' },
    { value: 'offers', label: 'Card offers, the Core and Crew' },
    { value: 'tactics', label: 'Tactics, Round Order and common Skills' },
    { value: 'fight', label: 'The fight as it stands', isThere: isFought },
    LEGEND,
    ...TILES.map((letter) => ({
      value: `tile-${letter}`,
      label: `Close up: tile ${letter}`,
      isThere: (view: Json) => hasTile(view, letter),
    })),
  ],
  named: namedParts,
  components: components(),
  pictures: frontiersPictures,
  forecast,
};
