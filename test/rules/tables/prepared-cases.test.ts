import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { KeptLines } from '../../../src/tables/kept-lines.ts';
import { Plans, seenPlans } from '../../../src/tables/plans.ts';
import { playAhead } from '../../../src/tables/play-ahead.ts';
import {
  misfit,
  type PreparedAnswer,
  type PreparedSeat,
  readPrepared,
  seenPrepared,
} from '../../../src/tables/prepared.ts';
import { PreparedAnswers } from '../../../src/tables/prepared-answers.ts';
import type { Command, Prepare } from '../../../src/tables/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import { ANSWER, changed, holding, scene, seatOf, settled, stored } from '../../support/prepared-scene.ts';

describe('T-AHEAD-02: stored answers', () => {
  const all = seatOf([{}]);
  test.each<[string, unknown]>([
    ['an answer that is too long', seatOf([{ text: 'x'.repeat(201) }])],
    ['too many answers', seatOf(Array.from({ length: 21 }, () => ({})))],
    ['an unknown life', { ...all, answers: [{ ...ANSWER, lasts: 'ever' }] }],
    ['a question without a time or a reason', { ...all, asked: { decision: 'd1', id: 1 } }],
  ])('%s counts as damaged', (_what, value) => {
    expect(readPrepared(JSON.stringify(value))).toBeNull();
  });

  test.each<[string, PreparedSeat]>([
    ['an answer of 200 characters', seatOf([{ text: 'x'.repeat(200) }])],
    ['20 answers', seatOf(Array.from({ length: 20 }, () => ({})))],
    ['an answer that is due', seatOf([{}], { asked: { decision: 'd1', id: 1, due: 7 } })],
    ['an answer in a pause', seatOf([{}], { asked: { decision: 'd1', id: 1, paused: true } })],
    ['an answer that isn’t given', seatOf([{}], { asked: { decision: 'd1', id: 1, why: { text: 'No.' } } })],
  ])('%s can be read', (_what, value) => {
    expect(readPrepared(JSON.stringify(value))).toEqual(value);
  });

  test('answers under the field of another seat are removed, and a kept line is left alone', () => {
    expect(new PreparedAnswers(stored(all, 'if:1')).changes()).toEqual([['if:1', '']]);
    expect(new PreparedAnswers([['0', '{"seat":0}']]).changes()).toEqual([]);
    expect(holding([{}]).changes()).toEqual([]);
  });
});

describe('T-AHEAD-02: what a player sees of their answers', () => {
  test('whose act and which words an answer is about', () => {
    const at = scene();
    const seen = seenPrepared(seatOf([{ by: 1, about: 'attacked' }, {}]), at.table, at.game);
    expect(seen?.answers).toEqual([
      { id: 1, when: 'I was attacked', by: 1, about: 'attacked', answer: 'Pass', lasts: 'once' },
      { id: 2, when: 'I was attacked', answer: 'Pass', lasts: 'once' },
    ]);
  });

  test('when an answer is given, only while its question is open and the answer is there', () => {
    const at = scene();
    const plans = (asked: NonNullable<PreparedSeat['asked']>): unknown =>
      seenPlans({ ahead: null, prepared: seatOf([{}], { asked }) }, at.table, at.game).prepared?.asked;
    const answer = { id: 1, when: 'I was attacked', answer: 'Pass', lasts: 'once' };
    expect(plans({ decision: at.asked, id: 1, due: 7 })).toEqual({ answer, due: 7 });
    expect(plans({ decision: at.asked, id: 1, paused: true })).toEqual({ answer, paused: true });
    expect(plans({ decision: at.asked, id: 1, why: { text: 'No.' } })).toEqual({ answer, why: { text: 'No.' } });
    expect(plans({ decision: 'd0', id: 1, due: 7 })).toBeUndefined();
    expect(plans({ decision: at.asked, id: 9, due: 7 })).toBeUndefined();
  });
});

