import type { Fold, VerbWords } from '../../../chat/game-chat.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const ship = { name: 'ship', hint: 'Which ship' } as const;
const mission = { name: 'mission', hint: 'Which mission' } as const;
const place = { name: 'place', hint: 'Where' } as const;

/**
 * Builds a rule for showing a group of options in one line. `way` returns the part of a label that differs within the
 * group.
 */
function folding(way: Fold['way']): Fold {
  return { way, sum: (options) => options.map(way).join(' · ') };
}

/** Groups long lists by card. Each card is shown as one line, which opens into its destinations. */
const fold = folding(({ label, group = '' }) =>
  label.startsWith(`${group} `) ? label.slice(group.length + 1) : label,
);

/**
 * Groups beam options by starting place. The line of each group lists who goes where: “All 4: Defiant”, “Some: down”,
 * “Down: Calloway”.
 */
const beaming = folding(({ label }) => label.replace(/, from .*$/, '').replace(/^(All \d+|Some) (?:aboard )?/, '$1: '));

/** Returns verbs of one phase, the most common first. */
function phase(name: string, verbs: Readonly<Record<string, Omit<VerbWords, 'verb' | 'phase'>>>): VerbWords[] {
  return Object.entries(verbs).map(([verb, words]) => ({ verb, phase: name, ...words }));
}

/** Verbs of the seed phases. */
const SEED = phase('seed', {
  plan: {
    label: 'Plan',
    hint: 'Decide in one go where all your cards go',
    parts: [{ name: 'how', hint: 'How' }],
    fold,
  },
  under: { label: 'Under', hint: 'Choose the missions your cards go under', parts: [card, place], named: true, fold },
  seed: {
    label: 'Seed',
    hint: 'Seed a card under a mission, or a facility beside it',
    parts: [card, place],
    named: true,
    fold,
  },
  lay: { label: 'Lay', hint: 'Choose where your next mission goes', parts: [place] },
  cut: { label: 'Cut', hint: 'Cut your opponent’s pile of missions', parts: [] },
});

/** Verbs of card plays, then of orders. */
const TURN = phase('turn', {
  report: {
    label: 'Report',
    hint: 'Report a personnel or ship from your hand to a facility',
    parts: [card, place],
    named: true,
    fold,
  },
  play: { label: 'Play', hint: 'Play a card from your hand', parts: [card, place], named: true, fold },
  attempt: {
    label: 'Attempt',
    hint: 'Attempt a mission: encounter its dilemmas, then solve it',
    parts: [mission],
    fold,
    named: true,
  },
  beam: {
    label: 'Beam',
    hint: 'Beam personnel to a ship, a facility or a planet here',
    parts: [place],
    fold: beaming,
    named: true,
  },
  move: { label: 'Move', hint: 'Move a ship along the line', parts: [ship, mission], fold, named: true },
  dock: { label: 'Dock', hint: 'Dock a ship', parts: [ship], named: true },
  undock: { label: 'Undock', hint: 'Undock a ship', parts: [ship], named: true },
  carry: { label: 'Carry', hint: 'Let personnel pick up tribbles', parts: [card], named: true },
  drop: { label: 'Drop', hint: 'Drop tribbles, which stops their carrier', parts: [card], named: true },
  'beam-tribbles': { label: 'Beam tribbles', hint: 'Beam large Tribble cards', parts: [place], named: true },
  walk: { label: 'Walk', hint: 'Walk to another site of a station', parts: [place], named: true },
  board: { label: 'Board', hint: 'Move between a site and a ship docked there', parts: [ship], named: true },
  use: { label: 'Use', hint: 'Use a card in play', parts: [card], named: true },
  agree: {
    label: 'By agreement',
    hint: 'Carry out a card’s text that I don’t automate, if your opponent agrees',
    named: true,
  },
  activate: { label: 'Activate', hint: 'Reveal a hidden agenda', parts: [card], named: true },
  download: { label: 'Download', hint: 'Download a card that another card names', parts: [card], named: true },
  switch: { label: 'Switch on', hint: 'Switch a hologram on', parts: [card] },
  mode: { label: 'Act as', hint: 'Act as another affiliation', parts: [card] },
  end: { label: 'End', hint: 'End the turn: you draw a card', parts: [] },
});

