import type { VerbWords } from '../../../chat/game-chat.ts';
import { sumOfGoals, wayOfUnit } from '../viewing/ways.ts';

const system = { name: 'system', hint: 'Which System' } as const;
const unit = { name: 'unit', hint: 'Which Ship or Fleet' } as const;
const place = { name: 'place', hint: 'Where: a System, or a Sector of a lane' } as const;
const card = { name: 'card', hint: 'Which card' } as const;
const rival = { name: 'rival', hint: 'Which rival' } as const;

/** Folds long lists of moves into one line for each Ship or Fleet. */
const fold = { way: wayOfUnit, sum: sumOfGoals } as const;

/** Groups verbs under a phase, in the order given. */
function phase(name: string, verbs: Readonly<Record<string, Omit<VerbWords, 'verb' | 'phase'>>>): VerbWords[] {
  return Object.entries(verbs).map(([verb, words]) => ({ verb, phase: name, ...words }));
}

/** The verbs of the Building Phase. */
const BUILD = phase('build', {
  build: { label: 'Build', hint: 'Build Ships and Nodes', parts: [{ name: 'what', hint: 'What, and where' }] },
  colonize: { label: 'Colonize', hint: 'Spend a Ship and Culture for Control of a System', parts: [system] },
  research: { label: 'Research', hint: 'Commit Research to your Projects', parts: [card] },
  upgrade: {
    label: 'Upgrade',
    hint: 'Upgrade Weapons or Shields',
    parts: [{ name: 'what', hint: 'Weapons or Shields' }],
  },
});

/** The verbs for Commands. */
const COMMAND = phase('command', {
  move: { label: 'Move', hint: 'Move a Ship or a Fleet 2 Sectors', parts: [unit, place], fold },
  explore: { label: 'Explore', hint: 'Roll a new lane and move along it', parts: [unit, place], fold },
  onward: { label: 'Discover', hint: 'Move past the open end of a lane', parts: [unit, place], fold },
  launch: { label: 'Launch', hint: 'Draw Projects: Advancements to work on', parts: [] },
  warp: { label: 'Enter Warp', hint: 'Leave the map and return far away with a later Command', parts: [unit] },
  exit: { label: 'Exit Warp', hint: 'Return to the map, 1 System for each Warp Token', parts: [unit, place], fold },
  boost: { label: 'Warp Token', hint: 'Add a Warp Token to a Ship or Fleet at Warp', parts: [unit] },
  brave: { label: 'Brave', hint: 'Brave a Phenomenon again to claim its Research', parts: [system] },
  attack: { label: 'Attack', hint: 'Start a Space Battle. Each option shows your chances', parts: [place] },
  invade: { label: 'Invade', hint: 'Take a System by force', parts: [system] },
  hegemony: { label: 'Hegemony', hint: 'Win a System over with Culture', parts: [system] },
  exodus: { label: 'New home', hint: 'Make another System your Home System', parts: [system] },
  starbase: { label: 'Starbase', hint: 'Commission a Starbase in your System', parts: [system] },
});

/** The verbs of both phases. */
const TURN = phase('turn', {
  form: {
    label: 'Form a Fleet',
    hint: 'Single Ships become a Fleet',
    parts: [system, { name: 'fleet', hint: 'Which Fleet Card and side' }],
  },
  add: { label: 'Add to a Fleet', hint: 'Single Ships join a Fleet' },
  remove: { label: 'Remove from a Fleet', hint: 'Ships leave a Fleet' },
  ascend: { label: 'Ascend', hint: 'Pay Culture for Ascendancy', parts: [] },
  trade: {
    label: 'Trade',
    hint: 'Offer, exchange or take back Trade Agreements',
    parts: [{ name: 'what', hint: 'Offer, exchange or take back' }],
  },
  swing: { label: 'Swing', hint: 'Swing a Floating System around its neighbor', parts: [system] },
  use: { label: 'Use', hint: 'Use a rule, an Advancement or an Ally', named: true },
  ambassador: { label: 'Ambassador', hint: 'Place Ambassadors', parts: [system] },
  expel: { label: 'Expel', hint: 'Send an Ambassador home', parts: [system] },
  untoken: { label: 'Take a Token', hint: 'Take an Andorian Token back', parts: [system] },
  disband: {
    label: 'Disband',
    hint: 'Give up Ships, Fleets or Systems',
    parts: [{ name: 'what', hint: 'What to disband' }],
  },
  end: { label: 'End', hint: 'End the Building Phase, or your turn' },
});

