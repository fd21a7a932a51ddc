import type { Component } from '../../../kernel/types.ts';
import { sentence } from '../../kit/words.ts';
import { spaceId } from '../chapters/area/grid.ts';
import { factionName } from '../chapters/characters/names.ts';
import { BOARD_NAMES, BOARDS, MISSION_BOARDS, type Printed, ROOM_NAMES } from '../content/boards.ts';
import { OVERLAY } from '../content/borg/team.ts';
import { CARDS, EXTRAS } from '../content/cards.ts';
import type { CharacterCard } from '../content/character-card.ts';
import { CHARACTERS, TEAM_NAMES, TEAMS } from '../content/characters.ts';
import { CORES } from '../content/cores.ts';
import type { Edge } from '../content/plan.ts';
import { abilityText, cardView, weaponText } from '../effects/text.ts';
import { FACTIONS } from '../options.ts';
import type { BoardId, BoardSide } from '../state.ts';
import type { CardView, CharacterCardView, ComponentView, EdgeView, PrintedSideView } from '../view.ts';
import { counted, weaponView } from './characters.ts';
import { boardRules, cardRules, characterRules } from './component-rules.ts';
import { teamText } from './team-text.ts';

/** The printed sides of the boards (M-PREP-01). */
const SIDES = ['federation', 'borg'] as const satisfies BoardSide[];

/**
 * Returns everything that can be looked up: characters, Core Missions, cards of both decks, and boards (M-COMP-02,
 * M-COMP-03).
 */
export function components(): Component<ComponentView>[] {
  return [
    ...FACTIONS.flatMap((faction) => CHARACTERS[faction].map((card) => characterOf(card, teamOf(card)))),
    overlay(),
    ...FACTIONS.flatMap((faction) =>
      [...CORES[faction], ...CARDS[faction], ...EXTRAS[faction]].map(({ id }) => cardOf(cardView(id))),
    ),
    ...(['corridor', ...MISSION_BOARDS] as const).map(boardOf),
  ];
}

function cardOf(card: CardView): Component<ComponentView> {
  const { id, name, kind, keyword, faction, points, supply, requirement, lines } = card;
  const described = [
    ...(points === null ? [] : [`${points} points`]),
    ...(requirement === null ? [] : [`Needs: ${requirement}`]),
    ...lines.map(({ text }) => text),
    ...(supply === null ? [] : [`Supply ${supply}: a deck may have up to ${supply} copies`]),
  ];
  return {
    id,
    name,
    kind: [kind, ...(keyword === null ? [] : [keyword]), factionName(faction)],
    lines: described,
    rules: cardRules(card),
    view: { is: 'card', card },
  };
}

function characterOf(card: CharacterCard, team: string): Component<ComponentView> {
  const { id, name, letters, role, ship, escalation } = card;
  const [keywords, specializations] = [card.keywords.map(sentence), counted(card.specializations)];
  const character = { id, name, letters, role, keywords, specializations, escalation, ...printed(card) };
  const lines = [
    `${role}, ${ship}`,
    `Keywords: ${keywords.join(', ')}`,
    `Specializations: ${specializations.join(', ')}`,
    ...printedLines(card),
    ...(escalation === null ? [] : [`Escalation: arrives in Round ${escalation}`]),
  ];
  return {
    id,
    name,
    kind: ['Character', team],
    lines,
    rules: characterRules(id, lines),
    view: { is: 'character', character, of: team },
  };
}

/**
 * Returns the drone overlay, which covers everything on a character card except its name, Keywords and Specializations
 * (M-ASSIM-04).
 */
function overlay(): Component<ComponentView> {
  const [id, name, role] = ['borg-drone-overlay', 'Borg Drone Overlay', 'Covers an Assimilated character'];
  const none = { letters: '', keywords: [], specializations: [], escalation: null };
  const character = { id, name, role, ...none, ...printed(OVERLAY) };
  const lines = [
    'Covers the card of an Assimilated character, which keeps its name, Keywords and Specializations',
    ...printedLines(OVERLAY),
  ];
  return {
    id,
    name,
    kind: ['Character overlay', factionName('borg')],
    lines,
    rules: characterRules(id, lines),
    view: { is: 'character', character, of: factionName('borg') },
  };
}

/** Returns the team that a character card belongs to, or its affiliation if it is a Specialist (M-TEAM-05). */
function teamOf({ id, faction, leads }: CharacterCard): string {
  if (leads !== undefined) return leads.team;
  return TEAMS[faction].some((one) => one.id === id) ? TEAM_NAMES[faction] : `${factionName(faction)} Specialist`;
}

type Powers = Pick<CharacterCard, 'ratings' | 'weapons' | 'abilities' | 'leads'>;

function printed(powers: Powers): Pick<CharacterCardView, 'ratings' | 'weapons' | 'abilities'> {
  return {
    ratings: { ...powers.ratings },
    weapons: powers.weapons.map(weaponView),
    abilities: printedAbilities(powers),
  };
}

/** Returns the abilities on a character card, and the changes that the card makes to its team. */
function printedAbilities({ abilities, leads }: Powers): CharacterCardView['abilities'] {
  const team = leads === undefined ? null : teamText({ leads });
  return [
    ...abilities.map(({ id, name }) => ({ name, text: abilityText(id) })),
    ...(team === null ? [] : [{ name: 'Team', text: team }]),
  ];
}

function printedLines(powers: Powers): string[] {
  const { attack, defense, skill, move } = powers.ratings;
  return [
    `Attack ${attack}, Defense ${defense}, Skill ${skill}, Move ${move}`,
    ...powers.weapons.map(weaponText),
    ...printedAbilities(powers).map(({ name, text }) => `${name}: ${text}`),
  ];
}

function boardOf(board: BoardId): Component<ComponentView> {
  const { federation, borg } = BOARDS[board];
  const sides =
    federation === borg
      ? [sideOf(board, federation, 'Both sides')]
      : SIDES.map((side) => sideOf(board, BOARDS[board][side], `${factionName(side)} side`));
  const name = BOARD_NAMES[board];
  return {
    id: `board-${board}`,
    name,
    kind: [board === 'corridor' ? 'Board' : 'Mission Board'],
    lines: sides.map(sideText),
    rules: boardRules(board),
    view: { is: 'board', name, sides },
  };
}

const EDGES: Record<Edge, EdgeView> = { open: 'open', wall: 'wall', door: 'door-closed' };

function sideOf(board: BoardId, { plan, rooms }: Printed, name: string): PrintedSideView {
  const spaces = plan.cells.map(({ edges: [north, east, south, west], ...cell }) => {
    const inside = cell.room === null ? undefined : rooms[cell.room];
    return {
      ...cell,
      id: spaceId(cell.column, cell.row),
      board,
      room: inside === undefined ? null : ROOM_NAMES[inside],
      edges: { north: EDGES[north], east: EDGES[east], south: EDGES[south], west: EDGES[west] },
    };
  });
  return { name, width: plan.width, height: plan.height, spaces };
}

/** Returns a line about a side of a board: its size, rooms and fixtures. */
function sideText({ name, width, height, spaces }: PrintedSideView): string {
  const rooms = [...new Set(spaces.flatMap(({ room }) => room ?? []))];
  const features = spaces.flatMap(({ terminal, transporter }) =>
    terminal === null ? (transporter ? 'Transporter' : []) : `${sentence(terminal)} terminal`,
  );
  const inside = [rooms.join(', '), counted(features).join(', ')].filter((part) => part !== '');
  return `${name}: ${[`${width} by ${height} spaces`, ...inside].join('; ')}`;
}
