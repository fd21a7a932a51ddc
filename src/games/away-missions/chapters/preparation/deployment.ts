import { must } from '../../../../kernel/must.ts';
import type { Refusal, RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { characterCard } from '../../content/characters.ts';
import type { Wish } from '../../intents/wish.ts';
import type { AwayMissions, Character, CharacterId, SpaceId } from '../../state.ts';
import { boardName, features } from '../area/features.ts';
import { type Space, spaceAt, spacesOn } from '../area/layout.ts';
import { placeable } from '../area/placing.ts';
import { playerOf } from '../characters/find.ts';
import { seatName } from '../characters/names.ts';

/** Returns the characters that beam down before the first round: those without Escalation (M-PREP-13, M-ESC-01). */
export function toDeploy(g: AwayMissions, seat: Seat): Character[] {
  return inReserve(g, seat).filter((character) => roundOf(g, character) === null);
}

/**
 * Returns the characters that arrive now: those whose Escalation Round has come (M-ESC-02), and those that had no free
 * space before (M-OPEN-29).
 */
export function toArrive(g: AwayMissions, seat: Seat): Character[] {
  return inReserve(g, seat).filter((character) => (roundOf(g, character) ?? 0) <= g.round);
}

/** Returns the Round in which a character in reserve arrives, or null if it only waits for a free space (M-OPEN-29). */
export function roundOf(g: AwayMissions, character: Character): number | null {
  if (character.drone) return null;
  return printedRound(character) ?? (g.escalation === true ? lateRound(g, character) : null);
}

/** Returns the arrival Round on a character's card, or the one that its Commander gives it (M-TEAM-06), or null. */
function printedRound({ id, escalation }: Character): number | null {
  return escalation === undefined ? characterCard(id).escalation : escalation;
}

/**
 * Returns the arrival Round of a character in a team without printed Escalation: 2 or 3 for the last two characters,
 * otherwise null (M-OPEN-82).
 */
function lateRound(g: AwayMissions, { id, owner }: Character): number | null {
  const team = Object.values(g.characters).filter((one) => one.owner === owner);
  if (team.some((one) => printedRound(one) !== null)) return null;
  const left = team.length - team.findIndex((one) => one.id === id);
  return left === 1 ? ROUND_OF_LAST : left === 2 ? ROUND_OF_LAST - 1 : null;
}

/** The Round in which the last character of a team without printed Escalation arrives. */
const ROUND_OF_LAST = 3;

function inReserve(g: AwayMissions, seat: Seat): Character[] {
  return Object.values(g.characters).filter((character) => character.seat === seat && character.where === 'reserve');
}

/**
 * Returns why a character can't be placed in a space of the starting area, or null (M-PREP-13, M-PREP-14, M-OPEN-49).
 */
function cannotDeploy(g: AwayMissions, character: Character, id: SpaceId): Refusal | null {
  const { board } = spaceAt(g, id);
  if (!playerOf(g, character.seat).area.some((own) => own === board)) {
    return { text: `${id} is not in your starting area.`, rule: 'M-PREP-13' };
  }
  if (placeable(g, character, [id]).length === 0) {
    return { text: `${id} already has two friendly characters or a hostile one.`, rule: 'M-PREP-14' };
  }
  return null;
}

/**
 * Returns why a character can’t be placed now. If a space was requested, the reason is about that space. Returns null
 * if the character can be placed.
 */
export function whyNotDeploy(
  g: AwayMissions,
  seat: Seat,
  character: Character,
  { place, space }: Pick<Wish, 'place' | 'space'>,
): Refusal | null {
  const { name } = characterCard(character.id);
  if (character.seat !== seat)
    return { text: `${name} is on the ${seatName(g, character.seat)} team.`, rule: 'M-PREP-13' };
  if (character.where === 'area') return { text: `${name} is already in ${character.space}.`, rule: 'M-PREP-13' };
  const round = roundOf(g, character);
  if (round !== null && round > g.round) return { text: `${name} arrives in Round ${round}.`, rule: 'M-ESC-01' };
  if (place === null) return null;
  return space === null
    ? { text: `There is no space ${place}.`, rule: 'M-PREP-07' }
    : cannotDeploy(g, character, space);
}

/**
 * Whether characters in reserve have a free space in the starting area. The free spaces are the same for all characters
 * in reserve, so checking one character is enough.
 */
export function findRoom(g: AwayMissions, seat: Seat, [first]: readonly Character[]): boolean {
  return first !== undefined && freeSpaces(g, seat, first).length > 0;
}

function freeSpaces(g: AwayMissions, seat: Seat, character: Character): SpaceId[] {
  return placeable(g, character, spacesOn(g, playerOf(g, seat).area));
}

/** A character placed from reserve. */
export type Deployment = { character: CharacterId; space: SpaceId };

/**
 * Returns offers for every character in reserve and every free space of the starting area, with keys
 * `verb:character:board:space`.
 */
export function deployments(
  g: AwayMissions,
  seat: Seat,
  characters: readonly Character[],
  verb: string,
  rule: RuleId,
): Offer<Deployment>[] {
  // Characters in reserve are all alike, so checking one is enough.
  const free = characters
    .slice(0, 1)
    .flatMap((first) => freeSpaces(g, seat, first))
    .map((id) => spaceAt(g, id))
    .sort((one, other) => remarkable(other) - remarkable(one));
  const hints = free.map((space) => features(g, space).join(', '));
  return characters.flatMap((character) => {
    const { name } = characterCard(character.id);
    return free.map((space, i) => {
      const option = {
        key: `${verb}:${character.id}:${space.board}:${space.id}`,
        verb,
        label: `${name} to ${space.id}`,
        hint: must(hints[i], 'the space’s hint'),
        group: `${name}: ${boardName(space)}`,
        subject: { kind: 'space', id: space.id },
        rule,
      };
      return open(option, { character: character.id, space: space.id });
    });
  });
}

/** Ranks spaces so that those with fixtures or doors are first in a long list. */
function remarkable({ terminal, transporter, links }: Space): number {
  if (terminal !== null || transporter) return 2;
  return links.some(({ door }) => door !== null) ? 1 : 0;
}