/** The verbs in questions about the map and about Hazards. */
const MAP = phase('map', {
  lay: { label: 'Directions', hint: 'Choose where to place the lane' },
  to: { label: 'Go on', hint: 'Choose where the Ships go', parts: [place] },
  back: { label: 'Turn back', hint: 'Move the Ships back the way they came', parts: [place] },
  stay: { label: 'Stay', hint: 'Leave the Ships where they are', parts: [] },
  abandon: { label: 'Give up', hint: 'Don’t swing, and find no System', parts: [] },
  again: { label: 'Again', hint: 'Brave it with another Ship', parts: [] },
  stop: { label: 'Stop', hint: 'Stop Braving the Hazard', parts: [] },
  project: { label: 'Research for', hint: 'Choose the Project that gets Research', parts: [card] },
  leave: { label: 'Leave to', hint: 'Choose where Ships from a destroyed System go', parts: [place] },
});

/** The verbs in fights with the Borg, and those for the Voice of the Borg. */
const BORG = phase('borg', {
  'attack-cube': { label: 'Attack a Cube', hint: 'Fight a Borg Cube, alone or with others', parts: [place] },
  free: { label: 'Free', hint: 'Free a world assimilated by the Borg', parts: [system] },
  join: { label: 'Join', hint: 'Join an attack on a Cube without a Command', parts: [] },
  decline: { label: 'Decline', hint: 'Say no', parts: [] },
  sector: { label: 'Sector', hint: 'Choose where a Cube goes', parts: [place] },
  two: { label: 'Two cards', hint: 'Draw two Borg Command Cards and choose', parts: [] },
  command: { label: 'Command Card', hint: 'Choose the Borg Command Card', parts: [card] },
});

/** The verbs in battles and Invasions. */
const FIGHT = phase('fight', {
  hits: { label: 'Hits', hint: 'Choose what your Hits destroy' },
  die: { label: 'Reroll', hint: 'Choose dice to reroll' },
  split: { label: 'Divide dice', hint: 'Divide your dice among the Defenders' },
  retreat: { label: 'Retreat', hint: 'Retreat to an Adjacent Sector', parts: [place] },
  stand: { label: 'Stand', hint: 'Fight another Combat Round', parts: [] },
  maneuver: { label: 'Maneuver', hint: 'Move after a battle that you won', parts: [place] },
  some: { label: 'Some of them', hint: 'Choose which Ships move', parts: [] },
  unit: { label: 'Ships', hint: 'Choose Ships and Fleets', parts: [unit] },
  fight: { label: 'Fight', hint: 'Fight for the System', parts: [] },
  surrender: { label: 'Surrender', hint: 'Give up the System before dice are rolled', parts: [] },
  raze: { label: 'Raze', hint: 'Choose which Nodes to destroy' },
  'give-up': { label: 'Give up', hint: 'Choose a System to give up', parts: [system] },
});

/** The verbs in answers to other players and in choices before turns. */
const ANSWER = phase('answer', {
  commit: { label: 'Commit', hint: 'Commit Resources to Initiative', parts: [{ name: 'number', hint: 'How many' }] },
  card: { label: 'Turn order', hint: 'Take a Turn Order Card', parts: [card] },
  grant: { label: 'Allow', hint: 'Let a rival’s Ships pass', parts: [] },
  permit: { label: 'Permit', hint: 'Let a partner act where you have Ships', parts: [] },
  accept: { label: 'Accept', hint: 'Accept an offer' },
  agree: { label: 'Agree', hint: 'Agree to a card’s proposal', parts: [] },
  refuse: { label: 'Refuse', hint: 'Refuse a request', parts: [] },
  discard: { label: 'Discard', hint: 'Choose what to discard', parts: [card] },
  choose: { label: 'Choose', hint: 'Choose a card’s effect' },
  lose: { label: 'Lose', hint: 'Choose what to lose' },
  give: { label: 'Give', hint: 'Choose what to give' },
  take: { label: 'Take', hint: 'Choose what to take' },
  rival: { label: 'Rival', hint: 'Choose a rival', parts: [rival] },
  show: { label: 'Show', hint: 'Show an Agenda to everyone', parts: [card] },
  random: { label: 'At random', hint: 'Leave it to chance', parts: [] },
  bid: { label: 'Bid', hint: 'Bid for a card’s offer' },
  pass: { label: 'Pass', hint: 'Do nothing now', parts: [] },
});

/** All verbs, in the order of buttons and menus: the most common first within each phase. */
export const VERBS: readonly VerbWords[] = [...BUILD, ...COMMAND, ...BORG, ...TURN, ...MAP, ...FIGHT, ...ANSWER];
