import { sentence } from '../../../../kit/words.ts';
import type { Test } from '../../../effects/kinds/when.ts';
import type { Pick } from '../../../effects/pick.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import type { Formula } from '../../formula.ts';
import { formulaText } from '../../formula-words.ts';
import { iconName } from '../../icon-names.ts';
import { cardOf } from '../../pool.ts';

/** The text of a dilemma in our words, generated from its rule: how to get past it, what happens otherwise, and where it goes. */
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

/** A requirement in words: “2 each (Honor)” reads “2 with Honor”. */
export function askedWords(formula: Formula): string {
  return formulaText(formula)
    .replace(/\b1 each \(/g, 'one with (')
    .replace(/\b(?<many>\d+|half) each \(/g, '$<many> with (')
    .replace(/ with \((?<one>[\w.]+(?: \w+)?(?: ×\d+)?)\)/g, ' with $<one>')
    .replace(/(?<bound>[<>] \d+) of (?<best>\d+)/g, '$<bound> among $<best> personnel');
}

/** The consequence for personnel who didn’t get past it, and where the card goes. */
function happens({ unless, effects = [], past, continues, fate }: Meeting): string {
  const done = said(effects);
  if (past !== undefined) {
    const rest = `Those left need ${askedWords(past)} to get past it.`;
    return done === '' ? rest : `${sentence(done)}. ${rest}`;
  }
  if (unless === null) return done === '' ? 'It does nothing more.' : `${sentence(done)}.`;
  // What is printed stands beside its text.
  const begin = unless === undefined ? 'Unless overcome:' : 'Otherwise';
  if (continues === true) return `${begin} ${done}, and they go on.`;
  const end = fate === 'discard' ? 'it is discarded' : 'it stays under the mission';
  return `${begin} ${done === '' ? '' : `${done}; `}all are “stopped”, and ${end}.`;
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
      return hits(effect.pick, `picked${effect.needed === true ? ', or nobody gets past it' : ''}`);
    case 'take':
      return hits(effect.pick, effect.to === 'out-of-play' ? 'put out of play' : `put ${whither(effect.to)}`);
    case 'relocate':
      return hits(effect.pick, `taken to the ${effect.to} planet`);
    case 'hold':
      return hits(effect.pick, effect.as === 'away' ? 'held there' : `“${effect.as}” as long as it lies there`);
    case 'when':
      return choice(effect.test, effect.yes ?? [], effect.no ?? []);
    case 'decide':
      return `${effect.by === 'owner' ? 'you choose' : 'your opponent chooses'}: ${ways(effect.ways)}`;
    case 'place':
      return `it is placed on ${SPOTS[effect.on]}`;
    case 'points':
      return scored(effect);
    case 'strip':
      return effect.how === 'all' ? `all ${effect.of} there are discarded` : 'one piece of equipment is discarded';
    case 'drop':
      return 'a random card of your hand is discarded';
    case 'draw':
      return `your opponent draws ${effect.count}`;
    case 'damage':
      return 'the ship is damaged';
    case 'destroy':
      return 'the ship is destroyed';
    case 'reboot':
      return 'you discard your hand except personnel, and draw as many cards';
    case 'cease':
      return `all are “stopped”${effect.more === undefined ? '' : LATER}`;
    case 'verdict':
      return effect.is === 'passed' ? 'they get past it' : 'they can’t get past it';
    case 'doom':
      return hits(effect.pick, 'killed as this turn ends');
    case 'flee':
      return 'they beam up to your ship or facility there, or are killed';
    default:
      throw new Error(`no words for ${effect.do}`);
  }
}

const SPOTS = {
  ship: 'the ship',
  picked: 'that person',
  mission: 'the mission',
  'far end': 'the far end of the line',
  table: 'your table',
} as const;

function whither(to: string): string {
  if (to === 'hand') return 'into hand';
  return to.startsWith('top') ? 'on top of the draw deck' : 'under the draw deck';
}

/** The words of a way where they say all, or what it does. */
function ways(all: readonly { readonly label: string }[]): string {
  return all.map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1).replace(' OR ', ' or ')).join(', or ');
}

function scored({ points, to, times }: Extract<Effect, { do: 'points' }>): string {
  const who = to === 'opponent' ? 'your opponent' : 'you';
  const verb = points < 0 ? 'lose' : 'score';
  const count = Math.abs(points);
  const each = times === undefined ? '' : ' for each of them';
  return `${who} ${verb}${to === 'opponent' ? 's' : ''} ${count} ${count === 1 ? 'point' : 'points'}${each}`;
}

function choice(test: Test, yes: Effects, no: Effects): string {
  const [condition, opposite] = conditions(test);
  if (yes.length === 0) return `${opposite} ${said(no)}`;
  const other = no.length === 0 ? '' : `; otherwise ${said(no)}`;
  return `${condition} ${said(yes)}${other}`;
}

/** A condition and its opposite: “with so much”, “without so much”. */
function conditions(test: Test): [met: string, unmet: string] {
  if ('met' in test) {
    const needs = askedWords(test.met);
    if (needs === 'personnel') return ['if anybody is left,', 'if nobody is left,'];
    if (test.among === undefined) return [`with ${needs},`, `without ${needs},`];
    const who = test.among === 'picked' ? 'those picked' : 'the others';
    return [`if ${who} have ${needs},`, `unless ${who} have ${needs},`];
  }
  if ('odd' in test) {
    const what = test.highest === true ? `their highest ${test.odd}` : `their ${test.odd} in all`;
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

/** Whom it hits, and how: “one of them, at random, is killed”. */
function hits(pick: Pick, what: string): string {
  const { who, count = 1, of, only, but, odd, below, able, like, unlike } = pick;
  if (pick.how === 'piles' || of === 'stopped' || like !== undefined || unlike !== undefined)
    throw new Error('no words for whom it hits');
  const kind = [
    ...(who === undefined ? [] : [askedWords(who)]),
    ...(odd === undefined ? [] : [`odd ${odd}`]),
    ...(below === undefined ? [] : [`less ${below}`]),
    ...(able === undefined ? [] : ['not disabled']),
  ].join(', ');
  const whose = `${of === 'place' ? ', everyone’s there' : ''}${only === undefined ? '' : ' of those picked'}${but === undefined ? '' : ' of the others'}`;
  const suffix = `${kind === '' ? '' : ` (${kind})`}${whose}`;
  switch (pick.how) {
    case 'picked':
    case 'these':
      return `those picked are ${what}`;
    case 'all':
      return `${count === 1 ? 'all' : count} personnel${suffix} are ${what}`;
    case 'highest':
    case 'lowest': {
      const by = pick.by.length === 3 ? 'total of attributes' : pick.by.join('+');
      const words = pick.from === undefined ? `the ${pick.how} ${by}` : `a ${by} nearest to ${pick.from}`;
      return `${count === 1 ? 'the one' : `the ${count}`} with ${words}${suffix} ${count === 1 ? 'is' : 'are'} ${what}`;
    }
    default:
      return `${amount(count)}${suffix} ${HOW[pick.how]} ${count === 1 ? 'is' : 'are'} ${what}`;
  }
}

const HOW = { random: 'at random', opponent: 'of your opponent’s choice', owner: 'of your choice' } as const;

function amount(count: NonNullable<Pick['count']>): string {
  if (count === 1) return 'one';
  if (count === 'half' || count === 'half up') return `half of them, rounded ${count === 'half' ? 'down' : 'up'},`;
  return `${count}`;
}
