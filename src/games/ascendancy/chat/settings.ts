import type { Setting } from '../../../discord/games/chat.ts';
import { GUIDE } from '../../../discord/games/guide.ts';
import type { Json } from '../../../kernel/types.ts';
import { type AscendancyOptions, asJson, CIVS, isUsual, READINGS, type Reading, type RULES } from '../options.ts';
import { civName } from '../position/names.ts';
import type { Civ } from '../terms.ts';

/** Fewer players than this meet the Borg (A-EXP-12). */
const RIVALS = 3;

type Rule = (typeof RULES)[number];

/** The name of each optional rule, and what it does (A-OPT-01). */
const RULE_WORDS: Readonly<Record<Rule, readonly [label: string, hint: string]>> = {
  simultaneousFirstTurns: ['Simultaneous first turns', 'All take the first turn at once; nobody makes contact in it'],
  simultaneousSecondTurns: ['Simultaneous second turns', 'The second turn too, if the first one is'],
  extraResources: ['Extra Resources', 'Start with 8 Production, 6 Research and 4 Culture'],
  startingProject: ['Starting Project', 'Start with one Project'],
  startingAdvancement: ['Starting Advancement', 'Start with one completed Advancement more'],
  randomTurnOrder: ['Random turn order', 'Turn Order Cards are dealt each round, nothing is committed'],
  wildCulture: ['Wild Culture', 'Culture may be spent as Production or Research'],
  easierAscension: ['Easier Ascension', 'Ascendancy costs 4 Culture'],
  mysteryTurnOrder: ['Mystery turn order', 'Each card stays secret until its owner’s turn; half of them lie aside'],
  randomGalaxy: ['Random galaxy', 'All System Discs are shuffled together'],
  unrestrictedTrade: ['Unrestricted trade routes', 'At Peace nobody asks to come through'],
  humbleBeginnings: ['Humble beginnings', 'Start without Resources and without Ascendancy'],
  focusedResearch: ['Focused research', 'One Project of your choice in place of two at random'],
  alliedCooperation: ['Allied cooperation', 'Partners may let each other act beside their Ships'],
};

/** The name of each reading of the book, and what it says; of a usual one, what holds without it. */
const READING_WORDS: Readonly<Record<Reading, readonly [label: string, hint: string]>> = {
  strictContact: ['Strict First Contact', 'Who trades must have met the very other'],
  bentLanes: ['Bent lanes', 'A lane may be longer than the gap that it closes'],
  starbaseOwnShips: ['Starbase die for own Ships', 'Only where own Ships are in Orbit'],
  suspiciousOfAll: ['Less suspicious Romulans', 'An Agreement that arrives is Exhausted, and no other that they hold'],
  noRetreat: ['No Retreat', 'A rule of Klingons that the book doesn’t name'],
  minesEveryMove: ['Mines at every move', 'Cloaked Orbital Mines work each time'],
  harmonicsFirstRound: ['Harmonics in the first Combat Round', 'Shield Harmonics work there alone'],
};

const NO = { value: 'no', label: 'no', set: false } as const;

/** A-OPT-02: second turns are taken at the same time only where first ones are. What has to change along with a rule. */
function along(name: string, value: Json): Record<string, Json> {
  if (name === 'simultaneousFirstTurns' && value === false) return { simultaneousSecondTurns: false };
  return name === 'simultaneousSecondTurns' && value === true ? { simultaneousFirstTurns: true } : {};
}

/** A rule or a reading that holds or not: it stands in a list of its own among the options. `chosen`: what it is when it is chosen. */
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
  // Options of this game alone get here: they are made by its own `options`.
  return options as unknown as Partial<AscendancyOptions>;
}

function asObject(options: Json): { readonly [name: string]: Json } {
  return asJson(asOptions(options) as AscendancyOptions) as { readonly [name: string]: Json };
}

function civsOf(options: Json): readonly Civ[] {
  return asOptions(options).civs ?? [];
}

/** So many civilizations, those at the table first; one or two of them meet the Borg (A-EXP-12). */
function resized(options: Json, players: number): Json {
  const now = civsOf(options);
  const civs = [...now, ...CIVS.filter((civ) => !now.includes(civ))].slice(0, players);
  return { ...asObject(options), civs, ...(players < RIVALS ? { borg: 'invasion' } : {}) };
}

/** A civilization in a seat; where it sat before goes the one that sat here. */
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

/** The settings of a table, as `/game settings` shows them. */
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
        hint: 'They come out of the Transwarp Hub: one or two players need them',
      },
      { value: 'encounter', label: 'encounter', hint: 'They come when an Exploration Card brings them' },
    ],
  },
  GUIDE,
  {
    name: 'lot',
    label: 'Civilizations',
    values: [
      { value: 'no', label: 'chosen', set: false },
      { value: 'yes', label: 'drawn by lot', hint: 'Any of the seven; you learn yours as the game begins', set: true },
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
      label: set === 0 ? 'as recommended' : `${set} inches more`,
      set,
    })),
  },
  ...Object.entries(RULE_WORDS).map(([name, words]) => flag('rules', name, words)),
  ...READINGS.map((name) => flag('readings', name, READING_WORDS[name], !isUsual(name))),
];
