import { no } from '../../../../kit/offers.ts';
import { areTogether, isSeenAt } from '../../../position/veils.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import {
  all,
  always,
  BLOCK,
  CHOSEN,
  kill,
  met,
  most,
  needed,
  nullified,
  opponent,
  otherwise,
  owner,
  past,
  random,
  select,
  stop,
  unless,
  when,
} from './build.ts';
import { hostIn, lies, placeIn } from './host.ts';

/** Kills half of the stopped personnel at the location, as their player chooses. */
const OF_STOPPED = kill({ ...owner(null, 'half up'), of: 'stopped' });

/** Dilemmas with special dangers. */
export const PERILS: Readonly<Record<string, Force>> = {
  'a-bad-end': past('Biology x2', OF_STOPPED),
  'chula-the-chandra': always(select(random()), stop({ ...all(), unlike: 'attribute' })),
  'crew-advancement': always({
    do: 'decide',
    by: 'opponent',
    ways: (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((name) => ({
      key: name.toLowerCase(),
      label: name,
      effects: [stop(most([name], { tie: 'all' }))],
    })),
  }),
  'denevan-neural-parasites': always(
    select(random(null, 'half up')),
    { do: 'protect', equipment: ['phaser', 'disruptor'], who: f('[Bor] [Def] personnel') },
    kill(CHOSEN),
  ),
  'dont-let-it-end-this-way': past('SECURITY x2', OF_STOPPED),
  // A player who abandons the attempt may not repeat it until another mission is solved. A player who continues loses
  // points if this mission isn't solved this turn.
  'edo-probe': {
    meeting: {
      unless: null,
      effects: [
        {
          do: 'decide',
          by: 'owner',
          ways: [
            { key: 'leave', label: 'Abandon the attempt', effects: [{ do: 'place', on: 'mission' }, { do: 'quit' }] },
            {
              key: 'stay',
              label: 'Continue: lose 10 points unless solved this turn',
              effects: [{ do: 'place', on: 'table' }],
            },
          ],
        },
      ],
    },
    bans: {
      attempt: (g, source, { seat, location }) =>
        seat === source.seat && placeIn(g, source) === location
          ? no('C-DILEMMA-12', 'You abandoned it, so you can’t attempt it until another mission is solved.')
          : null,
    },
    at: {
      solved: {
        does(g, source, { location }) {
          const left = placeIn(g, source);
          return left === location ? [] : [{ do: 'end' }];
        },
      },
      'turn-end': {
        does: (g, source) => (placeIn(g, source) === null ? [{ do: 'points', points: -10 }, { do: 'end' }] : []),
      },
    },
  },
  firestorm: met({
    // Deflectors in play also nullify the dilemma (C-DILEMMA-09).
    trigger: (g) => Object.values(g.pieces).every(({ card }) => card !== 'thermal-deflectors'),
    unless: f('{Thermal Deflectors}'),
    effects: [kill(all('INTEGRITY<5'))],
    fate: 'discard',
  }),
  god: {
    ...lies('mission', { unless: f('2 each (INTEGRITY>7)'), effects: [{ do: 'sink' }] }),
    bans: {
      attempt: (g, source, { seat, location }) =>
        placeIn(g, source) === location && !hasShip(g, seat, location)
          ? no('C-DILEMMA-18', 'You need a ship here to attempt it.')
          : null,
    },
  },
  'hull-breach': met({
    unless: f('{Environmental Suit}'),
    effects: [
      select(random('no Android')),
      kill({ ...random('no Android'), but: 'picked', like: 'class' }),
      kill(CHOSEN),
    ],
    continues: true,
  }),
  'hunter-probe': met({ effects: [{ do: 'doom', pick: opponent(null, 2) }], continues: true }),
  'mimetic-simbiot': met({
    unless: f('MEDICAL x3 OR INTEGRITY>30'),
    after: [select(random(null, 2)), kill({ ...owner(), only: 'picked' })],
  }),
  'nausicaans-pirates': unless(
    'Navigation x2 + SECURITY x3 + STRENGTH>40 OR Cloaking Device + CUNNING>40',
    otherwise(kill(random(null, 2))),
  ),
  'pinned-down': always(needed(random(null, 2)), {
    do: 'when',
    test: { icon: 'Q' },
    yes: [stop(CHOSEN), stop(random())],
    no: [stop(CHOSEN)],
  }),
  'portal-guard': unless('1 each (CUNNING>7 OR Honor)', met({ effects: [{ do: 'flee' }] })),
  'primal-urges': nullified(
    'ANIMAL x2',
    always(
      when(
        'Male + Female',
        [
          { do: 'relocate', pick: owner('Male'), to: 'furthest' },
          { do: 'relocate', pick: owner('Female'), to: 'furthest' },
        ],
        [BLOCK],
      ),
    ),
  ),
  'romulan-mind-probes': always(select(random()), stop({ ...all(), unlike: 'skill' })),
  'the-weak-will-perish': always(kill(random('universal + Drone', 5)), kill(all('printed STRENGTH<5'))),
  // While the dilemma is on the ship, an opponent who moves a ship to its location scores points.
  'war-games': {
    meeting: { after: [{ do: 'place', on: 'ship' }], unpaid: true },
    at: {
      moved: {
        does: (g, source, { seat, ship }) =>
          seat !== source.seat && isWithHost(g, source, ship)
            ? [{ do: 'points', points: 5, to: 'opponent' }, { do: 'end' }]
            : [],
      },
    },
  },
};

function hasShip(g: FirstEdition, seat: number, location: string): boolean {
  return Object.values(g.pieces).some(
    (piece) => piece.seat === seat && cardOf(piece.card).type === 'Ship' && isSeenAt(g, piece, location),
  );
}

function isWithHost(g: FirstEdition, source: RuleSource, ship: number): boolean {
  const host = hostIn(g, source);
  const moved = g.pieces[ship];
  return host !== undefined && moved !== undefined && areTogether(g, host, moved);
}
