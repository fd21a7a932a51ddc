import { kept, shared } from '../../kit/cache.ts';
import { BOND_DISCOUNT } from '../chapters/crew/recruiting.ts';
import { cardOf } from '../content/cards/all.ts';
import { type Card, type CardSide, type CardSort, dataFor } from '../content/cards/card.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewIcon } from '../content/crew/crew-card.ts';
import { SHIPS } from '../content/ships.ts';
import { skillOf } from '../content/skills/all.ts';
import type { SkillUse } from '../content/skills/skill.ts';
import { TACTICS, type TacticId } from '../content/tactics.ts';
import { SITE_NAMES } from '../content/terrain.ts';
import { summary } from '../effects/text.ts';
import type { CardId, CrewId, Skill, SkillId } from '../state.ts';
import type { CardView, CrewCardView, EffectView, SkillView, TacticView } from '../view.ts';
import { linesOf } from './lines.ts';

const SORTS: Record<CardSort, string> = {
  basic: 'Basic Action',
  advanced: 'Advanced Action',
  undiscovered: 'Undiscovered Card',
  damage: 'Damage Card',
};

const USES: Record<SkillUse, string> = {
  turn: 'Once per turn',
  round: 'Once per Round',
  any: 'Once per Round, on any turn',
  shared: 'Once per Round, shared',
  always: 'Always in effect',
};

/** Caches that all views share. Printed content never changes, so each item is built once. */
const cards = new Map<CardId, CardView>();
const crewCards = new Map<CrewId, CrewCardView>();
const skills = new Map<SkillId, SkillView>();

/** Returns the view of a Ship Deck card. The lines of text on the card are generated from its effects. */
export function cardView(id: CardId, now: CardView['now'] = null): CardView {
  const view = kept(cards, id, () => shared(printedCard(cardOf(id))));
  return now === null ? view : { ...view, now };
}

function printedCard(card: Card): CardView {
  const { id, name, sort, colour, captain } = card;
  return {
    id,
    name,
    sort,
    kind: captain === true ? 'Captain’s Basic Action' : SORTS[sort],
    colour,
    basic: sort === 'damage' ? null : effectView(card, 'basic'),
    strong: sort === 'damage' ? null : effectView(card, 'strong'),
    now: null,
  };
}

function effectView(card: Card, side: CardSide): EffectView {
  const name = side === 'strong' ? (card.strongName ?? null) : null;
  return { name, data: [...dataFor(card, side)], lines: linesOf(card[side]), gist: summary(card[side]) };
}

/** Returns the view of a Crew card. */
export function crewCardView(id: CrewId): CrewCardView {
  return kept(crewCards, id, () => {
    const { name, role, elite, cost, rank, defense, icons, abilities } = crewOf(id);
    const places = icons.map((icon: CrewIcon) => SITE_NAMES[icon]);
    const effects = abilities.map(({ data, effects }) => ({
      name: null,
      data: data === null ? [] : [data],
      lines: linesOf(effects),
      gist: summary(effects),
    }));
    return shared({ id, name, role, elite, cost, rank, defense, places, abilities: effects });
  });
}

/** Returns the view of a Skill Token. */
export function skillView(id: SkillId, used: Skill['used'] = 'no'): SkillView {
  const view = kept(skills, id, () => {
    const { name, ship, use, effects, others, always } = skillOf(id);
    const lines = always === 'bond' ? [{ icon: 'person', value: '+1', text: BOND }] : linesOf(effects);
    return shared({
      id,
      name,
      ship: SHIPS[ship].name,
      use: USES[use],
      lines,
      others: linesOf(others ?? []),
      used: 'no' as const,
    });
  });
  return used === 'no' ? view : { ...view, used };
}

const BOND = `Extra Command Token: its Crew Member costs ${BOND_DISCOUNT} less and can’t be discharged`;

/** Returns the view of a Tactic Card. */
export function tacticView(id: TacticId): TacticView {
  const { number, name, text } = TACTICS[id];
  return { id, number, name, text };
}
