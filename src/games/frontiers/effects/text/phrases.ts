import { BASICS } from '../../content/colours.ts';
import { alternatives, either, listed, several } from '../../words.ts';
import type { CardKind, Effect, Effects } from '../union.ts';
import { amountText, conditionText, pointsText } from './counts.ts';
import { enemyText } from './enemies.ts';
import { lastingText } from './modifiers.ts';
import { attackName, dataText, shieldsName } from './words.ts';

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

const CARD_KINDS: Record<CardKind, string> = {
  action: 'Action Card',
  any: 'card',
  damage: 'Damage Card',
};

const PILES: Record<Of<'gain'>['to'], string> = {
  hand: 'into your hand',
  discard: 'into your discard pile',
};

/** What must be done first; what follows it is told in the same sentence. */
const LEADS: Partial<Record<Effect['do'], string>> = {
  aim: ': ',
  damage: ': then ',
  discard: ': then ',
  pay: ': then ',
  remove: ': then ',
  spend: ': then ',
};

/** Effects in order, split where a new sentence begins: a cost is told together with all that follows it. */
export function phrases(effects: Effects): string[] {
  const lead = effects.findIndex((effect, at) => LEADS[effect.do] !== undefined && at < effects.length - 1);
  if (lead < 0) return effects.map(phrase);
  const [cost, ...rest] = effects.slice(lead);
  if (cost === undefined) return [];
  return [...effects.slice(0, lead).map(phrase), `${phrase(cost)}${LEADS[cost.do]}${sequence(rest)}`];
}

/** Effects in one sentence, which begins small. */
export function sequence(effects: Effects): string {
  const parts = phrases(effects);
  const isPlain = effects.every((effect) => !('ways' in effect) && effect.do !== 'when' && effect.do !== 'may');
  return isPlain && parts.length === effects.length ? listed(parts) : parts.join('; ');
}

