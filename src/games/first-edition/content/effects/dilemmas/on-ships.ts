import type { Bearer, Force } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { CEASE, f, kill, least, random } from './build.ts';
import {
  cardIn,
  changes,
  END_OF_EACH,
  every,
  expires,
  hostIn,
  isAboard,
  isSole,
  lies,
  START_OF_EACH,
  START_OF_OWN,
  STUCK,
  wreck,
} from './host.ts';

const disable = { do: 'hold', pick: { ...random(), able: true }, as: 'disabled' } as const;
const deaths = [kill(random())] as const;
const two = [kill(random(null, 2))] as const;
/** The weakest or the one of the least CUNNING, as the opponent likes. */
const weakest = {
  do: 'decide',
  by: 'opponent',
  ways: [
    { key: 'strength', label: 'The lowest STRENGTH dies', effects: [kill(least(['STRENGTH']))] },
    { key: 'cunning', label: 'The lowest CUNNING dies', effects: [kill(least(['CUNNING']))] },
  ],
} as const;

/** The first skill that is listed on somebody (C-OPEN-15): beside the classification. */
function isFirst(g: FirstEdition, piece: number, skill: string): boolean {
  const facts = cardOf(g.pieces[piece]?.card ?? '');
  return facts.type === 'Personnel' && facts.skills[1]?.name === skill;
}

/** People aboard have lost their first skill. */
function firstSkillsLost(g: FirstEdition, bearer: Bearer, { piece, skill }: { piece: number; skill: string }): number {
  if (!isSole(g, bearer) || !isAboard(g, bearer, g.pieces[piece]) || !isFirst(g, piece, skill)) return 0;
  const facts = cardOf(g.pieces[piece]?.card ?? '');
  return facts.type === 'Personnel' ? -(facts.skills[1]?.count ?? 0) : 0;
}

/** Dilemmas that lie on the ship whose crew has met them. */
export const ON_SHIPS: Readonly<Record<string, Force>> = {
  'ankari-spirits': lies(
    'ship',
    { unless: f('Honor x3 + INTEGRITY>35'), effects: two, cure: f('ENGINEER x3 + Exobiology') },
    { at: every(START_OF_EACH, two) },
  ),
  'birth-of-junior': lies(
    'ship',
    { nullify: f('ENGINEER x3') },
    {
      adds: {
        attribute: (g, bearer, { piece, attribute }) =>
          attribute === 'RANGE' && hostIn(g, bearer)?.id === piece ? -(cardIn(g, bearer)?.marks ?? 0) : 0,
      },
      at: every(END_OF_EACH, [{ do: 'mark', until: 'RANGE' }]),
    },
  ),
  'isolinear-puzzle': lies('ship', { nullify: f('ENGINEER x2') }, { adds: changes({ RANGE: -4, WEAPONS: -4 }) }),
  'ktarian-game': lies(
    'ship',
    { effects: [disable], cure: f('CUNNING>30 OR Android') },
    { at: every(START_OF_OWN, [disable]) },
  ),
  macrovirus: lies(
    'ship',
    { effects: [weakest], cure: f('Exobiology x2 + SCIENCE x2') },
    { at: every(START_OF_EACH, [weakest]) },
  ),
  'menthar-booby-trap': lies(
    'ship',
    { effects: [{ do: 'when', test: { met: f('MEDICAL') }, no: [...deaths, CEASE] }], cure: f('ENGINEER x2') },
    { bans: STUCK },
  ),
  'nagilum-test-subjects': lies(
    'ship',
    { effects: deaths, cure: f('SCIENCE x2 + Diplomacy + Physics'), cards: ['auto-destruct-sequence'] },
    { at: every(START_OF_EACH, deaths) },
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
        attribute(g, bearer, { piece, attribute }) {
          const host = hostIn(g, bearer);
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
