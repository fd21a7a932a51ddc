import type { VerbWords } from '../../../chat/game-chat.ts';
import { abilityOf, sumOfAbilities, sumOfPlays, wayToPlay } from '../viewing/ways.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const how = { name: 'how', hint: 'Basic, strong, or the kind of point to gain by playing it sideways' } as const;
const payment = { name: 'data', hint: 'The data to pay with: die-red, crystal-blue' } as const;
const crew = { name: 'crew', hint: 'Which Crew Member' } as const;
const space = { name: 'space', hint: 'Which space: B3, E0' } as const;
const colour = { name: 'color', hint: 'Which color' } as const;
const foes = { name: 'enemies', hint: 'Which enemies' } as const;

/** Adds a phase name to verbs. The most common verbs are listed first. */
function phase(name: string, verbs: Readonly<Record<string, Omit<VerbWords, 'verb' | 'phase'>>>): VerbWords[] {
  return Object.entries(verbs).map(([verb, words]) => ({ verb, phase: name, ...words }));
}

/** The verbs for a captain's own turn. */
const TURN = phase('turn', {
  play: {
    label: 'Play',
    hint: 'Play a card for one of its effects',
    parts: [card, how, payment],
    fold: { way: wayToPlay, sum: sumOfPlays },
  },
  move: { label: 'Move', hint: 'Move your ship one step', parts: [space] },
  explore: {
    label: 'Explore',
    hint: 'Reveal a tile for 2 Move and gain 1 Experience',
    parts: [{ name: 'place', hint: 'Which place, by its letter' }],
  },
  interact: { label: 'Interact', hint: 'Spend Diplomacy at a location', parts: [space] },
  buy: { label: 'Buy', hint: 'Recruit, learn, repair or heal', named: true },
  deal: { label: 'Deal', hint: 'Spend Diplomacy on a card’s effect' },
  crew: {
    label: 'Crew',
    hint: 'Spend a Crew Member to use an ability',
    parts: [crew, { name: 'ability', hint: 'Which ability' }, payment],
    fold: { way: abilityOf, sum: sumOfAbilities },
  },
  skill: { label: 'Skill', hint: 'Use one of your Skills' },
  common: { label: 'Common Skill', hint: 'Use or take a shared Skill' },
  repair: { label: 'Repair', hint: 'Remove Damage Cards from your hand' },
  heal: { label: 'Heal', hint: 'Heal the Captain or a Crew Member', parts: [crew] },
  stop: { label: 'Stop', hint: 'Stop on an unsafe space and fall back' },
  subjugate: { label: 'Subjugate', hint: 'Lose 1 Reputation at an Outpost to draw 2 cards', parts: [] },
});

/** The verbs in all kinds of fights. */
const FIGHT = phase('fight', {
  challenge: { label: 'Challenge', hint: 'Fight Enemy Ships nearby', parts: [space] },
  assault: { label: 'Assault', hint: 'Assault a Starbase, a Cube or a station', parts: [space] },
  beam: { label: 'Beam down', hint: 'Send an Away Team to a planet', parts: [space] },
  visit: { label: 'Class-H', hint: 'Explore a Class-H Planet', parts: [space] },
  decimate: { label: 'Decimate', hint: 'Attack a Class-M Planet: 3 Reputation', parts: [space] },
  fight: { label: 'Fight', hint: 'Fight the ships you provoked' },
  join: { label: 'Join', hint: 'Add ships to the fight, or join an assault' },
  attack: { label: 'Attack', hint: 'Defeat enemies with your attack points', parts: [foes] },
  deflect: { label: 'Deflect', hint: 'Use your Shields against one enemy', parts: [foes] },
  win: { label: 'Win over', hint: 'Win over Planet Tokens with Diplomacy', parts: [foes] },
  phase: { label: 'Next phase', hint: 'Continue to the next phase of the fight' },
  team: { label: 'Away Team', hint: 'Choose who beams down', parts: [crew] },
  absorb: { label: 'Take damage', hint: 'Choose who takes damage on an Away Mission' },
  lend: { label: 'Lend Defense', hint: 'Let a Crew Member stand in for a Wounded Captain' },
  foe: { label: 'Enemy', hint: 'Choose an enemy for an effect' },
  engage: { label: 'Engage', hint: 'Attack another captain’s ship' },
  full: { label: 'Attend fully', hint: 'Take your next turn now to defend', parts: [] },
  fire: { label: 'Fire', hint: 'Attack the enemy ship with your points', parts: [] },
  damage: { label: 'Damage', hint: 'Deal Damage Cards instead of forcing a retreat', parts: [] },
  retreat: { label: 'Retreat', hint: 'Force the enemy ship to retreat', parts: [space] },
  enter: { label: 'Enter', hint: 'Move into the space the enemy left', parts: [] },
  joint: { label: 'Joint assault', hint: 'Propose assaulting a Cube together' },
  invite: { label: 'Invite', hint: 'Choose who joins your assault' },
  share: { label: 'Share', hint: 'Choose how many defenders each ship faces' },
});

