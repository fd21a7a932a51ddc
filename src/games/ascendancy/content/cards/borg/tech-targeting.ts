import { fightWithBorg } from '../../../position/borg.ts';
import { diceFor } from '../../../position/dice.ts';
import { discOf } from '../../../position/find.ts';
import { spent, use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

const PHASE = 'tech-phase-discriminator';

const NODE_MAP = 'tech-node-map';

const LINKED = 'tech-linked-sensors';

const HIVE = 'tech-hive-pattern-analysis';

/** Borg Tech that improves aim. */
export const CARDS = tech([
  {
    id: 'tech-cortical-array',
    number: 3,
    name: 'Cortical Array',
    source: 'ours',
    line: 'Exhaust when you free a Borg world: its Assimilation Nodes roll no dice this Combat Round.',
    rule: {
      at: {
        'before-hits': {
          offers(g, { seat }, { side }) {
            const c = fightWithBorg(g, seat)?.c;
            if (c?.spire === undefined || c.system === null || side !== 0) return [];
            const nodes = discOf(g, c.system).spire?.nodes ?? 0;
            if (nodes === 0) return [];
            return use('cortical-array', 'Stop its Assimilation Nodes from rolling dice', [
              { do: 'exhaust' },
              { do: 'extra-dice', dice: -nodes, side: 0 },
            ]);
          },
        },
      },
    },
  },
  {
    id: 'tech-hive-pattern-analysis',
    number: 5,
    name: 'Hive Pattern Analysis',
    source: 'ours',
    line: 'One natural 6 each Combat Round against the Borg scores 2 Hits.',
    rule: {
      at: {
        'hits-counted': {
          does(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || spent(fight.c, HIVE, seat)) return [];
            const six = fight.c.sides[fight.place]?.dice.some(({ face, hit, done }) => face === 6 && hit && !done);
            return six === true ? [{ do: 'extra-hits', rule: HIVE, hits: 1, on: 0 }] : [];
          },
        },
      },
    },
  },
  {
    id: 'tech-linked-sensors',
    number: 4,
    name: 'Linked Sensors',
    source: 'ours',
    line: 'In a joint fight, another player may reroll 1 miss each Combat Round. With 1 player: you reroll up to 2 from the second Combat Round on.',
    rule: {
      at: {
        'after-hits': {
          free: true,
          offers(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || spent(fight.c, LINKED, seat)) return [];
            const alone = g.players.length === 1;
            if (alone && fight.c.round < 2) return [];
            const pick = { whose: alone ? 'own' : 'beside', of: 'misses' } as const;
            if (diceFor(g, seat, LINKED, pick).length === 0) return [];
            const label = alone ? 'Reroll up to 2 misses' : 'Reroll 1 of a partner’s misses';
            return use('linked-sensors', label, [{ do: 'reroll', rule: LINKED, pick, most: alone ? 2 : 1 }]);
          },
        },
      },
    },
  },
  {
    id: 'tech-node-map',
    number: 2,
    name: 'Node Map',
    source: 'ours',
    line: 'Reroll your 1s in the first Combat Round against the Borg.',
    rule: {
      at: {
        'after-hits': {
          free: true,
          offers(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || fight.c.round !== 1) return [];
            const pick = { whose: 'own', of: 'any', from: 1, to: 1 } as const;
            if (diceFor(g, seat, NODE_MAP, pick).length === 0) return [];
            return use('node-map', 'Reroll your 1s', [{ do: 'reroll', rule: NODE_MAP, pick, all: true }]);
          },
        },
      },
    },
  },
  {
    id: 'tech-phase-discriminator',
    number: 1,
    name: 'Phase Discriminator',
    source: 'ours',
    line: 'Reroll 1 miss each Combat Round against the Borg.',
    rule: {
      at: {
        'after-hits': {
          free: true,
          offers(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || spent(fight.c, PHASE, seat)) return [];
            const pick = { whose: 'own', of: 'misses' } as const;
            if (diceFor(g, seat, PHASE, pick).length === 0) return [];
            return use('phase-discriminator', 'Reroll 1 miss', [{ do: 'reroll', rule: PHASE, pick, most: 1 }]);
          },
        },
      },
    },
  },
]);
