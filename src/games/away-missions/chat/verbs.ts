import type { VerbWords } from '../../../discord/games/chat.ts';

const card = { name: 'card', hint: 'Which card' };
const how = { name: 'how', hint: 'Which of its actions, or for whom' };
const used = { name: 'what', hint: 'Which card or ability' };
const character = { name: 'character', hint: 'Which character' };
const target = { name: 'target', hint: 'Whom' };
const weapon = { name: 'weapon', hint: 'With what' };
const drone = { name: 'drone', hint: 'Which drone' };
const what = { name: 'what', hint: 'What it does' };
const space = { name: 'space', hint: 'Which space: B7, T1' };
const side = { name: 'side', hint: 'Which side' };
const where = { name: 'where', hint: 'Board and space' };

/** Verbs of a phase; without `parts` their keys have none that are named. */
function inPhase(phase: string) {
  return (verb: string, label: string, hint: string, parts?: NonNullable<VerbWords['parts']>): VerbWords => {
    return { verb, phase, label, hint, ...(parts === undefined ? {} : { parts }) };
  };
}

const act = inPhase('act');
const react = inPhase('react');
const prepare = inPhase('prepare');
const choose = inPhase('choose');

/** The commonest first: so are buttons and menus. */
export const VERBS: readonly VerbWords[] = [
  act('move', 'Move', 'Go to a space in reach', [space]),
  { ...act('attack', 'Attack', 'Attack a hostile character in line of sight', [target, weapon]), named: true },
  { ...act('play', 'Play', 'Play a card from your hand', [card, how]), named: true },
  { ...act('use', 'Use', 'Use what lies in play or what a character can do', [used, how]), named: true },
  act('equip', 'Equip', 'Give Equipment to a character, without an Action', [card, how]),
  act('via', 'Through a drone', 'Let a drone of the Hivemind act', [drone, what]),
  act('activate', 'Activate', 'Begin a character’s two Actions', [character]),
  act('bonus', 'Bonus Action', 'Spend a token for one Action of any of your characters', [character]),
  act('yield', 'Ally first', 'Let your ally take this turn of your team', []),
  act('cover', 'Take cover', 'One Defense die more until the space is left', []),
  act('recover', 'Recover', 'Remove a Stun token', []),
  act('draw', 'Draw', 'Draw a Support card instead of an Action', []),
  act('swap', 'Swap', 'Discard a Mission card for a new one instead of an Action', [card]),
  react('damage', 'Damage', 'Choose which ratings lose Health pegs'),
  react('reroll', 'Re-roll', 'Discard a card to roll some of your dice again', [card]),
  react('die', 'Dice', 'Choose the dice that are rolled again'),
  { ...react('interrupt', 'Interrupt', 'Play a card in an opponent’s Activation', [card]), named: true },
  react('challenge', 'Challenge', 'Challenge a Skill test with a character', [character]),
  prepare('side', 'Side', 'Choose the printed side of the boards', [side]),
  prepare('place', 'Place', 'Lay a board, or put a character somewhere'),
  prepare('core', 'Core Mission', 'Choose your Core Mission', [card]),
  prepare('area', 'Starting area', 'Choose a board of your starting area'),
  prepare('deploy', 'Beam down', 'Put a character into your starting area', [character, where]),
  prepare('arrive', 'Arrive', 'Bring an Escalation character into play', [character, where]),
  prepare('return', 'Reverse Polarity', 'Shuffle cards back and draw anew, once'),
  prepare('discard', 'Discard', 'Discard what you don’t want to keep'),
  choose('pick', 'Choose a character', 'Choose whom a card is about', [character]),
  choose('opponent', 'Opponent', 'Choose which opponent a card is about'),
  choose('choose', 'Choose', 'Choose what a card does'),
  choose('peg', 'Health pegs', 'Choose which Health pegs come back'),
  choose('take', 'Take', 'Take a card', [card]),
  choose('pile', 'From the discard pile', 'Take a card back from your discard pile', [card]),
  choose('keep', 'Keep', 'Keep one of the cards you saw', [card]),
  choose('trap', 'Trap', 'Choose where a Trap lies, face down', [space]),
  choose('expose', 'Discard theirs', 'Choose which of the cards you saw is discarded', [card]),
  choose('strip', 'Discard Equipment', 'Choose the Equipment that is discarded', [card]),
  act('pass', 'Pass', 'Do nothing now', []),
];
