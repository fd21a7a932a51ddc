import type { CharacterCardView, ComponentView, PrintedSideView } from '../../src/games/away-missions/view.ts';
import { count, list } from '../kit/wording.ts';
import { cardText } from './card-words.ts';
import { ratingName, ratings, terminalName, weaponFacts } from './looks.ts';

/** Describes a component, one sentence per line. */
export function componentWords(component: ComponentView): string[] {
  return linesOf(component).map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
}

function linesOf(component: ComponentView): string[] {
  switch (component.is) {
    case 'card':
      return cardText(component.card);
    case 'character':
      return characterWords(component.character, component.of);
    case 'board':
      return component.sides.flatMap((side) => sideWords(component.name, side));
  }
}

function characterWords(character: CharacterCardView, of: string): string[] {
  const { name, role, keywords, specializations, weapons, abilities, escalation } = character;
  return [
    `${name}: ${role}, ${of}.`,
    `${ratings.map((rating) => `${ratingName[rating]} ${character.ratings[rating]}`).join(', ')}.`,
    ...(keywords.length ? [`Keywords: ${list(keywords)}.`] : []),
    ...(specializations.length ? [`Specializations: ${list(specializations)}.`] : []),
    ...weapons.map((weapon) => `${weapon.name}: ${weaponFacts(weapon)}.`),
    ...abilities.map((ability) => `${ability.name}: ${ability.text}`),
    ...(escalation === null ? [] : [arrival(escalation)]),
  ];
}

/** Returns the arrival round of a character with Escalation. */
export const arrival = (round: number): string => `Arrives in Round ${round}`;

/** Describes a side of a board: rooms, fixtures and doors. Spaces are counted from the lower left. */
function sideWords(board: string, { name, width, height, spaces }: PrintedSideView): string[] {
  const rooms = [...new Set(spaces.flatMap(({ room }) => room ?? []))];
  const features = spaces.flatMap(({ id, terminal, transporter }) =>
    terminal !== null ? [`${terminalName[terminal]} terminal ${id}`] : transporter ? [`Transporter ${id}`] : [],
  );
  const doors = spaces.flatMap(({ id, edges }) =>
    Object.entries(edges).flatMap(([side, edge]) => (edge === 'door-closed' ? [`${id} ${side}`] : [])),
  );
  return [
    `${board}, ${name}: ${width} by ${height} spaces, with A1 in the lower left corner.`,
    ...(rooms.length ? [`${count(rooms.length, 'room')}: ${list(rooms)}.`] : []),
    ...(features.length ? [`${list(features)}.`] : []),
    ...(doors.length ? [`Doors: ${list(doors)}.`] : []),
  ];
}
