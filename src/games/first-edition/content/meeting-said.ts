import { sentence } from '../../kit/words.ts';
import type { Test } from '../effects/kinds/when.ts';
import type { Pick } from '../effects/pick.ts';
import type { Effect, Effects } from '../effects/union.ts';
import type { Meeting } from '../rules/meeting.ts';
import type { Formula } from './formula.ts';
import { formulaText } from './formula-words.ts';
import { iconName } from './icon-names.ts';
import { cardOf } from './pool.ts';

/** Returns the text of a dilemma in our words, from its rule: how to get past it, what happens otherwise, and where it goes. */
export function meetingSaid(meeting: Meeting): string {
  const { planet, delta, second } = meeting;
  const parts = [
    half(meeting),
    ...(planet === undefined ? [] : [`On a planet: ${half(planet)}`]),
    ...(delta?.past == null ? [] : [`In the Delta Quadrant: ${askedWords(delta.past)}.`]),
    ...(second === undefined ? [] : [`Then: ${half(second)}`]),
  ];
  return parts.join(' ');
}

function half(meeting: Meeting): string {
  const { unless, nullify, cure, cards = [] } = meeting;
  const titles = cards.map((card) => cardOf(card).title);
  const against = [...(nullify === undefined ? [] : [askedWords(nullify)]), ...titles];
  return [
    ...(unless == null ? [] : [`To get past it: ${askedWords(unless)}.`]),
    ...(against.length === 0 ? [] : [`Nullified by ${against.join(' or ')}.`]),
    happens(meeting),
    ...(cure === undefined ? [] : [`Cured by ${askedWords(cure)}.`]),
  ].join(' ');
}

/** Returns the text of a requirement: “2 each (Honor)” reads “2 personnel with Honor”. */
export function askedWords(formula: Formula): string {
  return formulaText(formula)
    .replace(/\b1 each \(/g, 'one personnel with (')
    .replace(/\b(?<many>\d+|half) each \(/g, '$<many> personnel with (')
    .replace(/ with \((?<one>[\w.]+(?: \w+)?(?: ×\d+)?)\)/g, ' with $<one>')
    .replace(/(?<bound>[<>] \d+) of (?<best>\d+)/g, '$<bound> among $<best> personnel');
}

/** Returns what happens to personnel who don't get past the dilemma, and where the dilemma goes. */
function happens({ unless, effects = [], past, continues, fate }: Meeting): string {
  const done = said(effects);
  if (past !== undefined) {
    const rest = `The remaining personnel need ${askedWords(past)} to get past the dilemma.`;
    return done === '' ? rest : `${sentence(done)}. ${rest}`;
  }
  if (unless === null) return done === '' ? 'The dilemma has no further effect.' : `${sentence(done)}.`;
  // Printed conditions are shown next to the text.
  const begin = unless === undefined ? 'If not overcome,' : 'Otherwise,';
  if (continues === true) return `${begin} ${done}, and the attempt continues.`;
  const end = fate === 'discard' ? 'this is discarded' : 'this stays under the mission';
  return `${begin} ${done === '' ? '' : `${done}; `}everyone is “stopped”, and ${end}.`;
}

function said(effects: Effects): string {
  return effects
    .map(effectSaid)
    .filter((words) => words !== '')
    .join('; ');
}

const LATER = ' until the end of your next turn';

function effectSaid(effect: Effect): string {
  switch (effect.do) {
    case 'kill':
      return hits(effect.pick, effect.how === 'discarded' ? 'discarded' : 'killed');
    case 'halt':
      return hits(effect.pick, `“stopped”${effect.more === undefined ? '' : LATER}`);
    case 'capture':
      return hits(effect.pick, 'captured');
    case 'select':
      return hits(effect.pick, `selected${effect.needed === true ? '; otherwise nobody gets past it' : ''}`);
    case 'take':
      return hits(effect.pick, effect.to === 'out-of-play' ? 'placed out-of-play' : `placed ${whither(effect.to)}`);
    case 'relocate':
      return hits(effect.pick, `relocated to the ${effect.to === 'furthest' ? 'farthest' : effect.to} planet`);
    case 'hold':
      return hits(effect.pick, effect.as === 'away' ? 'held there' : `“${effect.as}” while the dilemma is there`);
    case 'when':
      return choice(effect.test, effect.yes ?? [], effect.no ?? []);
    case 'decide':
      return `${effect.by === 'owner' ? 'you choose' : 'your opponent chooses'}: ${ways(effect.ways)}`;
    case 'place':
      return `the dilemma is placed on ${SPOTS[effect.on]}`;
    case 'points':
      return scored(effect);
    case 'strip':
      return effect.how === 'all' ? `all ${effect.of} there are discarded` : 'one piece of equipment is discarded';
    case 'drop':
      return 'a random card from your hand is discarded';
    case 'draw':
      return `your opponent draws ${effect.count === 1 ? 'a card' : `${effect.count} cards`}`;
    case 'damage':
      return 'the ship is damaged';
    case 'destroy':
      return 'the ship is destroyed';
    case 'reboot':
      return 'you discard all cards except personnel from your hand and draw that many';
    case 'cease':
      return `everyone is “stopped”${effect.more === undefined ? '' : LATER}`;
    case 'verdict':
      return effect.is === 'passed' ? 'they get past it' : 'they can’t get past it';
    case 'doom':
      return hits(effect.pick, 'killed at the end of this turn');
    case 'flee':
      return 'they beam up to your ship or facility there, or are killed';
    default:
      throw new Error(`no text for ${effect.do}`);
  }
}

const SPOTS = {
  ship: 'the ship',
  picked: 'that personnel',
  mission: 'the mission',
  'far end': 'the far end of the line',
  table: 'your table',
} as const;

function whither(to: string): string {
  if (to === 'hand') return 'in its owner’s hand';
  return to.startsWith('top') ? 'on top of the draw deck' : 'under the draw deck';
}

/** Joins the labels of alternatives with “or”. */
function ways(all: readonly { readonly label: string }[]): string {
  return all.map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1).replace(' OR ', ' or ')).join(', or ');
}

