import type { VerbWords } from '../../../discord/games/chat.ts';
import { abilityOf, sumOfAbilities, sumOfPlays, wayToPlay } from '../viewing/ways.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const how = { name: 'how', hint: 'Basic, strong, or what it gives sideways' } as const;
const payment = { name: 'data', hint: 'What pays for it: die-red, crystal-blue' } as const;
const crew = { name: 'crew', hint: 'Which Crew Member' } as const;
const space = { name: 'space', hint: 'Which space: B3, E0' } as const;
const colour = { name: 'color', hint: 'Which color' } as const;
const foes = { name: 'enemies', hint: 'Which enemies' } as const;

/** Verbs that are grouped under a phase, the commonest first. */
function phase(name: string, verbs: Readonly<Record<string, Omit<VerbWords, 'verb' | 'phase'>>>): VerbWords[] {
  return Object.entries(verbs).map(([verb, words]) => ({ verb, phase: name, ...words }));
}

/** What a captain does in a turn. */
const TURN = phase('turn', {
  play: {
    label: 'Play',
    hint: 'Play a card for one of its effects',
    parts: [card, how, payment],
    fold: { way: wayToPlay, sum: sumOfPlays },
  },
  move: { label: 'Move', hint: 'Take your ship a step further', parts: [space] },
  explore: {
    label: 'Explore',
    hint: 'Turn up a tile for 2 Move: 1 Experience',
    parts: [{ name: 'place', hint: 'Which place, by its letter' }],
  },
  interact: { label: 'Interact', hint: 'Buy with Diplomacy at a location', parts: [space] },
  buy: { label: 'Buy', hint: 'Recruit, learn, repair or heal', named: true },
  deal: { label: 'Deal', hint: 'Use Diplomacy for what a card offers' },
  crew: {
    label: 'Crew',
    hint: 'Use one of a Crew Member’s abilities: it is Spent',
    parts: [crew, { name: 'ability', hint: 'Which ability' }, payment],
    fold: { way: abilityOf, sum: sumOfAbilities },
  },
  skill: { label: 'Skill', hint: 'Use one of your Skills' },
  common: { label: 'Common Skill', hint: 'Use or take a Skill that lies in the open' },
  repair: { label: 'Repair', hint: 'Get rid of Damage Cards in your hand' },
  heal: { label: 'Heal', hint: 'Take Wounds off the Captain or a Crew Member', parts: [crew] },
  stop: { label: 'Stop', hint: 'Stop where no ship can stay, and fall back' },
  subjugate: { label: 'Subjugate', hint: 'Draw 2 cards at an Outpost for 1 Reputation', parts: [] },
});

/** Fights of all kinds. */
const FIGHT = phase('fight', {
  challenge: { label: 'Challenge', hint: 'Fight Enemy Ships nearby', parts: [space] },
  assault: { label: 'Assault', hint: 'Assault a Starbase, a Cube or a station', parts: [space] },
  beam: { label: 'Beam down', hint: 'Send an Away Team to a planet', parts: [space] },
  visit: { label: 'Class-H', hint: 'Explore a Class-H Planet', parts: [space] },
  decimate: { label: 'Decimate', hint: 'Attack a Class-M Planet: 3 Reputation', parts: [space] },
  fight: { label: 'Fight', hint: 'Fight those whom you provoked' },
  join: { label: 'Join', hint: 'Take more ships into the fight, or join an assault' },
  attack: { label: 'Attack', hint: 'Defeat enemies with the points you have', parts: [foes] },
  deflect: { label: 'Deflect', hint: 'Set your Shields against one enemy', parts: [foes] },
  win: { label: 'Win over', hint: 'Win Planet Tokens over with Diplomacy', parts: [foes] },
  phase: { label: 'Next phase', hint: 'Go on to the next phase of the fight' },
  team: { label: 'Away Team', hint: 'Choose who beams down', parts: [crew] },
  absorb: { label: 'Take damage', hint: 'Choose who takes damage on an Away Mission' },
  lend: { label: 'Lend Defense', hint: 'Let a Crew Member stand in for a Wounded Captain' },
  foe: { label: 'Enemy', hint: 'Choose an enemy for an effect' },
  engage: { label: 'Engage', hint: 'Attack another captain’s ship' },
  full: { label: 'Attend in full', hint: 'Take your next turn now to defend', parts: [] },
  fire: { label: 'Fire', hint: 'Attack the other ship with what you have', parts: [] },
  damage: { label: 'Damage', hint: 'Deal Damage Cards rather than force a retreat', parts: [] },
  retreat: { label: 'Retreat', hint: 'Force the other ship to retreat', parts: [space] },
  enter: { label: 'Enter', hint: 'Move into the space that was left', parts: [] },
  joint: { label: 'Joint assault', hint: 'Propose to assault a Cube together' },
  invite: { label: 'Invite', hint: 'Choose who shall assault with you' },
  share: { label: 'Share', hint: 'Choose who faces how many defenders' },
});

