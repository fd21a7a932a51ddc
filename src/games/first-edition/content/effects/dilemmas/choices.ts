import type { Decided } from '../../../effects/kinds/decide.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import {
  all,
  always,
  BLOCK,
  CEASE,
  discard,
  kill,
  met,
  most,
  opponent,
  otherwise,
  owner,
  PASS,
  past,
  random,
  select,
  stop,
  unless,
  when,
} from './build.ts';

function choice(
  by: 'owner' | 'opponent',
  ...ways: Decided[]
): { do: 'decide'; by: 'owner' | 'opponent'; ways: Decided[] } {
  return { do: 'decide', by, ways };
}

const LOSE_5 = { do: 'points', points: -5 } as const;

/** A dilemma that the remaining personnel overcome with `text`. In the Delta Quadrant, the personnel need `delta` instead. */
function deeper(text: string, delta: string, ...effects: Effects): Force {
  const meeting = { unless: null, effects, past: f(text) };
  return met({ ...meeting, delta: { ...meeting, past: f(delta) } });
}

/** Two alternatives, of which the opponent chooses one. */
function either(label: string, effects: Decided['effects'], other: string, others: Decided['effects']) {
  return choice('opponent', { key: 'one', label, effects }, { key: 'other', label: other, effects: others });
}

/** Dilemmas that give one player a choice (C-DILEMMA-12), and dilemmas that relocate personnel. */
export const CHOICES: Readonly<Record<string, Force>> = {
  'females-love-interest': always({ do: 'relocate', pick: random('Female'), to: 'furthest' }),
  'males-love-interest': always({ do: 'relocate', pick: random('Male'), to: 'furthest' }),
  'misinterpreted-history': past(
    'Law + Archaeology OR Exobiology + Leadership x2 OR President',
    either('The highest CUNNING', [kill(most(['CUNNING']))], 'The most Treachery', [kill(most(['Treachery']))]),
  ),
  displaced: deeper('CUNNING>30', 'CUNNING>50', { do: 'relocate', pick: random(), to: 'nearest' }),
  'damaged-reputation': deeper(
    'Diplomacy x2 OR any Intelligence + Treachery x2 OR STRENGTH>30',
    'Diplomacy x2 OR any Intelligence + Treachery x2 OR STRENGTH>50',
    when('INTEGRITY>50', [LOSE_5]),
  ),
  'flim-flam-artist': deeper(
    'Diplomacy + Computer Skill x2 OR Law + CUNNING>32',
    'Diplomacy + Computer Skill x2 OR Law + CUNNING>50',
    choice(
      'opponent',
      { key: 'draw', label: 'Your opponent draws a card', effects: [{ do: 'draw', count: 1, who: 'opponent' }] },
      { key: 'no', label: 'Your opponent draws nothing', effects: [] },
    ),
  ),
  'oh-no': deeper(
    'Astrophysics x3 OR {any PADD} + {any tricorder} OR INTEGRITY>30',
    'Astrophysics x3 OR {any PADD} + {any tricorder} OR INTEGRITY>50',
    when('CUNNING>60', [LOSE_5]),
  ),
  'vastly-outnumbered': deeper(
    'Anthropology + Honor x2 OR hand weapon x2 OR INTEGRITY>28',
    'Anthropology + Honor x2 OR hand weapon x2 OR INTEGRITY>48',
    when('STRENGTH>55', [LOSE_5]),
  ),
  'common-thief': always({
    do: 'when',
    test: { equipment: true },
    yes: [{ do: 'strip', of: 'equipment', how: 'random' }],
    no: [kill(opponent('STRENGTH+CUNNING<15'))],
  }),
  'iconian-computer-weapon': otherwise({ do: 'reboot' }),
  'lack-of-preparation': met({
    unless: null,
    effects: [
      {
        do: 'when',
        test: { playing: 'Borg' },
        yes: [when('[Com] personnel + [Nav] personnel + [Def] personnel', [], [BLOCK])],
        no: [{ do: 'when', test: { prepared: true }, no: [{ do: 'points', points: -10 }, BLOCK] }],
      },
    ],
  }),
  'rebel-encounter': unless(
    'STRENGTH>44',
    otherwise(
      choice(
        'owner',
        {
          key: 'bribe',
          label: 'Bribe them with equipment',
          effects: [{ do: 'strip', of: 'equipment', how: 'owner' }, PASS],
          equipment: true,
        },
        { key: 'fight', label: 'Kill one at random', effects: [kill(random())] },
      ),
    ),
  ),
  'the-gatherers': otherwise({ do: 'strip', of: 'equipment and artifacts', how: 'all' }, { do: 'drop', count: 1 }),
  'the-higher-the-fewer': always({ do: 'points', points: -1, times: 'people' }),
  worshiper: met({
    unless: null,
    effects: [
      {
        do: 'when',
        test: { more: ['Greed', 'Honor'] },
        yes: [PASS],
        no: [when('{Edo Vessel} OR Anthropology', [], [CEASE])],
      },
    ],
  }),
  'new-essentialists': met({
    effects: [{ do: 'take', pick: random('no [Bor] personnel'), to: 'top of the draw deck' }],
    cards: ['jamaharon'],
  }),
  'ferengi-locator-bomb': met({
    unless: f('Computer Skill + Navigation + Physics OR Acquisition + Treachery + CUNNING>32'),
    effects: [{ do: 'take', pick: random(), to: 'bottom of the draw deck' }],
  }),
  unexpected: met({
    unless: f('Astrophysics + Exobiology x2 OR 1 each (Female + MEDICAL)'),
    effects: [{ do: 'take', pick: random('no Female'), to: 'top of the draw deck' }],
  }),
  'fractured-time': always(select(random(null, 9)), {
    do: 'take',
    pick: { ...all(), but: 'picked' },
    to: 'out-of-play',
  }),
  sarjenka: always(
    choice(
      'owner',
      { key: 'ignore', label: 'Ignore her', effects: [] },
      {
        key: 'help',
        label: 'Help her: score 5 points, and everyone there is stopped',
        effects: [PASS, stop({ ...all(), of: 'place' })],
      },
    ),
  ),
  'strict-dress-code': always(
    choice(
      'owner',
      {
        key: 'one',
        label: 'Kill a personnel with Diplomacy, or a hologram',
        effects: [kill(owner('Diplomacy OR [Holo] personnel'))],
        needs: owner('Diplomacy OR [Holo] personnel'),
      },
      {
        key: 'two',
        label: 'Kill two personnel with the Defense icon',
        effects: [kill(owner('[Def] personnel', 2))],
        needs: owner('[Def] personnel', 2),
      },
      { key: 'none', label: 'Let your opponent choose who is killed', effects: [kill(opponent())] },
    ),
  ),
  'tarellian-plague-ship': met({
    unless: null,
    effects: [
      choice(
        'owner',
        {
          key: 'beam',
          label: 'Beam over a MEDICAL, who is discarded',
          effects: [discard(owner('MEDICAL')), PASS],
          needs: owner('MEDICAL'),
        },
        { key: 'die', label: 'Let the crew die', effects: [kill(all())] },
      ),
    ],
  }),
};
