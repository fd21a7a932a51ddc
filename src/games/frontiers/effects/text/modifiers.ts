import { ATTACK_NAMES } from '../../content/fire.ts';
import { TERRAIN_NAMES } from '../../content/terrain.ts';
import { either, listed, minus, several, signed } from '../../words.ts';
import type { Modifier, Until } from '../union.ts';
import { attackName, shieldsName } from './words.ts';

type Of<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>;

const LASTS: Record<Until, string> = {
  combat: 'in this combat',
  turn: 'this turn',
  round: 'this Round',
};

/** Kinds whose words say for themselves when they work. */
const TIMED: ReadonlySet<Modifier['kind']> = new Set(['courtesy', 'cursed', 'handLimit', 'refund']);

/** A modifier and how long it lasts: “moving provokes nobody this turn”. */
export function lastingText(modifier: Modifier, until: Until): string {
  const text = modifierText(modifier);
  return TIMED.has(modifier.kind) ? text : `${text} ${LASTS[until]}`;
}

/** A rule that an effect changes, in words without full stop. */
export function modifierText(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'cost':
      return costText(modifier);
    case 'open':
      return `you may enter ${spacesText(modifier.terrain)} for ${modifier.cost} Move`;
    case 'stealth':
      return 'moving provokes nobody';
    case 'reach':
      return 'what is two spaces away counts as adjacent for moving and exploring';
    case 'dice':
      if (modifier.more < 0) return `you may take ${several(-modifier.more, 'Core die', 'Core dice')} less`;
      return `you may take ${modifier.more} more Core ${modifier.more === 1 ? 'die' : 'dice'}`;
    case 'wild':
      return `${listed(modifier.colours)} Core dice count as any basic color`;
    case 'refund':
      return 'Data Crystals you spend come back as the turn ends';
    case 'crew':
      return crewText(modifier);
    case 'crewBusy':
      return 'Crew can’t lend their Defense';
    case 'next':
      if (modifier.attack === modifier.shields) {
        return `your next Attack or Shields of a card is ${modifier.attack} higher`;
      }
      return `your next Attack of a card is ${modifier.attack} higher, or your next Shields ${modifier.shields}`;
    case 'convert':
      return convertText(modifier);
    case 'fire':
      return `your Attacks are of the type ${ATTACK_NAMES[modifier.fire]}`;
    case 'recruits':
      return recruitsText(modifier);
    case 'courtesy':
      return `if you interact this turn, gain ${standingText(modifier)} as it ends`;
    case 'handLimit':
      return `your next draw at the end of a turn has Hand Limit ${signed(modifier.more)}`;
    case 'sideways':
      return sidewaysText(modifier);
    case 'claimed':
      return claimedText(modifier);
    case 'cursed':
      return 'this turn’s Damage for the cursed color is taken';
    case 'glory':
      return `each enemy you defeat gives ${modifier.experience} Experience more`;
    default:
      return modifier satisfies never;
  }
}

function spacesText(terrain: Of<'cost'>['terrain']): string {
  return terrain === 'all'
    ? 'all spaces'
    : `${listed(terrain.map((kind) => (kind === 'space' ? 'empty' : TERRAIN_NAMES[kind])))} spaces`;
}

function costText({ terrain, less, least = 0, set }: Of<'cost'>): string {
  const where = spacesText(terrain);
  if (set !== undefined) return `${where} cost ${set} Move`;
  return `${where} cost ${less ?? 0} Move less${least === 0 ? '' : ` (not below ${least})`}`;
}

function crewText({ attack, shields, long = 0, once }: Of<'crew'>): string {
  const figures = [
    ...(attack === 0 ? [] : [`Attack ${signed(attack)}`]),
    ...(long === 0 ? [] : [`Long Range Attack ${signed(long)}`]),
    ...(shields === 0 ? [] : [`Shields ${signed(shields)}`]),
  ];
  return once
    ? `the next Crew Member you activate for it has ${either(figures)}`
    : `Crew you activate have ${listed(figures)}`;
}

const PHASES = { attack: 'Attack', long: 'Long Range Attack', shields: 'Shields' };

/** Points that were gained before the phase stay what they are. */
function convertText({ from, to, per, fire }: Of<'convert'>): string {
  const points = from === 'move' ? 'Move' : 'Diplomacy';
  const name = to === 'shields' ? shieldsName(fire) : attackName(fire, to === 'long');
  const gained =
    per === 1 ? `each ${points} point that you gain counts` : `every ${per} ${points} points of an effect count`;
  return `in the ${PHASES[to]} phase ${gained} as ${name} 1`;
}

function recruitsText({ reputation, experience, less, once }: Of<'recruits'>): string {
  const gives = standingText({ reputation, experience });
  const texts = [...(less === undefined ? [] : [`costs ${less} less`]), ...(gives === '' ? [] : [`gives ${gives}`])];
  return `${once ? 'the next' : 'each'} Crew Member you recruit ${listed(texts)}`;
}

function claimedText({ colour, tokens, curse }: Of<'claimed'>): string {
  const texts = [
    ...(tokens ? [`you gain 1 ${colour} Data Token in each later turn`] : []),
    ...(curse ? [`others who use ${colour} data take 1 Damage Card, once a turn`] : []),
  ];
  return texts.length === 0 ? `a ${colour} die of the Core is kept` : listed(texts);
}

/** “1 Experience and 1 Reputation”. */
function standingText(gain: { reputation?: number | undefined; experience?: number | undefined }): string {
  return listed([
    ...(gain.experience === undefined ? [] : [`${minus(gain.experience)} Experience`]),
    ...(gain.reputation === undefined ? [] : [`${minus(gain.reputation)} Reputation`]),
  ]);
}

/** A card played sideways gives 1 by itself. */
function sidewaysText({ more, what, once }: Of<'sideways'>): string {
  if (what === 'damage') return `you may play ${once ? 'a Damage Card' : 'Damage Cards'} sideways for ${1 + more}`;
  const card = what === 'advanced' ? 'Advanced Action or Undiscovered Card' : 'card';
  return `${once ? 'the next' : 'each'} ${card} you play sideways gives ${1 + more}`;
}
