import { z } from 'zod';
import { Refused } from '../../kernel/types.ts';
import { factionName } from './chapters/characters/names.ts';
import { characterCard } from './content/characters.ts';
import { deckFaults, STARTER_DECKS } from './content/decks.ts';
import { BROUGHT } from './decks/brought.ts';
import { originalTeam } from './decks/team.ts';
import type { AwayMissions, Brought, Character, CharacterId, Faction, Player } from './state.ts';

/** M-TEAM-13, in the order of lists. */
export const FACTIONS = ['federation', 'borg', 'klingon', 'romulan'] as const satisfies Faction[];

/** Every two teams that may meet, the usual ones first. */
export const FACTION_PAIRS = FACTIONS.flatMap((one, at) =>
  FACTIONS.slice(at + 1).map((other) => [one, other] as const),
);

const OPTIONS = z.strictObject({
  /** The team of each seat (M-TEAM-02); left out: the Federation against the Borg. */
  factions: z
    .tuple([z.enum(FACTIONS), z.enum(FACTIONS)])
    .refine(([one, other]) => one !== other)
    .exactOptional(),
  /** Without `factions`: the seat that leads the Federation team; the other one leads the Borg. */
  federation: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Quick set-up: the game lays the boards and beams everyone down (M-OPEN-67). */
  quick: z.boolean().exactOptional(),
  /** Each first step is explained to each player as it comes. */
  guide: z.boolean().exactOptional(),
  /** What players bring, by the names of their seats; who brings nothing plays the starter decks (M-BUILD-08). */
  decks: z.record(z.string(), BROUGHT).exactOptional(),
});

/** What can be chosen before a game; what is left out stays as in games that know no such choice. */
export type AwayOptions = z.infer<typeof OPTIONS>;

/** Checks and completes options. Throws `Refused` for what is none. */
export function parseOptions(raw: unknown): AwayOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success)
    throw new Refused(
      'The options are “factions”: the teams of the two seats, two different ones of federation, borg, klingon and romulan; “federation”: the seat, 0 or 1, that leads that team where no teams are named; “quick” and “guide”: true or false.',
    );
  const { decks = {}, ...options } = parsed.data;
  // A deck is for the seat of its affiliation, whoever else plays.
  const names = seatNames(options);
  const fitting = Object.entries(decks).filter(([name, deck]) => isFor(factions(options)[names.indexOf(name)], deck));
  return fitting.length === 0 ? options : { ...options, decks: Object.fromEntries(fitting) };
}

function isFor(faction: Faction | undefined, { team }: Brought): boolean {
  return team.every((id) => characterCard(id).faction === faction);
}

/** The affiliation of each seat, in order. */
export function factions({
  factions: chosen,
  federation,
}: Pick<AwayOptions, 'factions' | 'federation'>): [Faction, Faction] {
  if (chosen !== undefined) return chosen;
  return federation === 0 ? ['federation', 'borg'] : ['borg', 'federation'];
}

/** What the seats are called. */
export function seatNames(options: Pick<AwayOptions, 'factions' | 'federation'>): string[] {
  return factions(options).map(factionName);
}

/** The position before Mission Preparation: nobody is on the mission area, the decks lie in the order of their lists. */
export function setup(options: AwayOptions): AwayMissions {
  const characters: AwayMissions['characters'] = {};
  const players: Player[] = [];
  for (const [seat, faction] of factions(options).entries()) {
    const brought = options.decks?.[seatNames(options)[seat] ?? ''];
    players.push(newPlayer(faction, brought));
    for (const one of newTeam(seat, brought?.team ?? originalTeam(faction))) characters[one.id] = one;
  }
  return {
    side: null,
    boards: [],
    lifts: [],
    round: 0,
    phase: 'preparation',
    players,
    characters,
    turn: null,
    active: null,
    trace: null,
    roll: null,
    lasting: [],
    ...(options.quick === true ? { quick: true } : {}),
    ...(options.guide === true ? { lessons: players.map(() => []) } : {}),
  };
}

/**
 * M-BUILD-08: who brings none plays the starter decks of the affiliation. Throws when a deck breaks the rules that all decks
 * keep (M-BUILD-09).
 */
function newPlayer(faction: Faction, brought: Brought | undefined): Player {
  const { mission, support } = brought ?? STARTER_DECKS[faction];
  const team = (brought?.team ?? originalTeam(faction)).map(characterCard);
  const [fault] = deckFaults(faction, { mission, support }, team);
  const intel = team.reduce((sum, { leads }) => sum + (leads?.intel ?? 0), 0);
  if (fault !== undefined) throw new Error(fault.text);
  return {
    faction,
    decks: { mission: [...mission], support: [...support] },
    hand: { mission: [], support: [] },
    discards: { mission: [], support: [] },
    core: null,
    scored: [],
    bonusPoints: 0,
    bonusActions: 0,
    adapt: 0,
    ...(faction === 'romulan' ? { intel: 0, traps: [], sprung: 0 } : {}),
    permanents: [],
    table: [],
    playing: [],
    area: [],
    ...(brought === undefined ? {} : { brought }),
    // M-TEAM-06: what its Commander knows already.
    ...(intel === 0 ? {} : { intel }),
  };
}

/** The characters of a team as its Commander has them begin (M-TEAM-06). */
function newTeam(seat: number, team: readonly CharacterId[]): Character[] {
  const cards = team.map(characterCard);
  const arrives = Object.assign({}, ...cards.map(({ leads }) => leads?.arrives));
  return cards.map(({ id, ratings, leads }) => ({
    ...newCharacter(id, seat, ratings),
    ...(id in arrives ? { escalation: arrives[id] } : {}),
    ...(leads?.honor === undefined ? {} : { honor: leads.honor }),
  }));
}

/** M-TEAM-07 to M-TEAM-10, M-PREP-15: with all Health pegs in. */
function newCharacter(id: string, seat: number, ratings: Character['pegs']): Character {
  return {
    id,
    seat,
    owner: seat,
    pegs: { ...ratings },
    where: 'reserve',
    space: null,
    activated: false,
    cover: false,
    stun: 0,
    equipment: [],
    traits: [],
    drone: false,
    ...(characterCard(id).faction === 'klingon' ? { honor: 0 } : {}),
  };
}
