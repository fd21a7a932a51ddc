import type { Setting } from '../../../chat/game-chat.ts';
import { GUIDE } from '../../../chat/guide.ts';
import type { Json } from '../../../kernel/types.ts';
import { type AscendancyOptions, asJson, CIVS, isUsual, READINGS, type Reading, type RULES } from '../options.ts';
import { civName } from '../position/names.ts';
import type { Civ } from '../terms.ts';

/** The minimum number of players in a game without the Borg (A-EXP-12). */
const RIVALS = 3;

type Rule = (typeof RULES)[number];

/** The label and hint of each optional rule (A-OPT-01). */
const RULE_WORDS: Readonly<Record<Rule, readonly [label: string, hint: string]>> = {
  simultaneousFirstTurns: ['Simultaneous first turns', 'Everyone takes turn 1 at the same time, with no First Contact'],
  simultaneousSecondTurns: [
    'Simultaneous second turns',
    'Turn 2 is simultaneous too. Requires simultaneous first turns',
  ],
  extraResources: ['Extra Resources', 'Start with 8 Production, 6 Research and 4 Culture'],
  startingProject: ['Starting Project', 'Start with one Project'],
  startingAdvancement: ['Starting Advancement', 'Start with one more completed Advancement'],
  randomTurnOrder: ['Random turn order', 'Turn Order Cards are dealt each round. Nobody commits Resources'],
  wildCulture: ['Wild Culture', 'Culture may be spent as Production or Research'],
  easierAscension: ['Easier Ascension', 'Ascendancy costs 4 Culture'],
  mysteryTurnOrder: ['Mystery turn order', 'Cards stay secret until their owner’s turn. Half are set aside'],
  randomGalaxy: ['Random galaxy', 'All System Discs are shuffled together'],
  unrestrictedTrade: ['Unrestricted trade routes', 'Players at Peace pass without asking'],
  humbleBeginnings: ['Humble beginnings', 'Start without Resources and without Ascendancy'],
  focusedResearch: ['Focused research', 'Choose one Project instead of drawing two at random'],
  alliedCooperation: ['Allied cooperation', 'Trade partners may let you act where they have Ships'],
};

/**
 * The label and hint of each reading of the book. If a reading is on by default, its hint describes the rule that
 * applies when it is off.
 */
const READING_WORDS: Readonly<Record<Reading, readonly [label: string, hint: string]>> = {
  strictContact: ['Strict First Contact', 'Trade only with players you have met yourself'],
  bentLanes: ['Bent lanes', 'A lane may be longer than the gap it closes'],
  starbaseOwnShips: ['The Starbase die needs your Ships', 'It counts only where you have Ships in Orbit'],
  suspiciousOfAll: [
    'Less suspicious Romulans',
    'Romulans Exhaust only the Trade Agreement they receive, not all they hold',
  ],
  noRetreat: ['No Retreat', 'Klingons never Retreat from a Space Battle and never Surrender'],
  minesEveryMove: ['Mines at every move', 'Cloaked Orbital Mines work at every move'],
  harmonicsFirstRound: [
    'Harmonics in the first Combat Round',
    'Superior Shield Harmonics work only in the first Combat Round',
  ],
};

const NO = { value: 'no', label: 'no', set: false } as const;

/**
 * Returns the rules that have to change along with a rule: second turns are simultaneous only if first turns are
 * (A-OPT-02).
 */
function along(name: string, value: Json): Record<string, Json> {
  if (name === 'simultaneousFirstTurns' && value === false) return { simultaneousSecondTurns: false };
  return name === 'simultaneousSecondTurns' && value === true ? { simultaneousFirstTurns: true } : {};
}

/**
 * Builds the yes/no setting of a rule or reading, stored in a list within the options. `chosen` is its stored value for
 * “yes”.
 */
function flag(
  list: 'rules' | 'readings',
  name: string,
  [label, hint]: readonly [string, string],
  chosen = true,
): Setting {
  const flags = (options: Json): Record<string, Json> => ({ ...asOptions(options)[list] });
  return {
    name,
    label,
    together: list === 'rules' ? 'Optional rules' : 'Readings of the book',
    values: [NO, { value: 'yes', label: 'yes', hint, set: true }],
    within: {
      read: (options) => flags(options)[name] === chosen,
      write: (options, value) => ({
        ...asObject(options),
        [list]: { ...flags(options), [name]: (value === true) === chosen, ...along(name, value) },
      }),
    },
  };
}

