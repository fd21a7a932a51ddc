import type { GameChat } from '../../../chat/game-chat.ts';
import { LEGEND } from '../../../chat/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import { parseOptions } from '../setup.ts';
import { changes } from '../viewing/changes.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { forecast } from './forecast.ts';
import { frontiersPictures, hasTile, isFought, namedParts, viewOf } from './pictures.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/**
 * Rules whose log lines are important: defeats, conquests, discoveries, Damage, Levels, PvP, Rounds, the end of the
 * game.
 */
const MAJOR = [
  ...['F-LRA-12', 'F-OUTCOME-05', 'F-OUTCOME-08', 'F-OUTCOME-09', 'F-OUTCOME-11', 'F-OUTCOME-18', 'F-SCEN-51'],
  ...['F-EXPLORE-04', 'F-EXPLORE-15', 'F-COMBAT-15', 'F-DMG-03', 'F-DMG-05', 'F-AWAY-20', 'F-AWAY-25', 'F-SCEN-86'],
  ...['F-LEVEL-03', 'F-LEVEL-05', 'F-LEVEL-06', 'F-PVP-01', 'F-PVP-31', 'F-PVP-38', 'F-PVP-46'],
  ...['F-ROUND-02', 'F-EOR-05'],
];
/** Rules whose log lines only add detail to another line: points, dice, draws, refilled offers. */
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

/** Letters of tiles that can be shown close up. */
const TILES = [...'ABCDEFGHJKLMNPQRSTU'];

/** The chat side of Frontiers: its text, settings and pictures. */
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
        {
          value: 'able',
          label: 'ask me only if I could fire',
          hint: 'If I skip you, others may see that you can’t fire',
        },
      ],
    },
  ],
  help: [
    'Each Round begins with Tactics, which set the order of turns. On your turn, play cards for Move, fly and explore, then take one Action: interact at a location, fight, or beam down. You can type a whole turn on one line: “warp drive; move c4; explore; end turn”.',
    'Play a card for its basic effect, pay data of its color for its strong effect, or play it sideways for 1 point. Data comes from one Core die per turn, from crystals and from Data Tokens.',
    'Damage Cards fill your hand, so repair them. When your deck is empty, you may announce the End of the Round. Experience wins most scenarios.',
    '`/map show:legend` explains the symbols in the pictures. `/map show:b3`, or a ship’s name, shows that part of the map close up.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  phase: (view) => viewOf({ view }).phase,
  round: (view) => viewOf({ view }).round,
  shows: [
    { value: 'moves', label: 'What I can do now', own: true },
    { value: 'players', label: 'The captains’ sheets' },
    { value: 'offers', label: 'Card offers, Data Core and Crew offer' },
    { value: 'tactics', label: 'Tactics, Round Order and common Skills' },
    { value: 'fight', label: 'The current fight', isThere: isFought },
    LEGEND,
    ...TILES.map((letter) => ({
      value: `tile-${letter}`,
      label: `Close-up: tile ${letter}`,
      isThere: (view: Json) => hasTile(view, letter),
    })),
  ],
  named: namedParts,
  components: components(),
  pictures: frontiersPictures,
  forecast,
  changes: (before, after) => changes(viewOf({ view: before }), viewOf({ view: after })),
};