function scored({ points, to, times }: Extract<Effect, { do: 'points' }>): string {
  const who = to === 'opponent' ? 'your opponent' : 'you';
  const verb = points < 0 ? 'lose' : 'score';
  const count = Math.abs(points);
  const each = times === undefined ? '' : ' for each personnel';
  return `${who} ${verb}${to === 'opponent' ? 's' : ''} ${count} ${count === 1 ? 'point' : 'points'}${each}`;
}

function choice(test: Test, yes: Effects, no: Effects): string {
  const [condition, opposite] = conditions(test);
  if (yes.length === 0) return `${opposite} ${said(no)}`;
  const other = no.length === 0 ? '' : `; otherwise ${said(no)}`;
  return `${condition} ${said(yes)}${other}`;
}

/** Returns the text of a condition and of its opposite: “with …”, “without …”. */
function conditions(test: Test): [met: string, unmet: string] {
  if ('met' in test) {
    const needs = askedWords(test.met);
    if (needs === 'personnel') return ['if any personnel remain,', 'if none remain,'];
    if (test.among === undefined) return [`with ${needs},`, `without ${needs},`];
    const who = test.among === 'picked' ? 'those selected' : 'the others';
    return [`if ${who} have ${needs},`, `unless ${who} have ${needs},`];
  }
  if ('odd' in test) {
    const what = test.highest === true ? `their highest ${test.odd}` : `their total ${test.odd}`;
    return [`if ${what} is odd,`, `unless ${what} is odd,`];
  }
  if ('more' in test) return [`with more ${test.more.join(' than ')},`, `without more ${test.more.join(' than ')},`];
  if ('equipment' in test) return ['with equipment,', 'without equipment,'];
  if ('icon' in test)
    return [
      `if a card with ${iconName(test.icon)} is in play,`,
      `unless a card with ${iconName(test.icon)} is in play,`,
    ];
  if ('playing' in test) return [`if you play ${test.playing},`, `unless you play ${test.playing},`];
  if ('points' in test) return [`with ${test.points} points,`, `with fewer than ${test.points} points,`];
  return ['if they could solve the mission,', 'unless they could solve the mission,'];
}

/** Returns who is affected, and how: “a random personnel is killed”. */
function hits(pick: Pick, what: string): string {
  const { who, count = 1, of, only, but, odd, below, able, like, unlike } = pick;
  if (pick.how === 'piles' || of === 'stopped' || like !== undefined || unlike !== undefined)
    throw new Error('no text for these targets');
  const kind = [
    ...(who === undefined ? [] : [askedWords(who)]),
    ...(odd === undefined ? [] : [`odd ${odd}`]),
    ...(below === undefined ? [] : [`with less ${below}`]),
    ...(able === undefined ? [] : ['not disabled']),
  ].join(', ');
  const whose = `${of === 'place' ? ' of both players there' : ''}${only === undefined ? '' : ' from those selected'}${but === undefined ? '' : ' from the others'}`;
  const suffix = `${kind === '' ? '' : ` (${kind})`}${whose}`;
  switch (pick.how) {
    case 'picked':
    case 'these':
      return `those selected are ${what}`;
    case 'all':
      return `${count === 1 ? 'all' : count} personnel${suffix} are ${what}`;
    case 'highest':
    case 'lowest': {
      const by = pick.by.length === 3 ? 'total attributes' : pick.by.join('+');
      const words = pick.from === undefined ? `the ${pick.how} ${by}` : `${by} closest to ${pick.from}`;
      return `${count === 1 ? 'the personnel' : `the ${count} personnel`} with ${words}${suffix} ${count === 1 ? 'is' : 'are'} ${what}`;
    }
    default:
      return `${chosen(pick.how, count, suffix)} ${count === 1 ? 'is' : 'are'} ${what}`;
  }
}

const CHOICE = { opponent: 'of your opponent’s choice', owner: 'of your choice' } as const;

/** Returns the text of a selection: “2 random personnel”, “a personnel of your choice”. */
function chosen(how: 'random' | keyof typeof CHOICE, count: NonNullable<Pick['count']>, suffix: string): string {
  if (typeof count === 'string') {
    const by = how === 'random' ? 'at random' : CHOICE[how];
    const part =
      count === 'half' || count === 'half up' ? `half of the personnel${suffix}` : `${count} of the personnel${suffix}`;
    const rounded = count === 'half' ? ', rounded down,' : count === 'half up' ? ', rounded up,' : '';
    return `${part}${rounded} ${by}`;
  }
  const number = count === 1 ? 'a' : `${count}`;
  return how === 'random' ? `${number} random personnel${suffix}` : `${number} personnel${suffix} ${CHOICE[how]}`;
}
