import type {
  CaptainView,
  CardView,
  CrewCardView,
  CrewMemberView,
  EffectView,
  EnemyView,
  FireView,
  FrontiersView,
  LineView,
  SkillView,
  TokenView,
} from '../../src/games/frontiers/view.ts';
import { count, list } from '../kit/wording.ts';
import { fireName } from './looks.ts';

/** Returns the name of a seat. */
export function nameOf(view: Pick<FrontiersView, 'captains'>, seat: number): string {
  return view.captains.find((captain) => captain.seat === seat)?.name ?? `Captain ${seat + 1}`;
}

/** Formats a number with its sign: `+2`, `0`, `−3`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** Describes an enemy's figures: `Attack 4, Defense 3, 2 Experience; Disruptors; halves Phasers`. */
export function enemyFigures(enemy: EnemyView): string {
  const { attack, defense, experience, abilities, resists, diplomacy } = enemy;
  const type = attack.type === 'normal' ? '' : ` (${fireName[attack.type]})`;
  return [
    `Attack ${attack.value}${type}, Defense ${defense}${diplomacy === null ? '' : `, Diplomacy ${diplomacy}`}, ${experience} Experience`,
    ...(abilities.length > 0 ? [list(abilities)] : []),
    ...(resists.length > 0 ? [`halves ${list(resists.map((fire) => fireName[fire]))}`] : []),
  ].join('; ');
}

/** Describes a token. For a face-down token, names only its pile. */
export function tokenWords({ enemy, pileName }: TokenView): string {
  return enemy === null ? `${pileName} face down` : `${enemy.name} (${enemyFigures(enemy)})`;
}

/** Describes an effect line: `Move 4`. */
export function lineWords({ value, text, after, or }: LineView): string {
  return `${or === true ? 'or ' : ''}${value === '' ? text : after ? `${text} ${value}` : `${value} ${text}`}`;
}

/** Describes an effect with its cost: `red data: 4 Move`. */
function effectWords({ data, lines, name }: EffectView): string {
  const price = data.length === 0 ? '' : `${list(data)} data: `;
  return `${name === null ? '' : `${name}, `}${price}${lines.map(lineWords).join('; ')}`;
}

/** Describes a Ship Deck card, one line per item. `before` is the text in front of its name. */
export function cardWords(card: CardView, before = ''): string[] {
  if (card.basic === null || card.strong === null)
    return [`${before}${card.name}: it takes up room in the hand and can’t be played.`];
  return [
    `${before}${card.name}: ${card.kind}${card.colour === null ? '' : `, ${card.colour}`}.`,
    `Basic: ${effectWords(card.basic)}.`,
    `Strong: ${effectWords(card.strong)}.`,
    ...(card.now === null ? [] : [nowWords(card.now)]),
  ];
}

function nowWords({ ways, why, worth }: NonNullable<CardView['now']>): string {
  const effects = ways.filter((way) => way === 'basic' || way === 'strong');
  const sides = ways.filter((way) => way !== 'basic' && way !== 'strong');
  const parts = [
    effects.length > 0 ? `${list(effects)} effect` : (why ?? 'not its effects').toLowerCase(),
    sides.length > 0 ? `sideways for ${worth === undefined ? '' : `${worth} `}${list(sides)}` : 'not sideways',
  ];
  return `Now: ${parts.join('; ')}.`;
}

/** Describes a Crew card. */
export function crewWords(crew: CrewCardView, before = ''): string[] {
  const { name, role, elite, cost, rank, defense, places, abilities } = crew;
  return [
    `${before}${name}, ${role}: ${elite ? 'Elite' : 'Regular'} Crew, costs ${cost}, Rank ${rank}, Defense ${defense}.`,
    `Recruited at: ${list(places)}.`,
    ...abilities.map((ability) => `Ability: ${effectWords(ability)}.`),
  ];
}

/** Describes a captain's Crew Member: `Security Detail (spent, 1 Wound)`. */
export function memberWords({ card, ready, wounds }: CrewMemberView): string {
  const state = [ready ? 'ready' : 'spent', ...(wounds > 0 ? [count(wounds, 'Wound')] : [])];
  return `${card.name} (${state.join(', ')})`;
}

const usedWords: Record<SkillView['used'], string> = {
  no: '',
  turn: ', used this turn',
  round: ', used this Round',
  common: ', shared',
};

/** Describes a Skill. */
export function skillWords({ name, use, lines, others, used }: SkillView): string {
  const rest = others.length > 0 ? ` Other players: ${others.map(lineWords).join('; ')}.` : '';
  return `${name} (${use.toLowerCase()}${usedWords[used]}): ${lines.map(lineWords).join('; ')}.${rest}`;
}

/** Formats fire points: `5 (3 Phasers, 2 Photon Pulse)`. */
export function fireWords({ total, parts }: FireView): string {
  const plain = parts.length === 0 || (parts.length === 1 && parts[0]?.type === 'normal');
  return plain ? `${total}` : `${total} (${parts.map(({ type, points }) => `${points} ${fireName[type]}`).join(', ')})`;
}

/** Formats Shields; points without a type are called plain: `7 (4 plain, 3 Photon Pulse)`. */
export function shieldWords(shields: FireView): string {
  return fireWords(shields).replace(fireName.normal, 'plain');
}

/** Lists the types of points: `3 Phasers, 2 Photon Pulse`. The text is empty if all points are of the normal type. */
export function kindWords(points: FireView, are: 'fire' | 'shields'): string {
  const words = are === 'shields' ? shieldWords(points) : fireWords(points);
  return words.replace(/^\d+ ?/, '').replace(/[()]/g, '');
}

/** Lists counts by name: `2 red, 1 gold`, or `none`. */
export function heap(of: Readonly<Record<string, number>>): string {
  const parts = Object.entries(of).flatMap(([name, many]) => (many > 0 ? [`${many} ${name}`] : []));
  return parts.join(', ') || 'none';
}

/** Lists unspent points: `Move 4, Shields 3`. The text is empty if there are no unspent points. */
export function pointsWords({ points }: CaptainView): string {
  const { move, diplomacy, repair, heal, mend, close, long, shields } = points;
  const plain = { Move: move, Diplomacy: diplomacy, Repair: repair, Heal: heal, 'Repair or Heal': mend };
  const parts = Object.entries(plain).flatMap(([name, many]) => (many > 0 ? [`${name} ${many}`] : []));
  const fires = { Attack: close, 'Long Range Attack': long };
  const more = Object.entries(fires).flatMap(([name, fire]) => (fire.total > 0 ? [`${name} ${fireWords(fire)}`] : []));
  const set = shields.total > 0 ? [`Shields ${shieldWords(shields)}`] : [];
  return [...parts, ...more, ...set].join(', ');
}
