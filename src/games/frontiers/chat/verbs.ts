import type { VerbWords } from '../../../discord/games/chat.ts';
import { abilityOf, sumOfAbilities, sumOfPlays, wayToPlay } from '../viewing/ways.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const how = { name: 'how', hint: 'Basic, strong, or what it gives sideways' } as const;
const payment = { name: 'data', hint: 'What pays for it: die-red, crystal-blue' } as const;
const crew = { name: 'crew', hint: 'Which Crew Member' } as const;
const space = { name: 'space', hint: 'Which space: B3, E0' } as const;
const colour = { name: 'color', hint: 'Which color' } as const;
const foes = { name: 'enemies', hint: 'Which enemies' } as const;

/** What a captain does in a turn. */
const TURN: readonly VerbWords[] = [
  {
    verb: 'play',
    phase: 'turn',
    label: 'Play',
    hint: 'Play a card for one of its effects',
    parts: [card, how, payment],
    fold: { way: wayToPlay, sum: sumOfPlays },
  },
  { verb: 'move', phase: 'turn', label: 'Move', hint: 'Take your ship a step further', parts: [space] },
  {
    verb: 'explore',
    phase: 'turn',
    label: 'Explore',
    hint: 'Turn up a tile for 2 Move: 1 Experience',
    parts: [{ name: 'place', hint: 'Which place, by its letter' }],
  },
  { verb: 'interact', phase: 'turn', label: 'Interact', hint: 'Buy with Diplomacy at a location', parts: [space] },
  { verb: 'buy', phase: 'turn', label: 'Buy', hint: 'Recruit, learn, repair or heal', named: true },
  { verb: 'deal', phase: 'turn', label: 'Deal', hint: 'Use Diplomacy for what a card offers' },
  {
    verb: 'crew',
    phase: 'turn',
    label: 'Crew',
    hint: 'Use one of a Crew Member’s abilities: it is Spent',
    parts: [crew, { name: 'ability', hint: 'Which ability' }, payment],
    fold: { way: abilityOf, sum: sumOfAbilities },
  },
  { verb: 'skill', phase: 'turn', label: 'Skill', hint: 'Use one of your Skills' },
  { verb: 'common', phase: 'turn', label: 'Common Skill', hint: 'Use or take a Skill that lies in the open' },
  { verb: 'repair', phase: 'turn', label: 'Repair', hint: 'Get rid of Damage Cards in your hand' },
  { verb: 'heal', phase: 'turn', label: 'Heal', hint: 'Take Wounds off the Captain or a Crew Member', parts: [crew] },
  { verb: 'stop', phase: 'turn', label: 'Stop', hint: 'Stop where no ship can stay, and fall back' },
  {
    verb: 'subjugate',
    phase: 'turn',
    label: 'Subjugate',
    hint: 'Draw 2 cards at an Outpost for 1 Reputation',
    parts: [],
  },
];

