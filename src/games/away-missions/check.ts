import type { State } from '../../kernel/types.ts';
import { invariant } from '../kit/invariant.ts';
import { conserve } from '../kit/zones.ts';
import { layoutOf } from './chapters/area/layout.ts';
import { CROWD } from './chapters/area/occupancy.ts';
import { RATINGS } from './chapters/characters/characters.ts';
import { honorOf, MOST_HONOR } from './chapters/characters/honor.ts';
import { isFriend } from './chapters/characters/sides.ts';
import { ROUNDS } from './chapters/rounds/game.ts';
import { STARTER_DECKS } from './content/decks.ts';
import { fullRatings } from './effects/sorts.ts';
import type { AwayMissions, Character, Trap } from './state.ts';
import { KINDS, setOf, zones } from './zones.ts';

/** The maximum number of Stun tokens on a character (M-STUN-07). */
const MOST_STUN = 2;

/**
 * Throws if the position is impossible: a lost or duplicated card, too many characters in a space, or too many pegs or
 * tokens.
 */
export function check({ g }: State<AwayMissions>): void {
  const inZones = zones(g);
  invariant(g.round >= 0 && g.round <= ROUNDS, () => `round ${g.round}`);
  for (const [seat, player] of g.players.entries()) {
    const { bonusActions, adapt, intel = 0, sprung = 0, traps = [] } = player;
    invariant(
      Math.min(bonusActions, adapt, intel, sprung) >= 0,
      () => `seat ${seat} has fewer than 0 tokens of a kind`,
    );
    checkTraps(g, traps);
    for (const kind of KINDS)
      conserve(inZones, setOf(g, seat, kind), (player.brought ?? STARTER_DECKS[player.faction])[kind], true);
  }
  for (const character of Object.values(g.characters)) {
    checkCharacter(character);
    if (character.where === 'area') checkSpace(g, character);
  }
  const { active } = g;
  invariant(
    active === null || (active.taken >= 0 && active.taken <= active.of),
    'the acting character has taken more Actions than it has',
  );
}

function checkCharacter(character: Character): void {
  const { id, pegs, stun, where, space, drone, seat, owner } = character;
  const full = fullRatings(character);
  for (const rating of where === 'out' ? [] : RATINGS) {
    const least = Math.min(1, full[rating]);
    invariant(pegs[rating] >= least && pegs[rating] <= full[rating], () => `${rating} ${pegs[rating]} of ${id}`);
  }
  const honor = honorOf(character);
  invariant(honor >= 0 && honor <= MOST_HONOR && !(drone && honor > 0), () => `${honor} Honor tokens on ${id}`);
  invariant(stun >= 0 && stun <= MOST_STUN, () => `${stun} Stun tokens on ${id}`);
  // A character has a space if and only if it is in the mission area (M-PREP-10).
  invariant((where === 'area') === (space !== null), () => `${id} is ${where} in ${space}`);
  invariant(drone === (seat !== owner), () => `seat ${seat} controls ${id}, which seat ${owner} owns`);
}

/** Checks that each Trap is in a space that exists, and that no player has two in one space (M-OPEN-74). */
function checkTraps(g: AwayMissions, traps: readonly Trap[]): void {
  for (const { card, space } of traps)
    invariant(layoutOf(g).byId.has(space), () => `${card} is in ${space}, which isn’t a space`);
  invariant(new Set(traps.map(({ space }) => space)).size === traps.length, 'a player has two Traps in one space');
}

/**
 * Checks that at most two characters share a space, and that both belong to the same side (M-MOVE-02, M-MOVE-04,
 * M-MOVE-08, M-OPEN-16).
 */
function checkSpace(g: AwayMissions, character: Character): void {
  invariant(
    character.space !== null && layoutOf(g).byId.has(character.space),
    () => `${character.id} is in ${character.space}, which isn’t a space`,
  );
  const here = Object.values(g.characters).filter(({ space }) => space === character.space);
  invariant(here.length <= CROWD, () => `${here.length} characters are in ${character.space}`);
  invariant(
    here.every(({ seat }) => isFriend(g, seat, character.seat)),
    () => `hostile characters share ${character.space}`,
  );
}
