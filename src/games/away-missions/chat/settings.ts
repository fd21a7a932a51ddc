import type { Setting } from '../../../discord/games/chat.ts';
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
  // Options of this game alone get here: they are made by its own `options`.
  return options as unknown as AwayOptions;
}

/** Options with other teams; what only four can agree on goes with the fourth. */
function withTeams(options: Json, teams: readonly Faction[]): Json {
  const { federation: _, factions: __, partner, ...others } = asOptions(options);
  const allied = partner !== undefined && teams.length === MOST_PLAYERS ? { partner } : {};
  return asJson({ federation: 0, ...others, factions: [...teams], ...allied });
}

/** An affiliation in a seat; where it is led too often then, another seat takes the team that sat here before. */
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
  offer: { with: {}, words: 'More than two of you? Set Players to 3 or 4: everyone alone, or two teams of two.' },
  values: [
    { value: '2', label: '2', hint: 'Against each other, on four boards', set: 2 },
    { value: '3', label: '3', hint: 'Everyone alone, on six boards', set: 3 },
    { value: '4', label: '4', hint: 'Everyone alone or in two teams, on six boards', set: 4 },
  ],
  within: {
    read: (options) => factions(asOptions(options)).length,
    write: (options, players) =>
      typeof players === 'number' ? withTeams(options, teamsFor(players, factions(asOptions(options)))) : options,
  },
};

/** M-TG-01: who is allied with whom. */
const SIDES: Setting = {
  name: 'sides',
  label: 'Sides',
  offer: { with: {}, words: 'Two teams of two? Set Sides, under More settings.' },
  values: [
    { value: 'alone', label: 'everyone alone', hint: 'Each player against all others', set: 0 },
    ...SEATS.slice(1).map((partner) => {
      const others = SEATS.filter((seat) => seat !== 0 && seat !== partner).map((seat) => seat + 1);
      const hint = 'Two teams of two: allies act in turn and add their points';
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

/** What can be chosen before a game. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'quick',
    label: 'Set-up',
    values: [
      {
        value: 'no',
        label: 'by hand',
        hint: 'Lay the boards, pick areas, place everyone: about 15 choices',
        set: false,
      },
      { value: 'yes', label: 'quick', hint: 'A fair one, laid by the game: you choose a Core Mission', set: true },
    ],
  },
  {
    name: 'guide',
    label: 'Guide',
    values: [
      { value: 'no', label: 'no', set: false },
      { value: 'yes', label: 'yes, for a first game', hint: 'Each first step is explained as it comes', set: true },
    ],
  },
  PLAYERS,
  SIDES,
  ...SEATS.map(seatSetting),
  {
    name: 'escalation',
    label: 'Escalation',
    values: [
      { value: 'no', label: 'as printed', hint: 'Who arrives later is as the characters’ cards say', set: false },
      {
        value: 'yes',
        label: 'every team',
        hint: 'Teams without Escalation hold their last two back: one for Round 2, one for Round 3',
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
        hint: 'The corridor in the middle, boards at its doors',
        set: false,
      },
      {
        value: 'yes',
        label: 'a Borg cube',
        hint: 'Their Borg sides as one block, without a corridor',
        set: true,
      },
    ],
  },
];

/** What becomes of options by a change of them. */
export function fitted(changed: Json): Json {
  return asJson(parseOptions(changed));
}