describe('T-AHEAD-02: preparing an answer', () => {
  const checked = (given: Partial<Prepare>, game: object = longTurns()): Record<string, unknown> => {
    const input: Prepare = { t: 'prepare', seat: 0, when: 'attacked', answer: 'pass', lasts: 'turn', ...given };
    // Every game is one of unknown state to the tables.
    const any = game as Game<unknown>;
    return { ...new PreparedAnswers([]).checked({ by: { player: 'p0' }, at: 5 }, input, scene().table, any) };
  };

  test('everything that was chosen is kept, and nothing else', () => {
    const asked = { seat: 0, player: 'p0', at: 5, window: 'attacked', when: 'I was attacked' };
    const given = checked({ by: 1, about: '  were   attacked ', answer: ' card:900 ', lasts: 'game' });
    const words = { text: 'card:900', answer: 'Throw card 900', about: 'were attacked' };
    expect(given).toEqual({ ...asked, ...words, by: 1, lasts: 'game' });
    expect(checked({})).toEqual({ ...asked, text: 'pass', answer: 'Pass', lasts: 'turn', turn: '1' });
    expect(checked({ lasts: 'once', about: ' ' })).toEqual({ ...asked, text: 'pass', answer: 'Pass', lasts: 'once' });
  });

  test('the longest answer and the longest words of a question are accepted', () => {
    expect(checked({ answer: 'x'.repeat(200) })).toMatchObject({ text: 'x'.repeat(200) });
    expect(checked({ about: 'x'.repeat(60) })).toMatchObject({ about: 'x'.repeat(60) });
  });

  test('the label comes from the answers to the same window', () => {
    const toy = longTurns();
    const other = { window: 'boarded', answers: [{ words: 'pass', label: 'Let them board' }] };
    const game = {
      ...toy,
      windows: () => [{ id: 'boarded', label: 'I was boarded', hint: '' }, ...toy.windows(scene().match.state, 0)],
      foreseen: () => [other, ...(toy.foreseen?.(scene().match.state, 0) ?? [])],
    };
    expect(checked({}, game)).toMatchObject({ when: 'I was attacked', answer: 'Pass' });
    expect(checked({ when: 'boarded' }, game)).toMatchObject({ when: 'I was boarded', answer: 'Let them board' });
  });

  /** Prepares one more answer, for the whole game, beside these. */
  const beside = (answers: readonly Partial<PreparedAnswer>[], at = scene()): PreparedSeat => {
    const all = holding(answers);
    const { id: _, ...made } = { ...ANSWER, lasts: 'game' as const };
    all.prepare({ ...made, seat: 0, player: 'p0' }, at.table, at.game);
    return must(changed(all), 'the stored answers');
  };

  test('answers that were given may come back, and only the latest 10 of them are kept', () => {
    const given = Array.from({ length: 12 }, (_, at) => ({ given: at + 1 }));
    const now = beside([...given, { lasts: 'game', given: 50 }, { lasts: 'game' }]).answers;
    expect(now.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 90]);
  });

  test('an answer for a turn that is over is forgotten, unless it was given', () => {
    const over = { lasts: 'turn', turn: '0' } as const;
    expect(beside([over, { ...over, given: 3 }]).answers.map(({ id }) => id)).toEqual([2, 90]);
  });

  test('the next answer gets another id, and the question that is open now is skipped', () => {
    const at = scene();
    expect(beside([], at)).toMatchObject({ next: 91, skips: at.asked, answers: [{ id: 90 }] });
  });

  test('the seat is asked in the window from then on, and in all others as before', () => {
    const { table, game } = scene();
    const input: Prepare = { t: 'prepare', seat: 0, when: 'attacked', answer: 'pass', lasts: 'once' };
    const orders = (ask: string[]): unknown[] => {
      const changes: unknown[] = [];
      const [first, ...others] = must(table.state, 'the state').orders;
      const state = { ...must(table.state, 'the state'), orders: [{ ...must(first, 'the orders'), ask }, ...others] };
      const at = { table: { ...table, state }, game };
      new Plans([]).change({ by: { player: 'p0' }, at: 5 }, input, at, (one) => changes.push(one));
      return changes;
    };
    expect(orders(['boarded'])).toEqual([{ t: 'orders', seat: 0, orders: { also: ['attacked'] } }]);
    expect(orders(['boarded', 'attacked'])).toEqual([]);
  });

  test('answers that were given take no room', () => {
    const input: Prepare = { t: 'prepare', seat: 0, when: 'attacked', answer: 'pass', lasts: 'once' };
    const { table, game } = scene();
    const command = { by: { player: 'p0' }, at: 5 };
    const ready = Array.from({ length: 9 }, () => ({}));
    expect(() => holding([...ready, { given: 4 }]).checked(command, input, table, game)).not.toThrow();
    expect(() => holding([...ready, {}]).checked(command, input, table, game)).toThrow('at most 10 answers');
  });

  test('an answer for once can’t be removed any more once it was given, and one for the game can', () => {
    expect(() => holding([{ given: 3 }]).remove(0, 1)).toThrow('no longer');
    expect(holding([{ given: 3, lasts: 'game' }]).remove(0, 1)).toMatchObject({ id: 1 });
  });

  test('removing an answer leaves the question to the next one, and removing another changes nothing about it', () => {
    const at = scene();
    const all = holding([{}, { text: 'card:900' }]);
    expect(settled(all, at)).toMatchObject({ id: 1 });
    all.remove(0, 1);
    expect(changed(all)?.asked).toBeUndefined();
    expect(settled(all, at)).toMatchObject({ id: 2, due: expect.any(Number) });
    const other = holding([{}, {}]);
    settled(other, at);
    other.remove(0, 2);
    expect(changed(other)?.asked).toMatchObject({ id: 1 });
  });
});