/** The words for one effect, without full stop. */
function phrase(effect: Effect): string {
  switch (effect.do) {
    case 'move':
      return pointsText('Move', effect.amount);
    case 'diplomacy':
      return pointsText('Diplomacy', effect.amount);
    case 'repair':
      return pointsText('Repair', effect.amount);
    case 'heal':
      return pointsText('Heal', effect.amount);
    case 'mend':
      return pointsText('Repair or Heal', effect.amount);
    case 'attack':
      return pointsText(attackName(effect.fire, effect.long), effect.amount);
    case 'shields':
      return pointsText(shieldsName(effect.fire), effect.amount);
    case 'aim':
      return 'choose an enemy';
    case 'enemy':
      return enemyText(effect);
    case 'deflected': {
      const time = effect.at === 'attack' ? ', in the Attack phase' : '';
      return `if its attack is fully deflected${time}: ${sequence(effect.then)}`;
    }
    case 'draw':
      return `draw ${amountText(effect.amount, 'card')}`;
    case 'data':
      return `gain ${dataText(effect.count ?? 1, effect.colours, 'Data Token')}`;
    case 'crystal':
      if (effect.owned) return 'gain 1 Data Crystal of a color you own';
      return `gain ${dataText(1, effect.colours, 'Data Crystal')}`;
    case 'reputation':
      return reputationText(effect);
    case 'damage':
      return `take ${several(effect.amount, 'Damage Card')}`;
    case 'hurt':
      return 'this Crew Member is Wounded';
    case 'ready':
      return readyText(effect);
    case 'one':
      return alternatives(effect.ways.map(sequence));
    case 'may':
      // “You may” goes with what the player does, not with a rule that changes.
      return `${effect.effects[0]?.do === 'lasting' ? 'if you like,' : 'you may'} ${sequence(effect.effects)}`;
    case 'when':
      return whenText(effect);
    case 'pay':
      return `pay ${dataText(1, effect.colours, 'data')}`;
    case 'payFor':
      return `pay 1 data: ${alternatives(effect.ways.map((way) => `${way.colour} for ${sequence(way.effects)}`))}`;
    case 'spend':
      return `spend ${effect.amount} ${effect.what === 'move' ? 'Move' : 'Diplomacy'}`;
    case 'same':
      return `gain ${several(effect.count, 'Data Crystal')} of that color`;
    case 'others':
      return 'gain 1 Data Crystal of each other basic color';
    case 'discard':
      return `discard 1 ${CARD_KINDS[effect.what]}`;
    case 'remove':
      return `remove 1 ${CARD_KINDS[effect.what]} in your hand from the game`;
    case 'repeat':
      return `use its ${effect.side} effect ${effect.times === 1 ? 'once' : `${effect.times} times`} without data`;
    case 'boost':
      return `play another Action Card’s strong effect without data, its Move, Diplomacy, Attack and Shields ${effect.more} higher`;
    case 'gain': {
      const card = effect.card === 'advanced' ? 'an Advanced Action' : 'an Undiscovered Card';
      return `take ${card}${effect.same ? ' of that color' : ''} of the offer ${PILES[effect.to]}`;
    }
    case 'borrow':
      return 'use the basic effect of an Undiscovered Card of that color in the offer without data';
    case 'offer':
      return effect.how === 'use' ? 'use one ability of Crew in the offer' : 'recruit a Crew Member of the offer free';
    case 'return':
      return `you may put this card ${effect.to === 'top' ? 'onto' : 'under'} your deck as the turn ends`;
    case 'recall': {
      const cards = several(effect.count, effect.chosen ? 'card of your choice' : 'random card', recalled(effect));
      return `put ${cards} of your discard pile onto or under your deck`;
    }
    case 'setDie':
      return `take one more Core die, set it to ${either(effect.colours)} and gain ${several(effect.tokens, 'Data Token')} of its color`;
    case 'reroll':
      if (effect.what === 'all') return 'roll all dice of the Core again';
      return `choose a ${either(BASICS)} die of the Core, gain 1 Data Crystal of its color and roll the die again`;
    case 'claim': {
      const curse = effect.curse ? '; others who use that color take 1 Damage Card, once a turn' : '';
      return `keep a ${either(BASICS)} die of the Core until the Round ends, for 3 Data Tokens of its color now or 1 in each later turn${curse}`;
    }
    case 'jump':
      return jumpText(effect);
    case 'turnAgain':
      return 'take another turn after this one and get the cards you played in this one back';
    case 'lasting':
      return lastingText(effect.modifier, effect.until);
    case 'drain':
      return 'every other player loses a random Data Crystal, one of which you may take, or takes 1 Damage Card without any';
    case 'flood':
      return 'choose a basic color: everyone takes 1 Damage Card for each Data Crystal of it, then you gain 2 of it';
    case 'probe': {
      const steal = effect.steal ? '; you may take one of these Action Cards' : '';
      return `choose a basic color: every other player discards a card of it, or without one shows the hand${steal}`;
    }
    case 'exhaust':
      return `you may make one Crew Member${rankText(effect.rank)} of each other player Spent`;
    default:
      return effect satisfies never;
  }
}

/** “if you are in combat: …; otherwise …”, “unless you are in combat: …”. */
function whenText({ condition, then: first, otherwise = [] }: Of<'when'>): string {
  if (first.length === 0) return `unless ${conditionText(condition)}: ${sequence(otherwise)}`;
  const rest = otherwise.length === 0 ? '' : `; otherwise ${sequence(otherwise)}`;
  return `if ${conditionText(condition)}: ${sequence(first)}${rest}`;
}

function reputationText({ amount }: Of<'reputation'>): string {
  if (typeof amount === 'number' && amount < 0) return `lose ${-amount} Reputation`;
  return `gain ${amountText(amount, 'Reputation', 'Reputation')}`;
}

function rankText(rank: number | undefined): string {
  if (rank === undefined) return '';
  return rank === 1 ? ' of Rank 1' : ` of Rank ${rank} or less`;
}

function readyText({ rank, ranks, heal }: Of<'ready'>): string {
  const verb = heal ? 'ready and heal' : 'ready';
  if (ranks !== undefined) return `${verb} Crew of up to ${several(ranks, 'Rank')} together`;
  return `${verb} a Crew Member${rankText(rank)}`;
}

function recalled({ chosen }: Of<'recall'>): string {
  return chosen ? 'cards of your choice' : 'random cards';
}

function jumpText({ spaces, cost }: Of<'jump'>): string {
  const far = `up to ${several(spaces, 'revealed space')}`;
  const paid = cost === 'move' ? ' for 1 Move each' : '';
  return `move the ship ${far}${paid} to a safe one, provoking nobody`;
}
