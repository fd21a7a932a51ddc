import { beforeEach, describe, expect, it } from 'vitest';
import { DECK_LIMITS } from '../../../src/kernel/decks.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { pack } from '../../../src/store/codec.ts';
import { type DeckEdit, Decks, type KeptDeck, type StoredDeck } from '../../../src/store/decks.ts';
import { keys } from '../../../src/store/keys.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let decks: Decks;
let interactions = 0;
beforeEach(async () => {
  await redis.flush();
  decks = new Decks(redis.connect());
});

const deck = { draw: Array.from({ length: 40 }, (_, at) => ({ card: `card-${at}`, count: 2 })) };

/** Saves a deck with its own interaction. */
function keep(player: string, kept: KeptDeck): Promise<string | null> {
  interactions += 1;
  return decks.change(player, kept.name, `keep-${interactions}`, () => ({ says: 'kept', keep: kept }));
}

function drop(player: string, name: string): Promise<string | null> {
  interactions += 1;
  return decks.change(player, name, `drop-${interactions}`, () => ({ says: 'gone', drop: true }));
}

/** Adds a card to the current deck. */
function oneMore(before: StoredDeck | null): DeckEdit {
  const now = before !== null && 'deck' in before ? Number(before.deck) : 0;
  return { says: `now ${now + 1}`, keep: { name: 'Mine', game: 'skirmish', deck: now + 1 } };
}

describe('saving', () => {
  it('saved decks are found by name, separately for each person', async () => {
    await keep('ann', { name: 'Zeta', game: 'skirmish', deck });
    await keep('ann', { name: 'Alpha', game: 'skirmish', deck: {} });
    expect(await decks.of('ann')).toEqual([
      { name: 'Alpha', game: 'skirmish', deck: {} },
      { name: 'Zeta', game: 'skirmish', deck },
    ]);
    expect(await decks.of('ben')).toEqual([]);
    expect(await decks.find('ann', 'ZETA')).toEqual({ name: 'Zeta', game: 'skirmish', deck });
    expect(await decks.find('ann', 'Omega')).toBeNull();
  });

  it('a saved deck replaces one with the same name, ignoring case', async () => {
    await keep('ann', { name: 'Mine', game: 'skirmish', deck });
    await keep('ann', { name: 'MINE', game: 'skirmish', deck: {} });
    expect(await decks.of('ann')).toEqual([{ name: 'MINE', game: 'skirmish', deck: {} }]);
    await drop('ann', 'mine');
    expect(await decks.of('ann')).toEqual([]);
  });

  it('a person can save only a limited number of decks, but can still change saved decks at the limit', async () => {
    for (let at = 0; at < DECK_LIMITS.decks; at++)
      expect(await keep('ann', { name: `deck ${at}`, game: 'skirmish', deck: {} })).toBe('kept');
    expect(await keep('ann', { name: 'one more', game: 'skirmish', deck })).toBeNull();
    expect(await keep('ann', { name: 'Deck 3', game: 'skirmish', deck })).toBe('kept');
    expect(await decks.of('ann')).toHaveLength(DECK_LIMITS.decks);
    await drop('ann', 'deck 7');
    expect(await keep('ann', { name: 'one more', game: 'skirmish', deck })).toBe('kept');
  });

  it('the limit on saved decks applies even if many are saved at the same time', async () => {
    const all = Array.from({ length: DECK_LIMITS.decks + 10 }, (_, at) =>
      keep('ann', { name: `deck ${at}`, game: 'skirmish', deck: {} }),
    );
    const told = await Promise.all(all);
    expect(told.filter((says) => says === 'kept')).toHaveLength(DECK_LIMITS.decks);
    expect(await decks.of('ann')).toHaveLength(DECK_LIMITS.decks);
  });

  it('a saved deck can have any name, even one that isn’t safe as an object key', async () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      await keep('ann', { name, game: 'skirmish', deck: {} });
    expect((await decks.of('ann')).map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'toString']);
  });
});

