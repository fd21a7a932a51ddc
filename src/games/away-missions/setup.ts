import { characterCard, copyOf } from './content/characters.ts';
import { deckFaults, STARTER_DECKS } from './content/decks.ts';
import { originalTeam } from './decks/team.ts';
import { type AwayOptions, alliesOf, factions, seatNamesOf } from './options.ts';
import type { AwayMissions, Brought, Character, CharacterId, Faction, Player } from './state.ts';

/** The position before Mission Preparation: nobody is on the mission area, the decks lie in the order of their lists. */
export function setup(options: AwayOptions): AwayMissions {
  const characters: AwayMissions['characters'] = {};
  const players: Player[] = [];
  const allies = alliesOf(options);
  const names = seatNamesOf(options);
  for (const [seat, faction] of factions(options).entries()) {
    const brought = options.decks?.[names[seat] ?? ''];
    players.push(newPlayer(faction, brought));
    for (const one of newTeam(seat, brought?.team ?? originalTeam(faction))) {
      // M-MULT-01: whom another team of the same affiliation has comes out of the second box.
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
