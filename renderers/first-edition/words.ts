import type {
  ChanceView,
  CrewView,
  FirstEditionView,
  LocationView,
  TribbleGroupView,
} from '../../src/games/first-edition/view.ts';
import { must } from '../../src/kernel/must.ts';
import { count, list } from '../kit/wording.ts';

/** Describes both scores in a sentence. */
export function scoreWords({ players, goal }: FirstEditionView): string {
  return `${players.map(({ name, points }) => `${name} ${points}`).join(', ')} of ${goal} points.`;
}

/** Describes a group of tribbles: “110 tribbles aboard Defiant”. */
export function groupWords({ count: many, place }: TribbleGroupView): string {
  return `${many.toLocaleString('en')} ${many === 1 ? 'tribble' : 'tribbles'} ${place}`;
}

const PLACES = { planet: 'planet', space: 'space', both: 'planet and space' } as const;

/** Describes a location and the cards there on one line. */
export function locationWords(view: FirstEditionView, location: LocationView): string {
  const { id, name, where, missions, seeds, solved } = location;
  const [mission] = missions;
  const owners = missions.map(({ owner }) => must(view.players[owner], `player ${owner}`).name);
  const here = view.players.flatMap((player, seat) => {
    const pieces = view.pieces.filter((piece) => piece.location === id && piece.seat === seat);
    if (pieces.length === 0) return [];
    const groups = view.tribbles.filter((group) => group.location === id && group.seat === seat).map(groupWords);
    const vessels = pieces.filter(({ type }) => type === 'Ship' || type === 'Facility').map((piece) => piece.name);
    const people = pieces.filter(({ type }) => type === 'Personnel').length;
    return [
      `${player.name}: ${list([...vessels, ...(people === 0 ? [] : [count(people, 'person', 'people')]), ...groups])}.`,
    ];
  });
  return [
    `${name} (${list(owners)}): ${PLACES[where]}, ${mission?.points ?? 0} points, span ${mission?.span ?? 0}.`,
    ...missions.flatMap(({ side, owner }) =>
      side === undefined ? [] : [`${view.players[owner]?.name} has the mission ${side}.`],
    ),
    ...(location.cloaked === true ? ['The planet is cloaked.'] : []),
    ...(solved === null ? [] : [`Solved by ${view.players[solved]?.name}.`]),
    ...(seeds.length === 0 ? [] : [`${count(seeds.length, 'card')} under it.`]),
    ...here,
  ].join(' ');
}

/** Describes how close a crew is to solving a mission: what is missing, and who could help. */
function chanceWords({ name, points, needs, others, mayBegin }: ChanceView): string {
  const missing = needs.filter(({ has, needs: wanted }) => has < wanted);
  const lacks = missing.map(({ words, has }) => (has > 0 ? `${words} (has ${has})` : words));
  const state = missing.length === 0 ? 'has all it needs' : `needs ${list(lacks)}`;
  const help = others.length === 0 ? '' : ` These could help: ${list(others)}.`;
  return `${name}, ${points} points: ${state}${mayBegin ? '' : ', but nobody may attempt it'}.${help}`;
}

/** Describes a crew, with one line per personnel. */
export function crewWords(crew: CrewView): string[] {
  const [integrity = 0, cunning = 0, strength = 0] = crew.totals;
  return [
    `${count(crew.people.length, 'person', 'people')} ${crew.name}: INTEGRITY ${integrity}, CUNNING ${cunning}, STRENGTH ${strength}.`,
    ...crew.people.map(
      ({ name, skills, attributes, isStopped }) =>
        `${name}: ${skills.join(', ')}; ${attributes.join('-')}${isStopped ? '; stopped' : ''}.`,
    ),
    `Together: ${crew.skills.map(({ name, count: many }) => (many > 1 ? `${name} ×${many}` : name)).join(', ')}.`,
    ...crew.chances.map(chanceWords),
  ];
}
