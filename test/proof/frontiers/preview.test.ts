import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { Match } from '../../../src/kernel/match.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealt } from '../../../src/kernel/redeal.ts';
import type { State } from '../../../src/kernel/types.ts';
import { previewed } from '../../../src/tables/preview.ts';
import { type Ask, changed, nextHand, type Planted, type Run } from './plants.ts';

/** Answers of a game, and one in so many at which lines are looked at. */
const ANSWERS = 240;
const EVERY = 6;
/** Picks of a line that is looked at. */
const PICKS = 4;

/** All that a preview tells a seat: what is picked, told and refused, what would be asked and seen then. */
function told(game: Planted, match: Match<Frontiers>, line: string, random: (bound: number) => number): string {
  const decision = match.state.pending[0];
  const seat = decision?.seat ?? 0;
  // Every game is one of unknown state to the tables.
  const { table, preview } = previewed(match.table, { seat, line }, game as unknown as Game<unknown>, random);
  const asked = table.state?.pending.find((one) => one.seat === seat) ?? null;
  const view = table.state === null ? null : game.view(table.state as State<Frontiers>, seat);
  return JSON.stringify({ preview, prompt: asked?.prompt, options: asked?.options, view });
}

/** Lines of which previews differ between worlds that the seat can’t tell apart, and how many were looked at. */
function audit(game: Planted, seed: string): { leaks: string[]; looked: number; far: number } {
  const random = stream(seed);
  const next = (bound: number): number => random.next(bound);
  const match = new Match(game, { secret: seed, options: { scenario: 'full-conquest', players: 2 } }).start();
  const found = { leaks: [] as string[], looked: 0, far: 0 };
  for (let given = 0; given < ANSWERS && match.state.over === null; given++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    if (given % EVERY === 0) {
      const options = optionsOf(decision);
      const picks = Array.from({ length: PICKS }, () => options[next(options.length)]?.key ?? '');
      const there = match.fork();
      there.table.state = redealt(game, match.state, decision.seat, next);
      const line = picks.join('; ');
      const [one, other] = [match, there].map((world) => told(game, world, line, next));
      found.looked += 1;
      if (!one?.includes('The preview ends here') || one.includes('"hint"')) found.far += 1;
      if (one !== other) found.leaks.push(line);
    }
    match.answer(decision, randomAnswer(decision, next));
  }
  return found;
}

describe('T-PREVIEW-01: previews of lines', () => {
  it('tell the same in worlds that the seat can’t tell apart', { timeout: 60_000 }, () => {
    for (const seed of ['a', 'b', 'c']) {
      const { leaks, looked, far } = audit(frontiers, `previews ${seed}`);
      expect(leaks).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(far).toBeGreaterThan(5);
    }
  });

  it.each<[string, Planted]>([
    [
      'a card that is drawn without a word to the kernel',
      changed<Run>('turn', 'end', (sound) => (ctx, local) => {
        const player = ctx.g.players[(local as { seat: number }).seat];
        player?.hand.push(...player.deck.splice(0, 1));
        return sound(ctx, local);
      }),
    ],
    [
      'a prompt that tells of another’s hand',
      changed<Ask>('turn', 'pick', (sound) => ({
        ...sound,
        ask(ctx, local) {
          const question = sound.ask(ctx, local);
          return 'go' in question ? question : { ...question, prompt: nextHand(ctx.g, question.seat).slice(0, 60) };
        },
      })),
    ],
  ])('don’t when there is a leak: %s', { timeout: 60_000 }, (_what, planted) => {
    expect(['a', 'b', 'c'].flatMap((seed) => audit(planted, `planted ${seed}`).leaks).length).toBeGreaterThan(0);
  });
});
