import { copyOf, TEAMS } from './content/characters.ts';
import { deckFaults, STARTER_DECKS } from './content/decks.ts';
import { type AwayOptions, alliesOf, factions } from './options.ts';
import type { AwayMissions, Character, Faction, Player } from './state.ts';

/** The position before Mission Preparation: nobody is on the mission area, the decks lie in the order of their lists. */
export function setup(options: AwayOptions): AwayMissions {
  const characters: AwayMissions['characters'] = {};
  const players: Player[] = [];
  const allies = alliesOf(options);
  for (const [seat, faction] of factions(options).entries()) {
    players.push(newPlayer(faction));
    for (const { id, ratings } of TEAMS[faction]) {
      // M-MULT-01: the second team of the same affiliation comes out of the second box.
      const own = id in characters ? copyOf(id) : id;
      characters[own] = newCharacter(own, seat, ratings);
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

/** M-BUILD-08: each team plays its starter decks. Throws when they break the rules that all decks keep (M-BUILD-09). */
function newPlayer(faction: Faction): Player {
  const { mission, support } = STARTER_DECKS[faction];
  const [fault] = deckFaults(faction, STARTER_DECKS[faction]);
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
    permanents: [],
    table: [],
    playing: [],
    area: [],
  };
}

/** M-TEAM-07, M-TEAM-08, M-PREP-15: with all Health pegs in. */
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
  };
}