describe('changes', () => {
  it('if a deck is changed several times at once, no change is lost', async () => {
    const clients = Array.from({ length: 4 }, () => new Decks(redis.connect()));
    const changes = Array.from({ length: 40 }, (_, at) =>
      (clients[at % 4] ?? decks).change('ann', 'Mine', `i${at}`, oneMore),
    );
    const told = await Promise.all(changes);
    expect(new Set(told)).toEqual(new Set(Array.from({ length: 40 }, (_, at) => `now ${at + 1}`)));
    expect(await decks.find('ann', 'mine')).toMatchObject({ deck: 40 });
  });

  it('a change to a deck counts once per interaction, and a repeat gets the same answer', async () => {
    expect(await decks.change('ann', 'Mine', 'first', oneMore)).toBe('now 1');
    expect(await decks.change('ann', 'Mine', 'second', oneMore)).toBe('now 2');
    expect(await decks.change('ann', 'Mine', 'first', oneMore)).toBe('now 1');
    const again = await Promise.all(Array.from({ length: 8 }, () => decks.change('ann', 'Mine', 'third', oneMore)));
    expect(again).toEqual(Array.from({ length: 8 }, () => 'now 3'));
    expect(await decks.find('ann', 'mine')).toMatchObject({ deck: 3 });
  });

  it('repeating a deletion doesn’t delete a deck that was saved under the same name since', async () => {
    await keep('ann', { name: 'Mine', game: 'skirmish', deck });
    const gone = (): DeckEdit => ({ says: 'gone', drop: true });
    expect(await decks.change('ann', 'Mine', 'drop', gone)).toBe('gone');
    await keep('ann', { name: 'Mine', game: 'skirmish', deck: {} });
    expect(await decks.change('ann', 'Mine', 'drop', gone)).toBe('gone');
    expect(await decks.find('ann', 'mine')).toMatchObject({ deck: {} });
  });

  it('an edit that changes nothing writes nothing', async () => {
    expect(await decks.change('ann', 'Mine', 'look', () => ({ says: 'no' }))).toBe('no');
    expect(await redis.connect().keys('*')).toEqual([]);
  });
});

describe('migration', () => {
  it('a deck saved by an older version can be read', async () => {
    const old = { name: 'Mine', game: 'skirmish', deck };
    await redis.connect().hset(keys.decks('ann'), 'mine', pack(old));
    expect(await decks.of('ann')).toEqual([old]);
  });
});

describe('damage', () => {
  const whole = pack({ name: 'Mine', game: 'skirmish', deck });
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const damaged: [what: string, bytes: Buffer][] = [
    ['a truncated deck', whole.subarray(0, whole.length - 5)],
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['other JSON', pack([1, 2])],
    ['null', pack(null)],
    ['a number', pack(7)],
    ['a text', pack('deck')],
    ['an enormous text', pack('a'.repeat(5_000_000))],
    ['a value without a deck', pack({ name: 'Mine', game: 'skirmish' })],
    ['a game that isn’t a string', pack({ name: 'Mine', game: 7, deck })],
    ['a deck above the size limit', pack({ name: 'Mine', game: 'skirmish', deck: 'a'.repeat(DECK_LIMITS.keptBytes) })],
    ['deeply nested data', Buffer.from(nested)],
  ];

  it.each(damaged)(
    'an unreadable deck is listed, stays unchanged next to other decks, and can be deleted: %s',
    async (_what, bytes) => {
      const client = redis.connect();
      await client.hset(keys.decks('ann'), 'broken', bytes);
      const mine = { name: 'Mine', game: 'skirmish', deck: {} as Json };
      await keep('ann', mine);
      const broken = { name: 'broken', damaged: true };
      expect(await decks.of('ann')).toEqual([broken, mine]);
      expect(await decks.find('ann', 'BROKEN')).toEqual(broken);
      expect(await decks.change('ann', 'broken', 'look', (before) => ({ says: `${before?.name}` }))).toBe('broken');
      expect((await client.hgetBuffer(keys.decks('ann'), 'broken'))?.equals(bytes)).toBe(true);
      await drop('ann', 'Broken');
      expect(await decks.of('ann')).toEqual([mine]);
    },
  );

  it('an unreadable deck can be deleted by a name in upper case', async () => {
    await redis.connect().hset(keys.decks('ann'), 'Broken', 'x');
    expect(await decks.find('ann', 'Broken')).toEqual({ name: 'Broken', damaged: true });
    await drop('ann', 'Broken');
    expect(await decks.of('ann')).toEqual([]);
  });

  it('if names differ only in case, the unreadable deck with exactly the given name is deleted first', async () => {
    const mine = { name: 'Broken', game: 'skirmish', deck: {} as Json };
    await keep('ann', mine);
    await redis.connect().hset(keys.decks('ann'), 'Broken', 'x');
    await drop('ann', 'Broken');
    expect(await decks.of('ann')).toEqual([mine]);
    await drop('ann', 'Broken');
    expect(await decks.of('ann')).toEqual([]);
  });

  it('a deck is listed under its stored name even if its value contains another name', async () => {
    await redis.connect().hset(keys.decks('ann'), 'mine', pack({ name: 'Other', game: 'skirmish', deck }));
    expect(await decks.of('ann')).toEqual([{ name: 'mine', game: 'skirmish', deck }]);
  });
});
