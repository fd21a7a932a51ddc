import { kept } from '../../kept.ts';
import { either, sentence, several, signed } from '../../words.ts';
import type { Amount, Effect, Effects, Modifier } from '../union.ts';
import { attackName, shieldsName } from './words.ts';

/** Most characters of a gist: what a button has room for. */
const GIST_LENGTH = 40;

/** A cache: a turn lists gists over and over, and effects are data that never changes. */
const gists = new WeakMap<Effects, string>();

/** Effects in at most 40 characters, for buttons: “Attack 2/Shields 2”. What has no room is left out, with an ellipsis. */
export function gist(effects: Effects): string {
  return kept(gists, effects, newGist);
}

function newGist(effects: Effects): string {
  return clipped(sentence(listed(effects)));
}

/** Whom effects are about goes without saying where they say what they do. */
function listed(effects: Effects): string {
  const told = effects.length > 1 ? effects.filter((effect) => effect.do !== 'aim') : effects;
  return told.map(shortly).join(', ');
}

function clipped(text: string): string {
  if (text.length <= GIST_LENGTH) return text;
  const room = text.slice(0, GIST_LENGTH - 1);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end < 0 ? undefined : end).replace(/[,:]$/, '')}…`;
}

/** “2”, “1 each”, “3+1 each”. */
function amount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  return value.plus === undefined ? `${value.each} each` : `${value.plus}+${value.each} each`;
}

/** “+2”, “−1 each”. */
function signedAmount(value: Amount): string {
  if (typeof value === 'number') return signed(value);
  return `${value.plus === undefined ? '' : signed(value.plus)}${signed(value.each)} each`;
}

function shortly(effect: Effect): string {
  switch (effect.do) {
    case 'move':
      return `Move ${amount(effect.amount)}`;
    case 'diplomacy':
      return `Diplomacy ${amount(effect.amount)}`;
    case 'repair':
    case 'heal':
    case 'mend':
    case 'draw':
      return `${effect.do} ${amount(effect.amount)}`;
    case 'attack':
      return `${attackName(effect.fire, effect.long)} ${amount(effect.amount)}`;
    case 'shields':
      return `${shieldsName(effect.fire)} ${amount(effect.amount)}`;
    case 'aim':
      return 'choose an enemy';
    case 'enemy':
      return enemyGist(effect);
    case 'deflected':
      return `if deflected ${listed(effect.then)}`;
    case 'data':
      return several(effect.count ?? 1, `${colourGist(effect.colours)}token`);
    case 'crystal':
      return `1 ${effect.owned ? 'owned ' : colourGist(effect.colours)}crystal`;
    case 'reputation':
      return `Reputation ${signedAmount(effect.amount)}`;
    case 'damage':
      return `take ${effect.amount} Damage`;
    case 'hurt':
      return 'be Wounded';
    case 'ready':
      return effect.heal ? 'ready and heal Crew' : 'ready Crew';
    case 'one':
      return waysGist(effect.ways);
    case 'may':
      return `${effect.effects[0]?.do === 'lasting' ? '' : 'may '}${listed(effect.effects)}`;
    case 'when':
      return listed(effect.then.length > 0 ? effect.then : (effect.otherwise ?? []));
    case 'pay':
      return `pay ${colourGist(effect.colours)}data`;
    case 'payFor':
      return `pay data: ${waysGist(effect.ways.map((way) => way.effects))}`;
    case 'spend':
      return `spend ${effect.amount} ${effect.what === 'move' ? 'Move' : 'Diplomacy'}`;
    case 'same':
      return `${several(effect.count, 'crystal')} of that color`;
    case 'others':
      return 'crystals of the other colors';
    case 'discard':
    case 'remove':
      return `${effect.do} 1${effect.what === 'damage' ? ' Damage' : ''}`;
    case 'repeat':
      return `its ${effect.side} effect ×${effect.times}`;
    case 'boost':
      return `strong effect free, ${signed(effect.more)}`;
    case 'gain':
      return effect.card === 'advanced' ? 'take Advanced Action' : 'take Undiscovered Card';
    case 'borrow':
      return 'use Undiscovered Card of the offer';
    case 'offer':
      return effect.how === 'use' ? 'use Crew of the offer' : 'recruit Crew free';
    case 'return':
      return `this card ${effect.to === 'top' ? 'onto' : 'under'} the deck`;
    case 'recall':
      return `${effect.count} discards back to the deck`;
    case 'setDie':
      return `set a Core die, ${effect.tokens} tokens`;
    case 'reroll':
      return effect.what === 'all' ? 'roll the Core again' : 'crystal of a Core die';
    case 'claim':
      return 'keep a Core die this Round';
    case 'jump':
      return `jump ${effect.spaces}`;
    case 'turnAgain':
      return 'another turn';
    case 'lasting':
      return modifierGist(effect.modifier);
    case 'drain':
      return 'others lose a crystal';
    case 'flood':
      return 'Damage by crystals, gain 2';
    case 'probe':
      return 'others discard a color';
    case 'exhaust':
      return 'others’ Crew become Spent';
    default:
      return effect satisfies never;
  }
}

/** Points are told apart by a stroke, other things by a word. */
function waysGist(ways: readonly Effects[]): string {
  const texts = ways.map(listed);
  const isPoints = ways.every((way, at) => way.length === 1 && /^[A-Z]/.test(texts[at] ?? ''));
  return isPoints ? texts.join('/') : texts.join(' or ');
}

/** “red or blue ”; nothing where the choice is wide. */
function colourGist(colours: readonly string[]): string {
  return colours.length > 2 ? '' : `${either(colours)} `;
}

function enemyGist({ which, change }: Extract<Effect, { do: 'enemy' }>): string {
  const whom = which === 'all' ? 'all enemies' : 'enemy';
  const { defeat, skip, defense, attack, losesAll } = change;
  if (defeat) return `defeat ${whom}`;
  if (skip) return `stop ${whom}`;
  if (defense !== undefined) return `${whom}: Defense ${signedAmount(defense)}`;
  if (attack !== undefined) return `${whom}: Attack ${signedAmount(attack)}`;
  return `${whom}: no ${losesAll === 'abilities' ? 'abilities' : 'Resistances'}`;
}

const SIDEWAYS = { any: 'card', advanced: 'Advanced', damage: 'Damage' };

function modifierGist(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'cost':
      return modifier.set === undefined
        ? `spaces cost ${signed(-(modifier.less ?? 0))}`
        : `spaces cost ${modifier.set}`;
    case 'open':
      return `enter closed spaces for ${modifier.cost}`;
    case 'stealth':
      return 'provoke nobody';
    case 'reach':
      return 'reach two spaces';
    case 'dice':
      return `Core dice ${signed(modifier.more)}`;
    case 'wild':
      return `${either(modifier.colours)} dice are any color`;
    case 'refund':
      return 'crystals come back';
    case 'crew':
      return `Crew Attack ${signed(modifier.attack)}, Shields ${signed(modifier.shields)}`;
    case 'crewBusy':
      return 'Crew lend no Defense';
    case 'next':
      return `next Attack ${signed(modifier.attack)} or Shields ${signed(modifier.shields)}`;
    case 'convert': {
      const { to: kind, fire } = modifier;
      const to = kind === 'shields' ? shieldsName(fire) : attackName(fire, kind === 'long');
      return `${modifier.from === 'move' ? 'Move' : 'Diplomacy'} as ${to}`;
    }
    case 'fire':
      return `Attacks are ${attackName(modifier.fire)}`;
    case 'recruits':
      return modifier.less === undefined ? 'gain by recruits' : `recruits cost ${signed(-modifier.less)}`;
    case 'courtesy':
      return 'gain by Interaction';
    case 'handLimit':
      return `Hand Limit ${signed(modifier.more)}`;
    case 'sideways':
      return `${SIDEWAYS[modifier.what ?? 'any']} sideways for ${1 + modifier.more}`;
    case 'claimed':
      return `${modifier.colour} die is kept`;
    case 'cursed':
      return 'cursed this turn';
    case 'glory':
      return 'more for defeats';
    default:
      return modifier satisfies never;
  }
}
