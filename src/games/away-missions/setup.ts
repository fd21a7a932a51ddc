import { must } from '../../kernel/must.ts';
import { characterCard, copyOf } from './content/characters.ts';
import { deckFaults, STARTER_DECKS } from './content/decks.ts';
import { originalTeam } from './decks/team.ts';
import { type AwayOptions, alliesOf, factions, seatNamesOf } from './options.ts';
import type { AwayMissions, Brought, Character, CharacterId, Faction, Player } from './state.ts';

/**
 * Returns the position before Mission Preparation, in which nobody is in the mission area and the decks are in list
 * order.
 */
export function setup(options: AwayOptions): AwayMissions {
  const characters: AwayMissions['characters'] = {};
  const players: Player[] = [];
  const allies = alliesOf(options);
  const names = seatNamesOf(options);
  for (const [seat, faction] of factions(options).entries()) {
    const brought = options.decks?.[must(names[seat], `seat ${seat}’s name`)];
    players.push(newPlayer(faction, brought));
    for (const one of newTeam(seat, brought?.team ?? originalTeam(faction))) {
      // If another team of the same affiliation already has this character, the copy comes from the second box
      // (M-MULT-01).
      const id = one.id in characters ? copyOf(one.id) : one.id;
      characters[id] = { ...one, id };
    }
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
    ...(allies === undefined ? {} : { allies }),
    ...(options.cube === true ? { cube: true } : {}),
    ...(options.escalation === true ? { escalation: true } : {}),
    ...(options.quick === true ? { quick: true } : {}),
    ...(options.guide === true ? { lessons: players.map(() => []) } : {}),
  };
}

/**
 * Sets up a player with their own decks, or the affiliation's starter decks if they brought none (M-BUILD-08). Throws
 * if a deck breaks the rules for all decks (M-BUILD-09).
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
    // The Intel tokens that the Commander starts with (M-TEAM-06).
    ...(intel === 0 ? {} : { intel }),
  };
}

/** Returns the characters of a team, including the changes that its Commander makes (M-TEAM-06). */
function newTeam(seat: number, team: readonly CharacterId[]): Character[] {
  const cards = team.map(characterCard);
  const arrives = Object.assign({}, ...cards.map(({ leads }) => leads?.arrives));
  return cards.map(({ id, ratings, leads }) => ({
    ...newCharacter(id, seat, ratings),
    ...(id in arrives ? { escalation: arrives[id] } : {}),
    ...(leads?.honor === undefined ? {} : { honor: leads.honor }),
  }));
}

/** Returns a character with all Health pegs (M-TEAM-07 to M-TEAM-10, M-PREP-15). */
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
