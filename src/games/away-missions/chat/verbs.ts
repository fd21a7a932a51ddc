import type { VerbWords } from '../../../chat/game-chat.ts';

const card = { name: 'card', hint: 'Which card' };
const how = { name: 'how', hint: 'Which of the card’s Actions, or which character it is for' };
const used = { name: 'what', hint: 'Which card or ability' };
const character = { name: 'character', hint: 'Which character' };
const target = { name: 'target', hint: 'Which target' };
const weapon = { name: 'weapon', hint: 'Which weapon' };
const drone = { name: 'drone', hint: 'Which drone' };
const what = { name: 'what', hint: 'Which Action' };
const space = { name: 'space', hint: 'Which space: B7, T1' };
const side = { name: 'side', hint: 'Which side' };
const where = { name: 'where', hint: 'Board and space' };

/** Returns a builder for the verbs of a phase. Without `parts`, the parts of the verb's option keys have no names. */
function inPhase(phase: string) {
  return (verb: string, label: string, hint: string, parts?: NonNullable<VerbWords['parts']>): VerbWords => {
    return { verb, phase, label, hint, ...(parts === undefined ? {} : { parts }) };
  };
}

const act = inPhase('act');
const react = inPhase('react');
const prepare = inPhase('prepare');
const choose = inPhase('choose');

/** The verbs, with the most common ones first, as in buttons and menus. */
export const VERBS: readonly VerbWords[] = [
  act('move', 'Move', 'Go to a space within reach', [space]),
  { ...act('attack', 'Attack', 'Attack a hostile character in line of sight', [target, weapon]), named: true },
  { ...act('play', 'Play', 'Play a card from your hand', [card, how]), named: true },
  { ...act('use', 'Use', 'Use a card in play or an ability', [used, how]), named: true },
  act('equip', 'Equip', 'Give Equipment to a character, without an Action', [card, how]),
  act('via', 'Through a drone', 'Act through a Borg Drone', [drone, what]),
  act('activate', 'Activate', 'Begin a character’s two Actions', [character]),
  act('bonus', 'Bonus Action', 'Spend a token for one Action with any of your characters', [character]),
  act('yield', 'Ally first', 'Let your ally take this turn', []),
  act('cover', 'Take cover', '+1 Defense die until the character leaves its space', []),
  act('recover', 'Recover', 'Remove a Stun token', []),
  act('draw', 'Draw', 'Draw a Support card instead of an Action', []),
  act('swap', 'Swap', 'Discard a Mission card for a new one instead of an Action', [card]),
  react('damage', 'Damage', 'Choose which ratings lose Health pegs'),
  react('reroll', 'Re-roll', 'Discard a card to re-roll some of your dice', [card]),
  react('die', 'Dice', 'Choose the dice to re-roll'),
  { ...react('interrupt', 'Interrupt', 'Play a card during an opponent’s Activation', [card]), named: true },
  react('challenge', 'Challenge', 'Challenge a Skill test with a character', [character]),
  prepare('side', 'Side', 'Choose the printed side of the boards', [side]),
  prepare('place', 'Place', 'Place a board or a character'),
  prepare('core', 'Core Mission', 'Choose your Core Mission', [card]),
  prepare('area', 'Starting area', 'Choose a board for your starting area'),
  prepare('deploy', 'Beam down', 'Place a character in your starting area', [character, where]),
  prepare('arrive', 'Arrive', 'Bring an Escalation character into play', [character, where]),
  prepare('return', 'Reverse Polarity', 'Shuffle cards back and draw new ones, once'),
  prepare('discard', 'Discard', 'Discard cards you don’t want to keep'),
  choose('pick', 'Choose a character', 'Choose the character for a card', [character]),
  choose('opponent', 'Opponent', 'Choose the opponent for a card'),
  choose('choose', 'Choose', 'Choose the effect of a card'),
  choose('peg', 'Health pegs', 'Choose which Health pegs come back'),
  choose('take', 'Take', 'Take a card', [card]),
  choose('pile', 'From the discard pile', 'Take a card back from your discard pile', [card]),
  choose('keep', 'Keep', 'Keep one of the cards you saw', [card]),
  choose('trap', 'Trap', 'Choose where to place a Trap', [space]),
  choose('expose', 'Discard theirs', 'Choose which of these cards is discarded', [card]),
  choose('strip', 'Discard Equipment', 'Choose the Equipment to discard', [card]),
  act('pass', 'Pass', 'Do nothing now', []),
];
