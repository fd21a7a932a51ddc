import type { Fold, VerbWords } from '../../../discord/games/chat.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const ship = { name: 'ship', hint: 'Which ship' } as const;
const mission = { name: 'mission', hint: 'Which mission' } as const;
const place = { name: 'place', hint: 'Where' } as const;

/** Ways of a group in words: what of their labels isn’t the group’s. */
function folding(way: Fold['way']): Fold {
  return { way, sum: (options) => options.map(way).join(' · ') };
}

/** Long lists, and ways that begin alike, stand as one line for each card, which opens into the places that it can go. */
const fold = folding(({ label, group = '' }) =>
  label.startsWith(`${group} `) ? label.slice(group.length + 1) : label,
);

/** From where people beam is the group; who of them goes where is the way: “All 4: U.S.S. Galaxy”, “Some: down”, “Down: Calloway”. */
const beaming = folding(({ label }) => label.replace(/, from .*$/, '').replace(/^(All \d+|Some) (?:aboard )?/, '$1: '));

/** Verbs that are grouped under a phase, the commonest first. */
function phase(name: string, verbs: Readonly<Record<string, Omit<VerbWords, 'verb' | 'phase'>>>): VerbWords[] {
  return Object.entries(verbs).map(([verb, words]) => ({ verb, phase: name, ...words }));
}

/** Verbs of the seed phases. */
const SEED = phase('seed', {
  plan: { label: 'Plan', hint: 'Say at once where all of your cards go', parts: [{ name: 'how', hint: 'How' }], fold },
  under: { label: 'Under', hint: 'Say under which missions your cards go', parts: [card, place], named: true, fold },
  seed: {
    label: 'Seed',
    hint: 'Lay a card under a mission, or a facility beside it',
    parts: [card, place],
    named: true,
    fold,
  },
  lay: { label: 'Lay', hint: 'Say where your next mission goes', parts: [place] },
  cut: { label: 'Cut', hint: 'Cut the missions of your opponent', parts: [] },
});

/** Card plays, then orders. */
const TURN = phase('turn', {
  report: {
    label: 'Report',
    hint: 'Somebody or a ship from your hand comes to a facility',
    parts: [card, place],
    named: true,
    fold,
  },
  play: { label: 'Play', hint: 'Play a card that does something', parts: [card, place], named: true, fold },
  attempt: {
    label: 'Attempt',
    hint: 'Attempt a mission: meet what lies under it, then solve it',
    parts: [mission],
    fold,
    named: true,
  },
  beam: {
    label: 'Beam',
    hint: 'Beam people to a ship, a facility or a planet here',
    parts: [place],
    fold: beaming,
    named: true,
  },
  move: { label: 'Move', hint: 'Fly a ship along the line', parts: [ship, mission], fold, named: true },
  dock: { label: 'Dock', hint: 'Dock a ship', parts: [ship], named: true },
  undock: { label: 'Undock', hint: 'Undock a ship', parts: [ship], named: true },
  walk: { label: 'Walk', hint: 'Walk to another site of a station', parts: [place], named: true },
  board: { label: 'Board', hint: 'Go between a site and a ship that is docked there', parts: [ship], named: true },
  use: { label: 'Use', hint: 'Use a card in play', parts: [card], named: true },
  agree: {
    label: 'By agreement',
    hint: 'Do what a card says that isn’t played by itself: the other is asked',
    named: true,
  },
  activate: { label: 'Activate', hint: 'Turn up a hidden agenda', parts: [card], named: true },
  download: { label: 'Download', hint: 'Fetch a card that another one names', parts: [card], named: true },
  switch: { label: 'Switch on', hint: 'Switch a hologram on', parts: [card] },
  mode: { label: 'Act as', hint: 'Act as another affiliation', parts: [card] },
  end: { label: 'End', hint: 'End the turn: you draw a card', parts: [] },
});

/** Ships and people against others, and what ships do besides flying. */
const BATTLE = phase('battle', {
  attack: { label: 'Attack', hint: 'Attack a ship or a facility with ships', parts: [ship], named: true },
  fight: { label: 'Fight', hint: 'Begin a personnel battle', parts: [place], named: true },
  fire: { label: 'Fire', hint: 'Choose whom your ships fire at', parts: [ship] },
  hold: { label: 'Hold fire', hint: 'Fire at nobody', parts: [] },
  tactic: { label: 'Tactic', hint: 'Choose a tactic', parts: [card], named: true },
  none: { label: 'None', hint: 'Use none', parts: [] },
  draw: { label: 'Draw', hint: 'Draw one more', parts: [] },
  enough: { label: 'Enough', hint: 'Draw no more', parts: [] },
  cloak: { label: 'Cloak', hint: 'Cloak a ship', parts: [ship] },
  decloak: { label: 'Decloak', hint: 'Decloak a ship', parts: [ship] },
  phase: { label: 'Phase', hint: 'Phase a ship', parts: [ship] },
  dephase: { label: 'Dephase', hint: 'Dephase a ship', parts: [ship] },
  land: { label: 'Land', hint: 'Land a ship', parts: [ship], named: true },
  takeoff: { label: 'Take off', hint: 'Take off with a ship', parts: [ship], named: true },
  launch: { label: 'Launch', hint: 'Launch a ship that is carried', parts: [ship], named: true },
  load: { label: 'Load', hint: 'Take a ship aboard', parts: [ship], named: true },
  commandeer: { label: 'Commandeer', hint: 'Take over a ship or a facility', parts: [ship] },
  guard: { label: 'Guard', hint: 'Have captives guarded', parts: [place] },
  brig: { label: 'Brig', hint: 'Put captives into the brig', parts: [place] },
  leave: { label: 'Leave', hint: 'Leave captives', parts: [place] },
  release: { label: 'Release', hint: 'Let captives go', parts: [card] },
  infiltrate: { label: 'Infiltrate', hint: 'Join your opponent’s personnel as an infiltrator', parts: [card] },
  expose: { label: 'Expose', hint: 'Stop infiltrating', parts: [card] },
  staff: { label: 'Staff', hint: 'Let an infiltrator count for the staffing of a ship, or not', parts: [card] },
});

/** Verbs of answers to questions. */
const ANSWER = phase('answer', {
  answer: { label: 'Answer', hint: 'Answer with a card', parts: [card], named: true },
  face: { label: 'Face', hint: 'Choose who faces a dilemma' },
  who: { label: 'Choose', hint: 'Choose who it is', parts: [card] },
  choose: { label: 'Choose', hint: 'Choose what a card does' },
  way: { label: 'Choose', hint: 'Choose what happens' },
  consent: { label: 'Consent', hint: 'Say whether it is done', parts: [] },
  take: { label: 'Take', hint: 'Take a card', parts: [card] },
  to: { label: 'To', hint: 'Choose where it goes', parts: [place] },
  as: { label: 'As', hint: 'Choose an affiliation' },
  first: { label: 'First', hint: 'Choose what comes first' },
  slot: { label: 'Place', hint: 'Choose between which sites a site lies', parts: [place] },
  swap: { label: 'Swap', hint: 'Exchange cards', parts: [card] },
  discard: { label: 'Discard', hint: 'Discard a card', parts: [card] },
  pass: { label: 'Pass', hint: 'Do nothing now', parts: [] },
  wait: { label: 'Let all happen', hint: 'Answer nothing until your next turn', parts: [] },
  forgo: { label: 'Pass', hint: 'Seed nothing, though you could', parts: [], ends: true },
});

/** The commonest first within each phase: so are buttons and menus. */
export const VERBS: readonly VerbWords[] = [...SEED, ...TURN, ...BATTLE, ...ANSWER];