/** The verbs for choices that effects and rewards require. */
const CHOOSE = phase('choose', {
  choose: { label: 'Choose', hint: 'Choose what an effect does' },
  colour: { typed: 'color', label: 'Color', hint: 'Choose a color', parts: [colour] },
  pay: { label: 'Pay', hint: 'Choose the data you pay' },
  discard: { label: 'Discard', hint: 'Choose what to discard', parts: [card] },
  remove: { label: 'Remove', hint: 'Choose what leaves the game', parts: [card] },
  boost: { label: 'Boost', hint: 'Choose the card to play for free', parts: [card] },
  gain: { label: 'Gain', hint: 'Choose the card you gain', parts: [card] },
  borrow: { label: 'Borrow', hint: 'Choose the card in the offer to use', parts: [card] },
  recall: { label: 'Recall', hint: 'Choose cards to return to your deck', parts: [card] },
  steal: { label: 'Steal', hint: 'Choose the card you take', parts: [card] },
  offer: { label: 'Crew offer', hint: 'Choose Crew from the offer', named: true },
  set: { label: 'Set a die', hint: 'Choose a die and its color' },
  claim: { label: 'Claim', hint: 'Keep a Core die for this Round' },
  jump: { label: 'Jump', hint: 'Choose where your ship goes', parts: [space] },
  ready: { label: 'Ready', hint: 'Choose who becomes Ready', parts: [crew] },
  exhaust: { label: 'Exhaust', hint: 'Choose whose Crew becomes Spent', parts: [crew] },
  discharge: { label: 'Discharge', hint: 'Choose who leaves your Crew', parts: [crew], named: true },
  bond: { label: 'Skill’s token', hint: 'Use the Command Token of your Skill', parts: [] },
  reward: { label: 'Reward', hint: 'Choose the reward to take next' },
  take: { label: 'Take', hint: 'Take a card or a Crew Member', named: true },
  postpone: { label: 'Later', hint: 'Take the Crew Member after your Level Up', parts: [] },
  crystal: { label: 'Crystal', hint: 'Choose the crystal you gain', parts: [colour] },
  drydock: { label: 'Drydock', hint: 'Choose where to remove a Damage Card from' },
});

/** The verbs before the game and between Rounds. */
const ROUND = phase('round', {
  tactic: { label: 'Tactic', hint: 'Take a Tactic for this Round', named: true },
  ship: { label: 'Ship', hint: 'Choose your ship', named: true },
  bid: { label: 'Bid', hint: 'Bid Experience for a ship' },
  keep: { label: 'Keep', hint: 'Keep a drafted card, or a Skill', named: true },
  learn: { label: 'Learn', hint: 'Shuffle a kept card into your deck', parts: [card], named: true },
  replace: { label: 'Replace', hint: 'Choose cards to replace', parts: [card] },
  upgrade: { label: 'Upgrade', hint: 'Take an Advanced Action', parts: [card], named: true },
  give: { label: 'Give up', hint: 'Choose the card that leaves the game', parts: [card], named: true },
  hold: { label: 'Hold out', hint: 'Choose the Tactic that sits out', named: true },
  return: { label: 'Secret ship', hint: 'Choose the ship that must hold the Wormhole', named: true },
});

/** Verbs that end something or are rarely used, listed last. */
const LAST = phase('turn', {
  end: { label: 'End', hint: 'End your turn, or an Interaction' },
  die: { label: 'Core die', hint: 'Take a die from the Data Core', parts: [colour] },
  emergency: {
    label: 'Emergency Repairs',
    hint: 'Discard Damage Cards instead of moving and taking an Action',
    parts: [],
  },
  round: { label: 'End the Round', hint: 'Skip your turn. Every other player gets one more turn', ends: true },
  forfeit: { label: 'Forfeit', hint: 'Skip your turn when you have no cards', parts: [] },
  pass: { label: 'Pass', hint: 'Do nothing now', parts: [] },
});

/** All verbs, the most common first within each phase. Buttons and menus keep this order. */
export const VERBS: readonly VerbWords[] = [...TURN, ...FIGHT, ...CHOOSE, ...ROUND, ...LAST];