/** Fights of all kinds. */
const FIGHT: readonly VerbWords[] = [
  { verb: 'challenge', phase: 'fight', label: 'Challenge', hint: 'Fight Enemy Ships nearby', parts: [space] },
  {
    verb: 'assault',
    phase: 'fight',
    label: 'Assault',
    hint: 'Assault a Starbase, a Cube or a station',
    parts: [space],
  },
  { verb: 'beam', phase: 'fight', label: 'Beam down', hint: 'Send an Away Team to a planet', parts: [space] },
  { verb: 'visit', phase: 'fight', label: 'Class-H', hint: 'Explore a Class-H Planet', parts: [space] },
  {
    verb: 'decimate',
    phase: 'fight',
    label: 'Decimate',
    hint: 'Attack a Class-M Planet: 3 Reputation',
    parts: [space],
  },
  { verb: 'fight', phase: 'fight', label: 'Fight', hint: 'Fight those whom you provoked' },
  { verb: 'join', phase: 'fight', label: 'Join', hint: 'Take more ships into the fight, or join an assault' },
  { verb: 'attack', phase: 'fight', label: 'Attack', hint: 'Defeat enemies with the points you have', parts: [foes] },
  { verb: 'deflect', phase: 'fight', label: 'Deflect', hint: 'Set your Shields against one enemy', parts: [foes] },
  { verb: 'win', phase: 'fight', label: 'Win over', hint: 'Win Planet Tokens over with Diplomacy', parts: [foes] },
  { verb: 'phase', phase: 'fight', label: 'Next phase', hint: 'Go on to the next phase of the fight' },
  { verb: 'team', phase: 'fight', label: 'Away Team', hint: 'Choose who beams down', parts: [crew] },
  { verb: 'absorb', phase: 'fight', label: 'Take damage', hint: 'Choose who takes damage on an Away Mission' },
  { verb: 'lend', phase: 'fight', label: 'Lend Defense', hint: 'Let a Crew Member stand in for a Wounded Captain' },
  { verb: 'foe', phase: 'fight', label: 'Enemy', hint: 'Choose an enemy for an effect' },
  { verb: 'engage', phase: 'fight', label: 'Engage', hint: 'Attack another captain’s ship' },
  { verb: 'full', phase: 'fight', label: 'Attend in full', hint: 'Take your next turn now to defend', parts: [] },
  { verb: 'fire', phase: 'fight', label: 'Fire', hint: 'Attack the other ship with what you have', parts: [] },
  { verb: 'damage', phase: 'fight', label: 'Damage', hint: 'Deal Damage Cards rather than force a retreat', parts: [] },
  { verb: 'retreat', phase: 'fight', label: 'Retreat', hint: 'Force the other ship to retreat', parts: [space] },
  { verb: 'enter', phase: 'fight', label: 'Enter', hint: 'Move into the space that was left', parts: [] },
  { verb: 'joint', phase: 'fight', label: 'Joint assault', hint: 'Propose to assault a Cube together' },
  { verb: 'invite', phase: 'fight', label: 'Invite', hint: 'Choose who shall assault with you' },
  { verb: 'share', phase: 'fight', label: 'Share', hint: 'Choose who faces how many defenders' },
];

/** Choices that effects and rewards leave. */
const CHOOSE: readonly VerbWords[] = [
  { verb: 'choose', phase: 'choose', label: 'Choose', hint: 'Choose what an effect does' },
  { verb: 'colour', typed: 'color', phase: 'choose', label: 'Color', hint: 'Choose a color', parts: [colour] },
  { verb: 'pay', phase: 'choose', label: 'Pay', hint: 'Choose the data that you pay' },
  { verb: 'discard', phase: 'choose', label: 'Discard', hint: 'Choose what you discard', parts: [card] },
  { verb: 'remove', phase: 'choose', label: 'Remove', hint: 'Choose what leaves the game', parts: [card] },
  { verb: 'boost', phase: 'choose', label: 'Boost', hint: 'Choose the card that is played free', parts: [card] },
  { verb: 'gain', phase: 'choose', label: 'Gain', hint: 'Choose the card that you gain', parts: [card] },
  {
    verb: 'borrow',
    phase: 'choose',
    label: 'Borrow',
    hint: 'Choose the card of the offer that you use',
    parts: [card],
  },
  { verb: 'recall', phase: 'choose', label: 'Recall', hint: 'Choose cards that go back into your deck', parts: [card] },
  { verb: 'steal', phase: 'choose', label: 'Steal', hint: 'Choose the card that you take', parts: [card] },
  { verb: 'offer', phase: 'choose', label: 'Crew offer', hint: 'Choose Crew of the offer', named: true },
  { verb: 'set', phase: 'choose', label: 'Set a die', hint: 'Choose a die and its color' },
  { verb: 'claim', phase: 'choose', label: 'Claim', hint: 'Keep a die of the Core for this Round' },
  { verb: 'jump', phase: 'choose', label: 'Jump', hint: 'Choose where your ship goes', parts: [space] },
  { verb: 'ready', phase: 'choose', label: 'Ready', hint: 'Choose who is Ready again', parts: [crew] },
  { verb: 'exhaust', phase: 'choose', label: 'Exhaust', hint: 'Choose whose Crew is Spent', parts: [crew] },
  {
    verb: 'discharge',
    phase: 'choose',
    label: 'Discharge',
    hint: 'Choose who leaves your Crew',
    parts: [crew],
    named: true,
  },
  { verb: 'bond', phase: 'choose', label: 'Skill’s token', hint: 'Use the Command Token of your Skill', parts: [] },
  { verb: 'reward', phase: 'choose', label: 'Reward', hint: 'Choose the reward that you take next' },
  { verb: 'take', phase: 'choose', label: 'Take', hint: 'Take a card or a Crew Member', named: true },
  { verb: 'postpone', phase: 'choose', label: 'Later', hint: 'Take the Crew Member after your Level Up', parts: [] },
  { verb: 'crystal', phase: 'choose', label: 'Crystal', hint: 'Choose the crystal that you gain', parts: [colour] },
  { verb: 'drydock', phase: 'choose', label: 'Drydock', hint: 'Choose where a Damage Card goes from' },
];