/** Choices that effects and rewards leave. */
const CHOOSE = phase('choose', {
  choose: { label: 'Choose', hint: 'Choose what an effect does' },
  colour: { typed: 'color', label: 'Color', hint: 'Choose a color', parts: [colour] },
  pay: { label: 'Pay', hint: 'Choose the data that you pay' },
  discard: { label: 'Discard', hint: 'Choose what you discard', parts: [card] },
  remove: { label: 'Remove', hint: 'Choose what leaves the game', parts: [card] },
  boost: { label: 'Boost', hint: 'Choose the card that is played free', parts: [card] },
  gain: { label: 'Gain', hint: 'Choose the card that you gain', parts: [card] },
  borrow: { label: 'Borrow', hint: 'Choose the card of the offer that you use', parts: [card] },
  recall: { label: 'Recall', hint: 'Choose cards that go back into your deck', parts: [card] },
  steal: { label: 'Steal', hint: 'Choose the card that you take', parts: [card] },
  offer: { label: 'Crew offer', hint: 'Choose Crew of the offer', named: true },
  set: { label: 'Set a die', hint: 'Choose a die and its color' },
  claim: { label: 'Claim', hint: 'Keep a die of the Core for this Round' },
  jump: { label: 'Jump', hint: 'Choose where your ship goes', parts: [space] },
  ready: { label: 'Ready', hint: 'Choose who is Ready again', parts: [crew] },
  exhaust: { label: 'Exhaust', hint: 'Choose whose Crew is Spent', parts: [crew] },
  discharge: { label: 'Discharge', hint: 'Choose who leaves your Crew', parts: [crew], named: true },
  bond: { label: 'Skill’s token', hint: 'Use the Command Token of your Skill', parts: [] },
  reward: { label: 'Reward', hint: 'Choose the reward that you take next' },
  take: { label: 'Take', hint: 'Take a card or a Crew Member', named: true },
  postpone: { label: 'Later', hint: 'Take the Crew Member after your Level Up', parts: [] },
  crystal: { label: 'Crystal', hint: 'Choose the crystal that you gain', parts: [colour] },
  drydock: { label: 'Drydock', hint: 'Choose where a Damage Card goes from' },
});

/** Before the game, and between Rounds. */
const ROUND = phase('round', {
  tactic: { label: 'Tactic', hint: 'Take a Tactic for this Round', named: true },
  ship: { label: 'Ship', hint: 'Choose your ship', named: true },
  bid: { label: 'Bid', hint: 'Offer Experience for a ship' },
  keep: { label: 'Keep', hint: 'Keep a card of the draft, or a Skill', named: true },
  learn: { label: 'Learn', hint: 'Shuffle a kept card into your deck', parts: [card], named: true },
  replace: { label: 'Replace', hint: 'Choose cards that you draw anew', parts: [card] },
  upgrade: { label: 'Upgrade', hint: 'Take an Advanced Action', parts: [card], named: true },
  give: { label: 'Give up', hint: 'Choose the card that leaves the game', parts: [card], named: true },
  hold: { label: 'Hold out', hint: 'Choose the Tactic that nobody takes next', named: true },
  return: { label: 'Secret ship', hint: 'Choose who is to hold the Wormhole', named: true },
});

/** What ends something, and what is rarely wanted: after all else. */
const LAST = phase('turn', {
  end: { label: 'End', hint: 'End your turn, or an Interaction' },
  die: { label: 'Core die', hint: 'Take a die from the Data Core', parts: [colour] },
  emergency: {
    label: 'Emergency Repairs',
    hint: 'Discard Damage Cards instead of a turn: no movement, no Action',
    parts: [],
  },
  round: { label: 'End the Round', hint: 'Give up your turn: all others have one more', ends: true },
  forfeit: { label: 'Forfeit', hint: 'Give up a turn for which you have no cards', parts: [] },
  pass: { label: 'Pass', hint: 'Do nothing now', parts: [] },
});

/** The commonest first within each phase: so are buttons and menus. */
export const VERBS: readonly VerbWords[] = [...TURN, ...FIGHT, ...CHOOSE, ...ROUND, ...LAST];