/** Verbs of battles, and of ships' actions other than moving. */
const BATTLE = phase('battle', {
  attack: { label: 'Attack', hint: 'Attack a ship or a facility with ships', parts: [ship], named: true },
  fight: { label: 'Fight', hint: 'Begin a personnel battle', parts: [place], named: true },
  fire: { label: 'Fire', hint: 'Choose what your ships fire at', parts: [ship] },
  hold: { label: 'Hold fire', hint: 'Fire at nobody', parts: [] },
  tactic: { label: 'Tactic', hint: 'Choose a tactic', parts: [card], named: true },
  none: { label: 'None', hint: 'Use none', parts: [] },
  draw: { label: 'Draw', hint: 'Draw another card', parts: [] },
  enough: { label: 'Enough', hint: 'Stop drawing', parts: [] },
  cloak: { label: 'Cloak', hint: 'Cloak a ship', parts: [ship] },
  decloak: { label: 'Decloak', hint: 'Decloak a ship', parts: [ship] },
  phase: { label: 'Phase', hint: 'Phase a ship', parts: [ship] },
  dephase: { label: 'Dephase', hint: 'Dephase a ship', parts: [ship] },
  land: { label: 'Land', hint: 'Land a ship', parts: [ship], named: true },
  takeoff: { label: 'Take off', hint: 'Take off with a ship', parts: [ship], named: true },
  launch: { label: 'Launch', hint: 'Launch a carried ship', parts: [ship], named: true },
  load: { label: 'Load', hint: 'Take a ship aboard', parts: [ship], named: true },
  commandeer: { label: 'Commandeer', hint: 'Take over a ship or a facility', parts: [ship] },
  guard: { label: 'Guard', hint: 'Have captives guarded', parts: [place] },
  brig: { label: 'Brig', hint: 'Put captives in the brig', parts: [place] },
  leave: { label: 'Leave', hint: 'Leave captives unguarded', parts: [place] },
  release: { label: 'Release', hint: 'Release captives', parts: [card] },
  infiltrate: { label: 'Infiltrate', hint: 'Join your opponent’s personnel as an infiltrator', parts: [card] },
  expose: { label: 'Expose', hint: 'Stop infiltrating', parts: [card] },
  staff: { label: 'Staff', hint: 'Choose whether an infiltrator counts toward a ship’s staffing', parts: [card] },
});

/** Verbs of answers to questions. */
const ANSWER = phase('answer', {
  answer: { label: 'Answer', hint: 'Respond with a card', parts: [card], named: true },
  face: { label: 'Face', hint: 'Choose who faces a dilemma' },
  who: { label: 'Choose', hint: 'Choose a card', parts: [card] },
  choose: { label: 'Choose', hint: 'Choose what a card does' },
  way: { label: 'Choose', hint: 'Choose what happens' },
  consent: { label: 'Consent', hint: 'Agree or refuse', parts: [] },
  take: { label: 'Take', hint: 'Take a card', parts: [card] },
  to: { label: 'To', hint: 'Choose where it goes', parts: [place] },
  as: { label: 'As', hint: 'Choose an affiliation' },
  first: { label: 'First', hint: 'Choose what comes first' },
  slot: { label: 'Place', hint: 'Choose where a site goes between the others', parts: [place] },
  swap: { label: 'Swap', hint: 'Exchange cards', parts: [card] },
  discard: { label: 'Discard', hint: 'Discard a card', parts: [card] },
  pass: { label: 'Pass', hint: 'Do nothing now', parts: [] },
  wait: { label: 'Pass for now', hint: 'Don’t respond until your next turn', parts: [] },
  forgo: { label: 'Pass', hint: 'Seed nothing, although you could', parts: [], ends: true },
});

/** The verbs, most common first in each phase. Buttons and menus use this order. */
export const VERBS: readonly VerbWords[] = [...SEED, ...TURN, ...BATTLE, ...ANSWER];