/** Before the game, and between Rounds. */
const ROUND: readonly VerbWords[] = [
  { verb: 'tactic', phase: 'round', label: 'Tactic', hint: 'Take a Tactic for this Round', named: true },
  { verb: 'ship', phase: 'round', label: 'Ship', hint: 'Choose your ship', named: true },
  { verb: 'bid', phase: 'round', label: 'Bid', hint: 'Offer Experience for a ship' },
  { verb: 'keep', phase: 'round', label: 'Keep', hint: 'Keep a card of the draft, or a Skill', named: true },
  {
    verb: 'learn',
    phase: 'round',
    label: 'Learn',
    hint: 'Shuffle a kept card into your deck',
    parts: [card],
    named: true,
  },
  { verb: 'replace', phase: 'round', label: 'Replace', hint: 'Choose cards that you draw anew', parts: [card] },
  { verb: 'upgrade', phase: 'round', label: 'Upgrade', hint: 'Take an Advanced Action', parts: [card], named: true },
  {
    verb: 'give',
    phase: 'round',
    label: 'Give up',
    hint: 'Choose the card that leaves the game',
    parts: [card],
    named: true,
  },
  { verb: 'hold', phase: 'round', label: 'Hold out', hint: 'Choose the Tactic that nobody takes next', named: true },
  { verb: 'return', phase: 'round', label: 'Secret ship', hint: 'Choose who is to hold the Wormhole', named: true },
];

/** What ends something, and what is rarely wanted: after all else. */
const LAST: readonly VerbWords[] = [
  { verb: 'end', phase: 'turn', label: 'End', hint: 'End your turn, or an Interaction' },
  { verb: 'die', phase: 'turn', label: 'Core die', hint: 'Take a die from the Data Core', parts: [colour] },
  {
    verb: 'emergency',
    phase: 'turn',
    label: 'Emergency Repairs',
    hint: 'Discard Damage Cards instead of a turn: no movement, no Action',
    parts: [],
  },
  {
    verb: 'round',
    phase: 'turn',
    label: 'End the Round',
    hint: 'Give up your turn: all others have one more',
    ends: true,
  },
  { verb: 'forfeit', phase: 'turn', label: 'Forfeit', hint: 'Give up a turn for which you have no cards', parts: [] },
  { verb: 'pass', phase: 'turn', label: 'Pass', hint: 'Do nothing now', parts: [] },
];

/** The commonest first within each phase: so are buttons and menus. */
export const VERBS: readonly VerbWords[] = [...TURN, ...FIGHT, ...CHOOSE, ...ROUND, ...LAST];