function asOptions(options: Json): Partial<AscendancyOptions> {
  // This game’s own `options` made all options that this function receives.
  return options as unknown as Partial<AscendancyOptions>;
}

function asObject(options: Json): { readonly [name: string]: Json } {
  return asJson(asOptions(options) as AscendancyOptions) as { readonly [name: string]: Json };
}

function civsOf(options: Json): readonly Civ[] {
  return asOptions(options).civs ?? [];
}

/**
 * Sets the number of civilizations, and keeps those that are already at the table. A game with one or two players
 * always includes the Borg (A-EXP-12).
 */
function resized(options: Json, players: number): Json {
  const now = civsOf(options);
  const civs = [...now, ...CIVS.filter((civ) => !now.includes(civ))].slice(0, players);
  return { ...asObject(options), civs, ...(players < RIVALS ? { borg: 'invasion' } : {}) };
}

/** Puts a civilization in a seat. If another seat has that civilization, the two seats swap. */
function seated(options: Json, seat: number, civ: Civ): Json {
  const now = civsOf(options);
  const civs = now.map((one, at) => (at === seat ? civ : one === civ ? (now[seat] ?? one) : one));
  return { ...asObject(options), civs };
}

const PLAYERS: Setting = {
  name: 'players',
  label: 'Players',
  usual: '3',
  values: CIVS.map((_civ, at) => ({
    value: `${at + 1}`,
    label: `${at + 1}`,
    ...(at + 1 < RIVALS ? { hint: 'Against the Borg' } : {}),
    set: at + 1,
  })),
  within: {
    read: (options) => civsOf(options).length,
    write: (options, players) => (typeof players === 'number' ? resized(options, players) : options),
  },
};

function seatSetting(seat: number): Setting {
  return {
    name: `seat${seat + 1}`,
    label: `Seat ${seat + 1}`,
    usual: CIVS[seat] ?? CIVS[0],
    values: CIVS.map((civ) => ({ value: civ, label: civName(civ) })),
    within: {
      read: (options) => civsOf(options)[seat] ?? CIVS[seat],
      write: (options, value) => seated(options, seat, CIVS.find((civ) => civ === value) ?? CIVS[0]),
    },
  };
}

/** The settings that `/game settings` shows. */
export const SETTINGS: readonly Setting[] = [
  PLAYERS,
  {
    name: 'borg',
    label: 'The Borg',
    values: [
      { value: 'none', label: 'not in play' },
      {
        value: 'invasion',
        label: 'invasion',
        hint: 'They arrive through the Transwarp Hub. Required for 1 or 2 players',
      },
      { value: 'encounter', label: 'encounter', hint: 'They arrive when an Exploration Card brings them' },
    ],
  },
  GUIDE,
  {
    name: 'lot',
    label: 'Civilizations',
    values: [
      { value: 'no', label: 'chosen', set: false },
      { value: 'yes', label: 'drawn at random', hint: 'Any of the 7. You learn yours when the game begins', set: true },
    ],
  },
  ...CIVS.map((_civ, seat) => seatSetting(seat)),
  {
    name: 'distance',
    label: 'Distance between Home Systems',
    usual: 'normal',
    values: [
      { value: 'short', label: 'short', hint: 'First Contact comes sooner' },
      { value: 'normal', label: 'normal' },
      { value: 'long', label: 'long', hint: 'More room to explore' },
    ],
  },
  {
    name: 'shape',
    label: 'Table',
    values: [
      { value: 'rectangle', label: 'rectangle' },
      { value: 'circle', label: 'circle' },
    ],
  },
  {
    name: 'margin',
    label: 'Room at the edges',
    usual: '0',
    values: [0, 3, 6, 9, 12].map((set) => ({
      value: `${set}`,
      label: set === 0 ? 'recommended' : `${set} inches wider`,
      set,
    })),
  },
  ...Object.entries(RULE_WORDS).map(([name, words]) => flag('rules', name, words)),
  ...READINGS.map((name) => flag('readings', name, READING_WORDS[name], !isUsual(name))),
];
