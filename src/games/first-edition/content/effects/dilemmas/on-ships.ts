import { no, type Obstacle } from '../../../../kit/offers.ts';
import { lineOf } from '../../../position/find.ts';
import { hostOf, locationAt } from '../../../position/places.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { CEASE, kill, least, random } from './build.ts';
import {
  cardIn,
  changes,
  END_OF_EACH,
  expires,
  hostIn,
  isAboard,
  isSole,
  lies,
  recurs,
  START_OF_EACH,
  START_OF_OWN,
  STUCK,
  wreck,
} from './host.ts';

const disable = { do: 'hold', pick: { ...random(), able: true }, as: 'disabled' } as const;
const deaths = [kill(random())] as const;
const two = [kill(random(null, 2))] as const;
/** Kills the personnel with the lowest STRENGTH or CUNNING, as the opponent chooses. */
const weakest = {
  do: 'decide',
  by: 'opponent',
  ways: [
    { key: 'strength', label: 'Kill the lowest STRENGTH', effects: [kill(least(['STRENGTH']))] },
    { key: 'cunning', label: 'Kill the lowest CUNNING', effects: [kill(least(['CUNNING']))] },
  ],
} as const;

/**
 * True for the first printed skill after the classification (C-OPEN-15). If that skill is lost, the next one doesn't
 * count as the first (C-SKILL-09).
 */
function isFirstSkill(g: FirstEdition, piece: number, skill: string): boolean {
  const facts = cardOf(g.pieces[piece]?.card ?? '');
  return facts.type === 'Personnel' && facts.skills[1]?.name === skill;
}

/**
 * Returns the loss in level if a skill is the first skill of a personnel aboard, since the dilemma takes that skill
 * away. A skill can't be lost twice (C-SKILL-33).
 */
function firstSkillsLost(
  g: FirstEdition,
  source: RuleSource,
  { piece, skill }: { piece: number; skill: string },
): number {
  if (!isSole(g, source) || !isAboard(g, source, g.pieces[piece]) || !isFirstSkill(g, piece, skill)) return 0;
  const facts = cardOf(g.pieces[piece]?.card ?? '');
  return facts.type === 'Personnel' ? -(facts.skills[1]?.count ?? 0) : 0;
}

const REACHED = { do: 'end', scores: true } as const;

/** True if the ship has reached its destination. */
function hasArrived(g: FirstEdition, source: RuleSource): boolean {
  const ship = hostIn(g, source);
  return ship !== undefined && locationAt(g, ship.at) === cardIn(g, source)?.goal;
}

/** Returns why a traveling ship can't do something, or null. */
function bound(g: FirstEdition, source: RuleSource, ship: number | null): Obstacle {
  if (ship === null || hostIn(g, source)?.id !== ship) return null;
  return no('C-MOVE-13', 'The ship can do nothing but travel to the end of the spaceline.');
}

/** Dilemmas that are placed on the ship whose crew encountered the dilemma. */
export const ON_SHIPS: Readonly<Record<string, Force>> = {
  'ankari-spirits': lies(
    'ship',
    { unless: f('Honor x3 + INTEGRITY>35'), effects: two, cure: f('ENGINEER x3 + Exobiology') },
    { at: recurs(START_OF_EACH, two) },
  ),
  'birth-of-junior': lies(
    'ship',
    { nullify: f('ENGINEER x3') },
    {
      adds: {
        attribute: (g, source, { piece, attribute }) =>
          attribute === 'RANGE' && hostIn(g, source)?.id === piece ? -(cardIn(g, source)?.marks ?? 0) : 0,
      },
      at: recurs(END_OF_EACH, [{ do: 'mark', until: 'RANGE' }]),
    },
  ),
  cytherians: {
    meeting: { unless: null, unpaid: true, effects: [{ do: 'place', on: 'ship', goal: 'far end' }] },
    // The ship can't do anything else until it arrives (C-MOVE-13).
    bans: {
      way(g, source, { ship, through }) {
        const to = cardIn(g, source)?.goal;
        const there = hostIn(g, source);
        const at = there === undefined ? null : locationAt(g, there.at);
        if (there?.id !== ship || to === undefined || at === null) return null;
        const line = lineOf(g, at);
        const [from, goal] = [line.indexOf(at), line.indexOf(to)];
        const isOn = through.every((one) => (line.indexOf(one) - from) * (goal - from) > 0);
        return isOn ? null : bound(g, source, ship);
      },
      beam: (g, source, { piece }) => bound(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      attempt: (g, source, { ship }) => bound(g, source, ship),
      act: (g, source, { ship }) => bound(g, source, ship),
    },
    at: {
      moved: { does: (g, source) => (hasArrived(g, source) ? [REACHED] : []) },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          const to = cardIn(g, source)?.goal;
          if (ship === undefined || to === undefined || ship.seat !== seat) return [];
          return hasArrived(g, source) ? [REACHED] : [{ do: 'drive', ship: ship.id, to }];
        },
      },
    },
  },
  'isolinear-puzzle': lies('ship', { nullify: f('ENGINEER x2') }, { adds: changes({ RANGE: -4, WEAPONS: -4 }) }),
  'ktarian-game': lies(
    'ship',
    { effects: [disable], cure: f('CUNNING>30 OR Android') },
    { at: recurs(START_OF_OWN, [disable]) },
  ),
  macrovirus: lies(
    'ship',
    { effects: [weakest], cure: f('Exobiology x2 + SCIENCE x2') },
    { at: recurs(START_OF_EACH, [weakest]) },
  ),
  'menthar-booby-trap': lies(
    'ship',
    { effects: [{ do: 'when', test: { met: f('MEDICAL') }, no: [...deaths, CEASE] }], cure: f('ENGINEER x2') },
    { bans: STUCK },
  ),
  'nagilum-test-subjects': lies(
    'ship',
    {
      effects: deaths,
      cure: f('SCIENCE x2 + Diplomacy + Physics'),
      cards: ['auto-destruct-sequence', 'auto-destruct-sequence-voyager'],
    },
    { at: recurs(START_OF_EACH, deaths) },
  ),
  'nitrium-metal-parasites': lies('ship', { cure: f('SCIENCE x2 OR ENGINEER x2') }, { at: expires(wreck) }),
  'tsiolkovsky-infection': lies('ship', { cure: f('MEDICAL x3') }, { adds: { skill: firstSkillsLost } }),
  'two-dimensional-creatures': lies(
    'ship',
    { cure: f('SCIENCE + ENGINEER') },
    {
      bans: STUCK,
      holds: f('Empathy'),
    },
  ),
  virus: lies(
    'ship',
    { unless: f('Computer Skill x4'), cure: f('Computer Skill x6') },
    {
      adds: {
        attribute(g, source, { piece, attribute }) {
          const host = hostIn(g, source);
          const one = g.pieces[piece];
          if (host === undefined || one === undefined || one.seat !== host.seat) return 0;
          if (attribute !== 'RANGE' && attribute !== 'WEAPONS' && attribute !== 'SHIELDS') return 0;
          return shipClass(one.card) === shipClass(host.card) ? -2 : 0;
        },
      },
    },
  ),
};

function shipClass(card: string): string | null {
  const facts = cardOf(card);
  return facts.type === 'Ship' ? facts.shipClass : null;
}
