import type { Component, RuleId } from '../../../kernel/types.ts';
import { sentence } from '../../kit/words.ts';
import { CARDS } from '../content/cards/all.ts';
import type { CardSort } from '../content/cards/card.ts';
import { CLASS_H, type ClassH } from '../content/class-h.ts';
import { CREW } from '../content/crew/all.ts';
import { ENEMIES } from '../content/encounters/all.ts';
import { type Enemy, type EnemyPile, PILE_NAMES } from '../content/encounters/token.ts';
import { ATTACK_NAMES } from '../content/fire.ts';
import { FACTION_NAMES, SHIP_IDS, SHIPS, type ShipId } from '../content/ships.ts';
import { SKILLS } from '../content/skills/all.ts';
import type { SkillUse } from '../content/skills/skill.ts';
import { TACTIC_IDS, type TacticId } from '../content/tactics.ts';
import type { CardId, CrewId } from '../state.ts';
import type { ComponentView, EffectView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import { rulesFor } from './component-rules.ts';
import { lineText } from './lines.ts';
import { cubeComponents, tileComponents } from './map-components.ts';
import { classHLines, enemyView } from './tokens.ts';

/**
 * Returns everything that can be looked up: cards, Crew, Skills, Tactics, tokens, Cubes, tiles, ships (F-SETUP-01 to
 * F-SETUP-17).
 */
export function components(): Component<ComponentView>[] {
  return [
    ...CARDS.map(({ id, sort }) => cardComponent(id, sort)),
    ...CREW.map(({ id }) => crewComponent(id)),
    ...SKILLS.map(({ id, use }) => skillComponent(id, use)),
    ...TACTIC_IDS.map(tacticComponent),
    ...Object.values(ENEMIES).flatMap((pile) => pile.map(tokenComponent)),
    ...CLASS_H.map(classHComponent),
    ...cubeComponents(),
    ...tileComponents(),
    ...SHIP_IDS.map(shipComponent),
  ];
}

const SORT_RULES: Record<CardSort, RuleId[]> = {
  basic: ['F-CARD-03', 'F-CARD-06'],
  advanced: ['F-CARD-03', 'F-LEVEL-02'],
  undiscovered: ['F-CARD-04', 'F-BUY-08'],
  damage: ['F-CARD-05', 'F-HEAL-02', 'F-HEAL-07', 'F-LOC-06'],
};

function cardComponent(id: CardId, sort: CardSort): Component<ComponentView> {
  const card = cardView(id);
  const lines =
    card.basic === null || card.strong === null
      ? ['It takes up room in your hand and can’t be played.']
      : [`Basic${paid(card.basic)}`, `Strong${paid(card.strong)}`];
  const colour = card.colour === null ? [] : [sentence(card.colour)];
  const rules = rulesFor(SORT_RULES[sort], lines);
  return { id, name: card.name, kind: [card.kind, ...colour], lines, rules, view: { is: 'card', card } };
}

/** Formats an effect: `, Deflector Burst, for blue and black data: …`. */
function paid({ name, data, lines }: EffectView): string {
  const price = data.length === 0 ? '' : `, for ${data.join(' and ')} data`;
  return `${name === null ? '' : `, ${name}`}${price}: ${lines.map(lineText).join('; ')}`;
}

function crewComponent(id: CrewId): Component<ComponentView> {
  const crew = crewCardView(id);
  const { name, role, elite, cost, rank, defense, places, abilities } = crew;
  const lines = [
    `Costs ${cost} Diplomacy, Rank ${rank}, Defense ${defense}`,
    `Recruited at: ${places.join(', ')}`,
    ...abilities.map((ability) => `Ability${paid(ability)}`),
  ];
  const kind = [elite ? 'Elite Crew' : 'Regular Crew', role];
  return { id, name, kind, lines, rules: rulesFor(['F-CREW-08', 'F-BUY-02'], lines), view: { is: 'crew', crew } };
}

const USE_RULES: Record<SkillUse, RuleId[]> = {
  turn: ['F-SKILL-04'],
  round: ['F-SKILL-03'],
  any: ['F-SKILL-03', 'F-SKILL-06'],
  shared: ['F-SKILL-03', 'F-SKILL-05'],
  always: ['F-SKILL-01'],
};

function skillComponent(id: string, use: SkillUse): Component<ComponentView> {
  const skill = skillView(id);
  const others = skill.others.length === 0 ? [] : [`Each other player, once: ${skill.others.map(lineText).join('; ')}`];
  const lines = [`${skill.use}: ${skill.lines.map(lineText).join('; ')}`, ...others];
  const rules = rulesFor(USE_RULES[use], lines);
  return { id, name: skill.name, kind: ['Skill', skill.ship], lines, rules, view: { is: 'skill', skill } };
}

function tacticComponent(id: TacticId): Component<ComponentView> {
  const tactic = tacticView(id);
  const lines = [`Number ${tactic.number} in the Round Order`, tactic.text];
  const rules = rulesFor(['F-TACTIC-06', 'F-OPEN-09'], lines);
  return { id, name: tactic.name, kind: ['Tactic Card'], lines, rules, view: { is: 'tactic', tactic } };
}

const PILE_RULES: Record<EnemyPile, RuleId[]> = {
  warbird: ['F-LOC-10', 'F-OUTCOME-02'],
  sphere: ['F-LOC-43', 'F-OUTCOME-02'],
  romulanStarbase: ['F-LOC-11', 'F-COMBAT-02'],
  dominionStarbase: ['F-LOC-16', 'F-COMBAT-02'],
  classL: ['F-LOC-23', 'F-AWAY-10'],
  classK: ['F-LOC-29', 'F-AWAY-10'],
  elite: ['F-EXPLORE-16', 'F-OPEN-20'],
};

function tokenComponent(enemy: Enemy): Component<ComponentView> {
  const { id, name, pile, copies, attack, defense, experience, diplomacy } = enemy;
  const shown = enemyView(enemy);
  const lines = [
    `Attack ${attack.value} with ${ATTACK_NAMES[attack.type]}, Defense ${defense}, ${experience} Experience`,
    ...(diplomacy === null ? [] : [`Won over with Diplomacy ${diplomacy}`]),
    ...shown.abilities,
    ...(shown.resists.length === 0 ? [] : [`Halves ${shown.resists.map((fire) => ATTACK_NAMES[fire]).join(', ')}`]),
    `${copies} ${copies === 1 ? 'copy' : 'copies'} among the ${PILE_NAMES[pile]} Tokens`,
  ];
  const token = { ...shown, id, pile, pileName: PILE_NAMES[pile], copies };
  const kind = ['Encounter Token', PILE_NAMES[pile]];
  return { id, name, kind, lines, rules: rulesFor(PILE_RULES[pile], lines), view: { is: 'token', token } };
}

function classHComponent(token: ClassH): Component<ComponentView> {
  const { id, name, kind } = token;
  const lines = classHLines(token);
  const own = kind === 'challenge' ? ['F-LOC-35', 'F-LOC-36'] : ['F-LOC-37', 'F-LOC-39', 'F-LOC-42'];
  const view: ComponentView = { is: 'classH', token: { name, lines } };
  return { id, name, kind: ['Class-H Token'], lines, rules: rulesFor(own, []), view };
}

function shipComponent(id: ShipId): Component<ComponentView> {
  const { name, captain, faction, divisions } = SHIPS[id];
  const own = CARDS.filter(({ ship }) => ship === id).map((card) => card.name);
  const skills = SKILLS.filter(({ ship }) => ship === id).map((skill) => skill.name);
  const lines = [
    `Captain: ${captain}`,
    `Divisions: ${divisions.join(', ')}`,
    `Its own cards: ${own.join(', ')}`,
    `Skills: ${skills.join(', ')}`,
  ];
  const of = FACTION_NAMES[faction];
  const view: ComponentView = { is: 'ship', name, captain, faction: of, divisions: [...divisions], lines };
  return { id: `ship-${id}`, name, kind: ['Ship', of], lines, rules: rulesFor(['F-SETUP-03', 'F-SETUP-27'], []), view };
}
