import type { Setting } from '../../../chat/game-chat.ts';
import type { Json } from '../../../kernel/types.ts';
import { factionName } from '../chapters/characters/names.ts';
import { TEAM_NAMES } from '../content/characters.ts';
import {
  type AwayOptions,
  asJson,
  copiesFor,
  FACTIONS,
  factions,
  MOST_PLAYERS,
  parseOptions,
  teamsFor,
} from '../options.ts';
import type { Faction } from '../terms.ts';

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);

function asOptions(options: Json): AwayOptions {
  // All options that get here were made by this game's own `options`.
  return options as unknown as AwayOptions;
}

/** Returns the options after a change of teams. An alliance is kept only with four players. */
function withTeams(options: Json, teams: readonly Faction[]): Json {
  const { federation: _, factions: __, partner, ...others } = asOptions(options);
  const allied = partner !== undefined && teams.length === MOST_PLAYERS ? { partner } : {};
  return asJson({ federation: 0, ...others, factions: [...teams], ...allied });
}

/**
 * Returns the options after giving this affiliation to a seat. If too many seats then have this affiliation, one of the
 * others gets the team that this seat had before.
 */
function seated(options: Json, seat: number, faction: Faction): Json {
  const now = factions(asOptions(options));
  const others = [...now.keys()].filter((at) => at !== seat && now[at] === faction);
  const leaves = others.length < copiesFor(now.length) ? undefined : others.at(-1);
  return withTeams(
    options,
    now.map((one, at) => (at === seat ? faction : at === leaves ? (now[seat] ?? one) : one)),
  );
}

const PLAYERS: Setting = {
  name: 'players',
  label: 'Players',
  offer: {
    with: {},
    words: 'More than two of you? Set Players to 3 or 4: every player for themselves, or two teams of two.',
  },
  values: [
    { value: '2', label: '2', hint: 'One against one, on four boards', set: 2 },
    { value: '3', label: '3', hint: 'Everyone plays alone, on six boards', set: 3 },
    { value: '4', label: '4', hint: 'Everyone plays alone or in two teams, on six boards', set: 4 },
  ],
  within: {
    read: (options) => factions(asOptions(options)).length,
    write: (options, players) =>
      typeof players === 'number' ? withTeams(options, teamsFor(players, factions(asOptions(options)))) : options,
  },
};

/** The setting for alliances (M-TG-01). */
const SIDES: Setting = {
  name: 'sides',
  label: 'Sides',
  offer: { with: {}, words: 'Two teams of two? Set Sides, under More settings.' },
  values: [
    { value: 'alone', label: 'everyone alone', hint: 'Each player against all others', set: 0 },
    ...SEATS.slice(1).map((partner) => {
      const others = SEATS.filter((seat) => seat !== 0 && seat !== partner).map((seat) => seat + 1);
      const hint = 'Two teams of two. Allies alternate and add up their points';
      return {
        value: `1+${partner + 1}`,
        label: `seats 1 and ${partner + 1} against ${others.join(' and ')}`,
        hint,
        set: partner,
      };
    }),
  ],
  within: {
    read: (options) => asOptions(options).partner ?? 0,
    write(options, value) {
      const { partner: _, ...others } = asOptions(options);
      return asJson(value === 1 || value === 2 || value === 3 ? { ...others, partner: value } : others);
    },
  },
};

function seatSetting(seat: number): Setting {
  return {
    name: `seat${seat + 1}`,
    label: `Seat ${seat + 1}`,
    usual: FACTIONS[seat % FACTIONS.length] ?? 'federation',
    values: FACTIONS.map((faction) => ({ value: faction, label: factionName(faction), hint: TEAM_NAMES[faction] })),
    within: {
      read: (options) => factions(asOptions(options))[seat],
      write: (options, value) => {
        const faction = FACTIONS.find((one) => one === value);
        return faction === undefined ? options : seated(options, seat, faction);
      },
    },
  };
}

/** The settings of a new game. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'quick',
    label: 'Set-up',
    values: [
      {
        value: 'no',
        label: 'by hand',
        hint: 'Place boards, pick areas and place everyone: about 15 choices',
        set: false,
      },
      {
        value: 'yes',
        label: 'quick',
        hint: 'The game sets everything up fairly. You only choose a Core Mission',
        set: true,
      },
    ],
  },
  {
    name: 'guide',
    label: 'Guide',
    values: [
      { value: 'no', label: 'no', set: false },
      { value: 'yes', label: 'yes, for a first game', hint: 'Explains each new kind of step', set: true },
    ],
  },
  PLAYERS,
  SIDES,
  ...SEATS.map(seatSetting),
  {
    name: 'escalation',
    label: 'Escalation',
    values: [
      { value: 'no', label: 'as printed', hint: 'Character cards say who arrives later', set: false },
      {
        value: 'yes',
        label: 'every team',
        hint: 'Teams without Escalation also hold back two characters, for Rounds 2 and 3',
        set: true,
      },
    ],
  },
  {
    name: 'cube',
    label: 'Boards',
    values: [
      {
        value: 'no',
        label: 'around the Main Corridor',
        hint: 'Boards at the doors of a central corridor',
        set: false,
      },
      {
        value: 'yes',
        label: 'a Borg cube',
        hint: 'One block of boards, Borg side up, with no corridor',
        set: true,
      },
    ],
  },
];

/** Checks options after a change, and completes them. */
export function fitted(changed: Json): Json {
  return asJson(parseOptions(changed));
}
