import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';

/** Keys of all kinds, most of which are offered at some time. */
const KEYS = [
  'move:B4',
  'move:A3',
  'explore:E',
  'interact:B2',
  'challenge:B6',
  'assault:D1',
  'decimate:E2',
  'beam:F4',
  'visit:F4',
  'engage:1',
  'joint:D0',
  'play:warp-drive:strong',
  'side:warp-drive:move',
  'crew:0-field-medics:0',
  'skill:enterprise-d-motivation',
  'die:black',
  'repair:1',
  'heal:captain',
  'emergency',
  'round:end',
  'forfeit',
  'turn:stop',
  'subjugate',
  'buy:undiscovered:deep-scan:token-black',
  'buy:crew:field-medics',
  'deflect:patrol-warbird@B6',
  'attack:patrol-warbird@B6',
  'tactic:double-shift',
];

/** Seeds of the games. The claim holds for any game. */
const SEEDS = ['refusals', 'a', 'b', 'c', 'd'];

describe('refusals and offers', () => {
  it.each(SEEDS)(
    'a request for an offered option, by key or label, is never refused, and any other key gets a reason (%s)',
    (seed) => {
      const wrong: string[] = [];
      let decisions = 0;
      for (const pvp of [false, true]) {
        const match = new InMemoryTable(frontiers, {
          secret: `${seed} ${pvp}`,
          options: { scenario: 'blitz-conquest', players: 2, pvp, jointAssaults: true },
          undo: false,
          quiet: true,
        });
        const random = stream(`${seed} ${pvp}`);
        match.start();
        for (let asked = 0; asked < 100 && match.state.over === null; asked++) {
          const [decision] = match.state.pending;
          if (decision === undefined) throw new Error('nobody is asked');
          decisions += 1;
          const open = optionsOf(decision);
          const where = () => `${match.state.stack.at(-1)?.proc} “${decision.prompt}”`;
          const isFight = match.state.g.pvp !== null;
          for (const { key, label } of asked % 3 === 0 || isFight ? open : []) {
            for (const wish of [key, label]) {
              const { text } = frontiers.refuse(match.state, decision.seat, wish);
              if (!text.startsWith('You can do that now')) wrong.push(`${where()} ${wish}: ${text}`);
            }
          }
          for (const key of asked % 3 === 0 || isFight ? KEYS : []) {
            const { text, rule } = frontiers.refuse(match.state, decision.seat, key);
            const isOpen = open.some((option) => option.key === key || option.key.startsWith(`${key}:`));
            const isPossible = text.startsWith('You can do that now');
            const right = isOpen
              ? isPossible
              : !isPossible && rule !== undefined && !text.includes('can’t be done now');
            if (!right) wrong.push(`${where()} ${key}: ${text}`);
          }
          match.answer(
            decision,
            randomAnswer(decision, (bound) => random.next(bound)),
          );
        }
      }
      expect(decisions).toBeGreaterThan(150);
      expect(wrong.slice(0, 10)).toEqual([]);
    },
  );
});

describe('“You can do that now”', () => {
  it('a request that names just an option is answered with “You can do that now”, and a longer one with the closest option', () => {
    const match = new InMemoryTable(frontiers, {
      secret: 'nearest',
      options: { players: 1 },
      undo: false,
      quiet: true,
    });
    const random = stream('nearest');
    match.start();
    for (let asked = 0; asked < 40; asked++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const move = optionsOf(decision).find(({ verb }) => verb === 'move');
      if (move !== undefined) {
        const place = / ([A-Z]{1,2}\d)/.exec(move.label)?.[1];
        const why = (wish: string) => frontiers.refuse(match.state, decision.seat, wish).text;
        expect(why(`move to ${place}`)).toMatch(/^You can do that now/);
        expect(why(`move to ${place} through the nebula twice`)).toMatch(/The closest is: /);
        return;
      }
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
    throw new Error('there was nowhere to move');
  });
});