describe('T-AHEAD-02: which answer fits', () => {
  test('words of the question fit in capitals, too, and elsewhere in it', () => {
    expect(settled(holding([{ about: 'WERE Attacked' }]), scene())).toMatchObject({ id: 1 });
    expect(settled(holding([{ about: 'boarded' }]), scene())).toBeUndefined();
  });

  test('if none fits, the reason of the first is told, with its rule', () => {
    const asked = settled(holding([{ text: 'card:555' }, { text: 'card:556' }]), scene());
    expect(asked).toMatchObject({ id: 1, why: { text: expect.stringContaining('card:555'), rule: 'T-AHEAD-02' } });
  });

  test('a question about which the game has no facts is answered by nobody', () => {
    expect(settled(holding([{}]), scene({ factsOf: () => null }))).toBeUndefined();
  });

  test('a bug in the game isn’t a reason', () => {
    const at = scene();
    const decision = must(at.table.state?.pending[0], 'a question');
    const bug = new Error('a bug');
    const broken = Object.defineProperty({ ...at.game }, 'says', {
      get: () => {
        throw bug;
      },
    });
    expect(() => misfit(at.table, decision, 'pass', broken)).toThrow(bug);
  });
});

describe('T-AHEAD-02: giving an answer', () => {
  /** Carries out the answer that is due, and returns the result, who answered, and what is stored. */
  function gives(given: Partial<PreparedAnswer>, { isRetry = false, refuses = false, decision = '' } = {}) {
    const at = scene();
    const asked = decision || at.asked;
    const plans = new Plans(stored(seatOf([given], { asked: { decision: asked, id: 1, due: 7 } })));
    const input = { t: 'ahead', seat: 0, decision: asked } as const;
    const command: Command = { id: 'x', by: 'clock', at: 99, input };
    const kept = new KeptLines('', '');
    const authors: unknown[] = [];
    const { table, game, match } = at;
    const before = table.seq;
    const done = playAhead({ command, input, table, game, isRetry, plans, kept }, (author, answer) => {
      if (refuses) throw new Refused('That can’t be done now.');
      authors.push(author);
      match.submit(answer);
    });
    return { done, authors, before, now: changed(plans.answers) };
  }

  test('it is its author’s own, as of the time when they prepared it, and its author is told', () => {
    const { done, authors, before, now } = gives({});
    expect(authors).toEqual([{ by: { player: 'p0' }, at: 5 }]);
    expect(done).toMatchObject({ seq: before + 1, outgoing: [{ to: 'played', player: 'p0', seq: before + 1 }] });
    expect(done.outgoing).toMatchObject([
      { because: { answer: { id: 1 }, prompt: expect.stringContaining('attacked') } },
    ]);
    expect(now?.answers).toMatchObject([{ given: before + 1 }]);
  });

  test('it isn’t given to another question, and its author isn’t told anything', () => {
    const { done, authors, before, now } = gives({}, { decision: 'd0' });
    expect([authors, now]).toEqual([[], null]);
    expect(done).toEqual({ seq: before, going: null, outgoing: [] });
  });

  test.each<[string, Partial<PreparedAnswer>, Parameters<typeof gives>[1], RegExp]>([
    ['it no longer fits', { text: 'card:555' }, {}, /card:555/],
    ['its words have a mistake', { text: 'thrrow card 900' }, {}, /“thrrow card 900”/],
    ['it may have made a command fail before', {}, { isRetry: true }, /broke on our side when I tried to give it/],
    ['the game refuses it', {}, { refuses: true }, /That can’t be done now/],
  ])('it isn’t given if %s, and its author is asked again', (_what, given, how, why) => {
    const { done, authors, now } = gives(given, how);
    expect(authors).toEqual([]);
    expect(done.outgoing).toEqual([{ to: 'turn', seat: 0, player: 'p0', plan: true }]);
    expect(now?.asked).toMatchObject({ why: { text: expect.stringMatching(why) } });
    expect(now?.answers[0]).not.toHaveProperty('given');
  });
});
