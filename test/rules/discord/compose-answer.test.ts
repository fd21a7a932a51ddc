import { describe, expect, test } from 'vitest';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { writeId } from '../../../src/discord/ids.ts';
import type { Refusal } from '../../../src/kernel/types.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { answer, labels, made, text } from './support/made.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

describe('answer', () => {
  const line = (picked: string[], stopped: Refusal | null) =>
    answer({ done: true, seq: 4, repeated: false, line: { picked, stopped } });

  test('the answer reports the command’s result and asks the next question', () => {
    const done = made(seen(), answer({ done: true, seq: 6, repeated: false }));
    expect(text(done)).toContain('Entry 6 happened');
    expect(text(done)).not.toContain('Entry 5 happened');
    expect(text(done)).toContain('What do you do?');
    expect(done.pictures).toHaveLength(1);
  });

  test('the answer explains a refusal, cites the rule and makes suggestions', () => {
    const refused = made(seen(), answer({ done: false, refusal: { text: 'It isn’t your turn', rule: 'T-TURN-01' } }));
    expect(text(refused)).toContain('It isn’t your turn (rule T-TURN-01)');
    expect(text(refused)).toContain('What do you do?');
    // Nothing changed, so the picture came with the question.
    expect(refused.pictures).toEqual([]);
  });

  test.each([
    [false, 'Nothing was done. “scan”: This question comes first. (rule T-TURN-01)\n**What do you do?**'],
    [true, 'Stopped at “scan”: This question comes first. (rule T-TURN-01)\n**What do you do?**'],
  ])(
    'if the reason for a refusal is the open question, the answer asks it only once (stopped in mid-line: %s)',
    (isMidway, said) => {
      const before = isMidway ? 'Stopped at “scan”: ' : 'Nothing was done. “scan”: ';
      const refusal = { text: `${before}This question comes first: What do you do?`, rule: 'T-TURN-01' };
      const left = isMidway ? line(['Move to C4'], refusal) : answer({ done: false, refusal });
      expect(text(made(seen(), left))).toContain(said);
      expect(text(made(seen(), left)).match(/What do you do/g)).toHaveLength(1);
    },
  );

  test('if the reason for a refusal ends with the open question, the answer asks it only once', () => {
    const asked = { ...decision('pick', options('move', 2)), prompt: 'You have 3 cards left. What do you seed?' };
    const refusal = { text: '“scan” comes later. This question comes first: What do you seed?' };
    const left = text(made(seen({ decision: asked }), answer({ done: false, refusal })));
    expect(left).toContain(
      '“scan” comes later. This question comes first.\n**You have 3 cards left. What do you seed?**',
    );
  });

  describe('nearest', () => {
    const instead = [{ label: '1 is what I attack', line: 'attack:x1' }];
    const refusal = { text: 'That is too far.', instead };
    const many = decision('pick', [...options('attack', 9), ...options('move', 9)]);

    test('the button for the nearest option comes before all others', () => {
      const refused = made(seen({ decision: many }), answer({ done: false, refusal }));
      expect(labels(refused)[0]).toBe('1 is what I attack · costs 1');
      expect(labels(refused).filter((label) => label.startsWith('1 is'))).toHaveLength(1);
      expect(faultsOfMessage(refused.body)).toEqual([]);
    });

    test('a stopped line also gets a button for the nearest option, which then plays the rest of the line too', () => {
      const rest = [{ label: '1 is what I attack', line: 'attack:x1; scan' }];
      const left = made(seen({ decision: many }), line(['Move to C4'], { ...refusal, instead: rest }));
      expect(labels(left)[0]).toBe('1 is what I attack, then the rest');
      const id = writeId({ act: 'words', table: 'abc123', text: 'attack:x1; scan' });
      expect(JSON.stringify(left.body)).toContain(id);
    });

    test('the nearest option isn’t offered twice, and isn’t offered as a button if the question takes several picks', () => {
      const few = made(seen({ decision: decision('pick', options('attack', 2)) }), answer({ done: false, refusal }));
      expect(labels(few).filter((label) => label.startsWith('1 is'))).toHaveLength(1);
      const several = decision('subset', options('attack', 9), { min: 0, max: 3 });
      const answered = made(seen({ decision: several }), answer({ done: false, refusal }));
      expect(labels(answered)).not.toContain('1 is what I attack');
    });

    test('with many verbs, the button for the nearest option still leaves room for the answer’s own row', () => {
      const wide = decision(
        'pick',
        ['a', 'b', 'c', 'd', 'e'].flatMap((verb) => options(verb, 30)),
      );
      const refused = made(
        seen({ decision: wide }),
        answer({ done: false, refusal: { text: 'No.', instead: [{ label: '1 is what I a', line: 'a:x1' }] } }),
      );
      expect(labels(refused)).toEqual(expect.arrayContaining(['1 is what I a · costs 1', 'Hand', 'Undo']));
      expect(faultsOfMessage(refused.body)).toEqual([]);
    });
  });

  test('in the lobby, a seated player’s answer has a button that starts the game', () => {
    const lobby = seen({ status: 'lobby', decision: null, view: null, awaited: [] });
    const joined = made(lobby, answer({ done: true, seq: 6, repeated: false }));
    expect(labels(joined)).toEqual(['Start']);
  });

  test('T-LOBBY-05: other players have the start button only if the owner has no seat, and nobody has it while a seat is free', () => {
    const lobby = seen({ status: 'lobby', decision: null, view: null, awaited: [] });
    const done = answer({ done: true, seq: 6, repeated: false });
    const toOther = (table: TableView) =>
      labels(made(table, done.to === 'answer' ? { ...done, player: '100000000000000002' } : done));
    expect(toOther(lobby)).toEqual([]);
    const away = lobby.chairs.map((chair, seat) => ({
      ...chair,
      player: seat === 0 ? '100000000000000003' : chair.player,
    }));
    expect(toOther({ ...lobby, chairs: away })).toEqual(['Start']);
    const free = lobby.chairs.map((chair, seat) => ({ ...chair, player: seat === 0 ? chair.player : null }));
    expect(labels(made({ ...lobby, chairs: free }, done))).toEqual([]);
  });

  test('the answer reports a repeated command or an error in the bot', () => {
    expect(text(made(seen(), answer({ done: true, seq: 6, repeated: true })))).toContain(
      'already been done, as entry 6',
    );
    expect(text(made(seen(), answer({ done: false, fault: 'f1' })))).toContain('Something broke on our side');
  });

  test('the answer to several picks reports every result, and shows the final position in one picture', () => {
    const done = made(seen(), line(['Move to C4', 'Scan'], null));
    expect(text(done).match(/(?<=Entry )\d/g)).toEqual(['4', '5', '6', '7']);
    expect(text(done)).toContain('Entry 7 happened.\n**What do you do?**');
    expect(text(done)).not.toContain('Done');
    expect(labels(done)).toContain('Rules');
    const pictures = { ...skirmish.pictures, done: () => [{ scene: 'dice', params: {}, alt: 'The last roll' }] };
    const shown = compose(seen(), line(['Move to C4', 'Scan'], null), { ...skirmish, pictures }, true);
    expect(shown.pictures.map(({ scene }) => scene)).toEqual(['map']);
  });

  test('the answer to several picks says why some weren’t played, with the rule’s button and the possible options', () => {
    const left = made(seen(), line(['Move to C4'], { text: '“scan” can’t be done now.', rule: 'T-TURN-01' }));
    expect(text(left)).toContain('happened.\n“scan” can’t be done now. (rule T-TURN-01)\n**What do you do?**');
    expect(labels(left)).toContain('Rule T-TURN-01');
    expect(left.pictures).toHaveLength(1);
    expect(labels(left)).toContain('0 is what I attack · costs 0');
  });

  test('if a bot may interrupt a line, the answer says which picks are still to come, and when', () => {
    const chairs = seen().chairs.map((chair, seat) => (seat === 1 ? { ...chair, player: null, bot: 'quick' } : chair));
    const waiting = (awaited: number[]) =>
      text(
        made(
          seen({ chairs, awaited }),
          answer({
            done: true,
            seq: 4,
            repeated: false,
            line: { picked: ['Move'], stopped: null, rest: 'scan; end_turn' },
          }),
        ),
      );
    expect(waiting([1])).toMatch(/Next: “scan; end\\_turn”, after .+ has moved\./);
    expect(waiting([0])).toContain('Next: “scan; end\\_turn”, right away.');
  });

  describe('waiting', () => {
    const rest = { picked: ['Move'], stopped: null, rest: 'scan; end_turn' };
    const waits = seen({ decision: null, awaited: [1], line: { waited: 1, line: rest } });
    const outcome = { done: true, seq: 4, repeated: false } as const;

    test('the answer to a waiting line names the awaited people and the remaining picks, and has a button that drops them', () => {
      const told = made(waits, answer({ ...outcome, line: rest }));
      expect(text(told)).toMatch(/The rest of your line is waiting for .+\. Next: “scan; end\\_turn”\./);
      expect(text(told).match(/scan/g)).toHaveLength(1);
      expect(labels(told)[0]).toBe('Drop the rest of my line');
      expect(JSON.stringify(told.body)).toContain(writeId({ act: 'drop', table: 'abc123' }));
    });

    test('the line’s author sees the waiting line in every view of the question', () => {
      const read = answer({ done: true, read: { what: 'move' } });
      expect(text(made(waits, read))).toContain('The rest of your line is waiting for');
      const { line: _, ...others } = waits;
      expect(text(made(others, read))).not.toContain('your line');
    });

    test('the answer says which waiting line was dropped', () => {
      const told = made(seen({ decision: null, awaited: [1] }), answer({ ...outcome, dropped: 'scan; end_turn' }));
      expect(text(told)).toContain('Dropped: “scan; end\\_turn”. The steps before it still count.');
      expect(labels(told)).not.toContain('Drop the rest of my line');
      expect(told.pictures).toEqual([]);
    });

    test('the next turn message shows an ended line’s picks and the reason why it ended', () => {
      const stopped = { text: 'Stopped at “scan”: Bob has answered.', rule: 'T-TURN-01', instead: [] };
      const over = { picked: ['Move', 'Fire'], stopped };
      const told = made(seen({ line: { waited: 1, line: over } }), { to: 'turn', seat: 0, player: '1' });
      expect(text(told)).toContain(
        'Your line continued: Fire.\nStopped at “scan”: Bob has answered. (rule T-TURN-01)\n',
      );
      expect(labels(told)).toContain('Rule T-TURN-01');
    });
  });

  test('the answer names a single pick if the log doesn’t mention it', () => {
    const told = (picked: { words: string; verb?: string }) =>
      text(made(seen({ recent: [] }), answer({ done: true, seq: 9, repeated: false, picked })));
    expect(told({ words: 'End the fight' })).toContain('\nDone: End the fight.\n');
    expect(told({ words: '7, 9', verb: 'draw' })).toContain('\nDone. Draw: 7, 9.\n');
    expect(told({ words: 'Draw 2', verb: 'draw' })).toContain('\nDone: Draw 2.\n');
  });

  test('the answer lists those picks that the log doesn’t mention', () => {
    const done = made(seen({ recent: [] }), line(['Move to C4', 'Scan'], null));
    expect(text(done)).toContain('Done: Move to C4; Scan.\n**What do you do?**');
  });

  test('if the answer ended the game, it shows the result only once, with players’ names', () => {
    const over: Partial<TableView> = { status: 'over', awaited: [], decision: null };
    const ended = (seq: number) => text(made(seen(over), answer({ done: true, seq, repeated: false })));
    expect(ended(6)).toBe('**Sector 7**\n• Entry 6 happened.\nThe game is over. Entry 7 happened.');
    expect(ended(7)).toBe('**Sector 7**\nThe game is over. Entry 7 happened.');
    const typed = made(seen(over), line(['Move to C4'], null));
    expect(text(typed).match(/Entry 7/g)).toHaveLength(1);
    expect(labels(typed)).toEqual(['Map', 'Log', 'Report', 'Film', 'Rematch']);
  });

  test('the answer works without pictures if none can be drawn', () => {
    expect(made(seen(), answer({ done: true, seq: 6, repeated: false }), false).pictures).toEqual([]);
  });
});
