import { describe, expect, it } from 'vitest';
import { isCard } from '../../../src/games/away-missions/content/cards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { State } from '../../../src/kernel/types.ts';

type Position = State<AwayMissions>;

/** Plays a random game in which both seats want to be asked everything, and calls `look` with each position. */
function play(name: string, look: (state: Position, random: (bound: number) => number) => void): void {
  const random = stream(name);
  const next = (bound: number): number => random.next(bound);
  const match = new InMemoryTable(awayMissions, { secret: name, undo: false, quiet: true }).start();
  for (const orders of match.state.orders) orders.ask = ['attacked', 'damage', 'scores', 'challenge', 'reroll'];
  while (match.state.over === null) {
    look(match.state, next);
    const decision = match.state.pending[next(match.state.pending.length)];
    if (decision === undefined) throw new Error('nobody is asked');
    match.answer(decision, randomAnswer(decision, next));
  }
}

/** Returns all face-up cards, which are those outside hands and decks. */
function open({ players, characters }: AwayMissions): Set<string> {
  const piles = players.flatMap(({ discards, scored, table, permanents, playing, core }) => [
    ...[...discards.mission, ...discards.support, ...permanents, ...playing, core ?? ''],
    ...[...scored, ...table].map(({ card }) => card),
  ]);
  const attached = Object.values(characters).flatMap(({ equipment, traits }) => [...equipment, ...traits]);
  return new Set([...piles, ...attached]);
}

/** Returns the cards that procedures store, except in printed effects and in answers that are still secret. */
function remembered({ stack }: Position): string[] {
  const locals = stack.map(({ local: { given: _given, list: _list, now: _now, ...rest } }) => rest);
  return [...JSON.stringify(locals).matchAll(/"([a-z0-9-]+)"/g)].map(([, id = '']) => id).filter(isCard);
}

describe('hidden information in Away Missions', () => {
  it('procedures store only face-up cards, so hidden cards occur only in hands and decks', () => {
    let named = 0;
    for (const name of ['a', 'b', 'c', 'd']) {
      play(name, (state) => {
        const seen = open(state.g);
        const cards = remembered(state);
        named += cards.length;
        expect(cards.filter((card) => !seen.has(card))).toEqual([]);
      });
    }
    expect(named).toBeGreaterThan(50);
  });

  it('a redeal changes all hidden information in every position, and nothing else', () => {
    const changed = new Set<string>();
    play('dealt', (state, random) => {
      const seat = random(2);
      const twin = redealFor(awayMissions, state, seat, random);
      expect(() => awayMissions.check(twin)).not.toThrow();
      expect(awayMissions.view(twin, seat)).toEqual(awayMissions.view(state, seat));
      expect(twin.pending.find((one) => one.seat === seat)).toEqual(state.pending.find((one) => one.seat === seat));
      for (const kind of ['mission', 'support'] as const) {
        const [mine, before] = [twin.g.players[seat], state.g.players[seat]];
        const [theirs, hidden] = [twin.g.players[1 - seat], state.g.players[1 - seat]];
        if (`${mine?.decks[kind]}` !== `${before?.decks[kind]}`) changed.add(`${seat}: own ${kind} deck`);
        if (`${theirs?.decks[kind]}` !== `${hidden?.decks[kind]}`) changed.add(`${seat}: their ${kind} deck`);
        if (`${theirs?.hand[kind]}` !== `${hidden?.hand[kind]}`) changed.add(`${seat}: their ${kind} hand`);
      }
    });
    expect(changed.size).toBe(12);
  });

  it('a redeal also changes the other seat’s secret answer, until it is revealed', () => {
    const given = new Map<string, Set<string>>();
    play('secrets', (state, random) => {
      const frame = state.stack.at(-1);
      const secret = frame?.local['given'] as Record<number, string[]> | undefined;
      const [answered] = Object.keys(secret ?? {}).map(Number);
      if (frame === undefined || answered === undefined) return;
      for (let turn = 0; turn < 30; turn++) {
        const theirs = redealFor(awayMissions, state, 1 - answered, random).stack.at(-1)?.local['given'];
        const own = redealFor(awayMissions, state, answered, random).stack.at(-1)?.local['given'];
        expect(own).toEqual(secret);
        const seen = given.get(frame.step) ?? new Set();
        given.set(frame.step, seen.add(JSON.stringify(theirs)));
      }
    });
    expect([...given.keys()].sort()).toEqual(['core', 'discard', 'polarity']);
    expect(given.get('core')?.size).toBe(2);
    expect(given.get('polarity')?.size).toBeGreaterThan(10);
  });
});
