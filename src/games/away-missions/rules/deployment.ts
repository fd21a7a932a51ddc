import type { Option, Refusal, RuleId, Seat } from '../../../kernel/types.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, Character, SpaceId } from '../state.ts';
import { boardName, features } from './features.ts';
import { playerOf } from './find.ts';
import { type Space, spaceAt, spacesOn } from './layout.ts';
import { placeable } from './placing.ts';

/** Characters that beam down before the first round: those without Escalation (M-PREP-13, M-ESC-01). */
export function toDeploy(g: AwayMissions, seat: Seat): Character[] {
  return inReserve(g, seat).filter((character) => characterCard(character.id).escalation === null);
}

/**
 * Characters that come into play now: those whose Escalation names this round (M-ESC-02), and those that found no space
 * before (M-OPEN-29).
 */
export function toArrive(g: AwayMissions, seat: Seat): Character[] {
  return inReserve(g, seat).filter((character) => (roundOf(character) ?? 0) <= g.round);
}

/** The round in which a character in reserve arrives; null when it waits for a free space only. */
export function roundOf(character: Character): number | null {
  return character.drone ? null : characterCard(character.id).escalation;
}

function inReserve(g: AwayMissions, seat: Seat): Character[] {
  return Object.values(g.characters).filter((character) => character.seat === seat && character.where === 'reserve');
}

/** Why a character can't be put into a space of the starting area, or null (M-PREP-13, M-PREP-14, M-OPEN-49). */
export function cannotDeploy(g: AwayMissions, character: Character, id: SpaceId): Refusal | null {
  const { board } = spaceAt(g, id);
  if (board === 'lift' || !playerOf(g, character.seat).area.includes(board)) {
    return { text: `${id} is not in your starting area.`, rule: 'M-PREP-13' };
  }
  if (placeable(g, character, [id]).length === 0) {
    return { text: `${id} holds two of yours or someone hostile.`, rule: 'M-PREP-14' };
  }
  return null;
}

/** Every free space of a seat's starting area for every one of some characters in reserve, as `verb:character:board:space`. */
export function deployments(
  g: AwayMissions,
  seat: Seat,
  characters: readonly Character[],
  verb: string,
  rule: RuleId,
): Option[] {
  const [first] = characters;
  if (first === undefined) return [];
  // In reserve they are all alike: what is free for one is free for each.
  const free = placeable(g, first, spacesOn(g, playerOf(g, seat).area))
    .map((id) => spaceAt(g, id))
    .sort((one, other) => remarkable(other) - remarkable(one));
  const hints = free.map((space) => features(g, space).join(', '));
  return characters.flatMap((character) => {
    const { name } = characterCard(character.id);
    return free.map((space, i) => ({
      key: `${verb}:${character.id}:${space.board}:${space.id}`,
      verb,
      label: `${name} to ${space.id}`,
      hint: hints[i] ?? '',
      group: `${name}: ${boardName(space)}`,
      subject: { kind: 'space', id: space.id },
      rule,
    }));
  });
}

/** Spaces where there is something to use or a door come first in a long list. */
function remarkable({ terminal, transporter, links }: Space): number {
  if (terminal !== null || transporter) return 2;
  return links.some(({ door }) => door !== null) ? 1 : 0;
}
