import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { bodyWords, controlsOf } from '../../support/drafts.ts';
import { decision, options } from '../discord/support/samples.ts';
import { bench, type CommandBench, table } from './support/bench.ts';
import { ADA, BEN, click, slash, THREAD, type Where } from './support/payloads.ts';

/** The last response: its type, its texts, its ids, and whether only one person sees it. */
function last(b: CommandBench) {
  const response = b.responses.at(-1);
  const data: { content?: string | null; components?: []; flags?: number } = JSON.parse(
    JSON.stringify(response !== undefined && 'data' in response ? response.data : {}),
  );
  const flags = Number(data.flags ?? 0);
  return {
    type: response?.type,
    words: bodyWords(data),
    ids: controlsOf({ components: data.components }).map(({ custom_id: id }) => id),
    ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
  };
}

const FOREIGN: Where = { guild: '200000000000000099', channel: THREAD, elsewhere: true };
const GROUP: Where = { guild: null, channel: '300000000000000099', elsewhere: true };
const DM: Where = { guild: null, channel: '300000000000000098' };
/** The components of a message that is the inbox. */
const INBOX = [{ type: 17, components: [{ type: 1, components: [{ type: 2, custom_id: 'inbox.0' }] }] }];

describe('places that haven’t added the app', () => {
  test.each([
    ['a server', FOREIGN],
    ['a group', GROUP],
  ])('in %s every answer is for the person alone', async (_what, where) => {
    const b = bench();
    for (const payload of [
      slash('/inbox', {}, where),
      slash('/help', {}, where),
      click('tell.skirmish.eA', null, where),
    ]) {
      await b.handle(payload);
      expect(last(b).ephemeral).toBe(true);
    }
    await b.handle(slash('/inbox', {}, DM));
    expect(last(b).ephemeral).toBe(false);
  });

  test('the thread doesn’t name a table, although the ids are the same', async () => {
    const b = bench();
    b.tables.splice(0, 1, table({ chairs: [], owner: BEN }));
    await b.handle(slash('/map', {}, { ...FOREIGN, by: ADA }));
    expect(last(b).words).toContain('You haven’t joined a table yet');
    await b.handle(slash('/map', {}, { by: ADA }));
    expect(b.asked).toHaveLength(1);
  });

  test('no table is opened there', async () => {
    const b = bench();
    for (const where of [FOREIGN, GROUP]) {
      await b.handle(click('new.skirmish', null, where));
      expect(last(b).words).toContain('this place hasn’t added me');
    }
    expect(b.sent).toEqual([]);
  });
});

describe('the inbox', () => {
  test('a click changes the message itself, in direct messages too', async () => {
    const b = bench();
    await b.handle(click('inbox.0', null, DM, 0, INBOX));
    expect(last(b)).toMatchObject({ type: InteractionResponseType.UpdateMessage });
    await b.handle(click('move.abc123.inbox', null, DM, 0, INBOX));
    expect(last(b).type).toBe(InteractionResponseType.DeferredMessageUpdate);
    expect(b.asked.at(-1)).toMatchObject({ table: 'abc123', read: { what: 'move' } });
  });

  test('outside the inbox the same buttons work as before', async () => {
    const b = bench();
    await b.handle(click('move.abc123', null, DM, 0));
    expect(last(b).type).toBe(InteractionResponseType.DeferredChannelMessageWithSource);
  });

  test('a vote, an invitation and a lobby are shown in place, with the way back', async () => {
    const b = bench();
    const away = table({ id: 'aaaaaa', awaited: [1], away: [{ seat: 1, votes: [] }] });
    const chairs = table().chairs.map((chair) => ({ ...chair, unready: true as const }));
    b.tables.splice(
      0,
      1,
      away,
      table({ id: 'bbbbbb', status: 'lobby', chairs }),
      table({ id: 'cccccc', status: 'lobby' }),
    );
    const shown = async (id: string) => {
      await b.handle(click(`move.${id}.inbox`, null, undefined, 64, INBOX));
      return last(b);
    };
    expect((await shown('aaaaaa')).ids).toEqual(
      ['vote-bot', 'vote-friend', 'vote-nobody', 'vote-wait'].map((act) => `${act}.aaaaaa.1`).concat('inbox.0'),
    );
    expect((await shown('bbbbbb')).words).toContain('Are you in?');
    expect((await shown('cccccc')).ids).toEqual(['start.cccccc', 'inbox.0']);
  });

  test('a question that is no longer open shows the list, and says what its table does now', async () => {
    const b = bench();
    const stale = () => b.handle(click('pick.abc123.d6.abcdefgh', null, undefined, 64, INBOX));
    await stale();
    expect(last(b).words).toContain(
      '**Sector 7** has moved on: it asks you something else now. Here is what waits now.',
    );
    b.prompts.clear();
    b.tables.splice(0, 1, table({ awaited: [1] }));
    await stale();
    expect(last(b).words).toMatch(/has moved on: \*\*Ben\*\*.* to move/);
    b.tables.splice(0, 1, table({ status: 'over' }));
    await stale();
    expect(last(b).words).toContain('has moved on: the game is over.');
    // Elsewhere, such a click repeats the current question.
    b.tables.splice(0, 1, table());
    b.prompts.set('abc123 0', decision('pick', options('move', 2)));
    await b.handle(click('pick.abc123.d6.abcdefgh'));
    expect(b.asked.at(-1)).toMatchObject({ read: { what: 'move', gone: true } });
  });
});

describe('/profile messages', () => {
  test('shows the choices, and takes an hour as the choice of a digest', async () => {
    const b = bench();
    await b.handle(slash('/profile messages'));
    expect(last(b)).toMatchObject({ ids: ['messages', 'profile'], ephemeral: true });
    await b.handle(slash('/profile messages', { hour: 7 }));
    expect(last(b).words).toContain('one digest a day at 7:00');
    await b.handle(slash('/profile messages', { when: 'urgent' }));
    expect(last(b).words).toContain('less than 6 hours left');
    await b.handle(slash('/profile messages', { when: 'never' }));
    expect(last(b).words).toContain('I don’t know that choice.');
    await b.handle(click('messages', ['digest']));
    expect(last(b).type).toBe(InteractionResponseType.UpdateMessage);
    await b.handle(click('digest', ['24']));
    expect(last(b).words).toContain('I don’t know that choice.');
  });
});
