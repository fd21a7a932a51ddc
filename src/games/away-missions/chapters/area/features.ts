import { several } from '../../../kit/words.ts';
import { BOARD_NAMES, ROOM_NAMES } from '../../content/boards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, BoardId, SpaceId, TerminalKind } from '../../state.ts';
import { type Space, spaceAt, spacesOn } from './layout.ts';
import { occupants } from './occupancy.ts';

/** Returns the name of the board that a space belongs to. */
export function boardName({ board }: Pick<Space, 'board'>): string {
  return board === 'lift' ? 'Turbolifts' : BOARD_NAMES[board];
}

/** Returns the printed fixtures of a space: its terminal and transporter. */
export function fixtures(g: AwayMissions, id: SpaceId): string[] {
  const { terminal, transporter } = spaceAt(g, id);
  return [...(terminal === null ? [] : [`${terminal} terminal`]), ...(transporter ? ['transporter'] : [])];
}

/** Returns short facts about a space: its room or board, fixtures, doors and occupants. */
export function features(g: AwayMissions, space: Space): string[] {
  const found = [space.room === null ? boardName(space) : ROOM_NAMES[space.room], ...fixtures(g, space.id)];
  for (const { door, to } of space.links) if (door !== null && to !== null) found.push(`door to ${boardName(to)}`);
  for (const { id } of occupants(g, space.id)) found.push(`with ${characterCard(id).name}`);
  return found;
}

/** Returns the fixtures of a board, such as “2 command, 1 operations, 2 transporters”. */
export function facilities(g: AwayMissions, board: BoardId): string {
  const spaces = spacesOn(g, [board]).map((id) => spaceAt(g, id));
  const counts = new Map<TerminalKind, number>();
  for (const { terminal } of spaces) if (terminal !== null) counts.set(terminal, (counts.get(terminal) ?? 0) + 1);
  const transporters = spaces.filter(({ transporter }) => transporter).length;
  return [
    ...[...counts].map(([kind, count]) => `${count} ${kind}`),
    ...(transporters === 0 ? [] : [several(transporters, 'transporter')]),
  ].join(', ');
}
