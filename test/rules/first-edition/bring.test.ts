import { describe, expect, it } from 'vitest';
import { choosable, settingWords } from '../../../src/chat/game-chat.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { bring } from '../../../src/games/first-edition/decks/bring.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { parseOptions } from '../../../src/games/first-edition/options.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import { counted } from '../../../src/games/kit/decks/zoned.ts';
import { apply } from '../../../src/kernel/apply.ts';
import { chanceOf } from '../../../src/kernel/random.ts';
import { createTable, type Input } from '../../../src/kernel/table.ts';
import { type Json, Refused } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { seen } from '../discord/support/samples.ts';
import { id } from './scene.ts';

const [, , , , romulan] = starters();

/** The Romulan starter deck as a kept deck, with some cards more. */
function deck(zone = 'draw', ...more: readonly string[]): Json {
  const { missions = [], seeds = [], draw = [] } = romulan ?? {};
  const zones: Record<string, readonly string[]> = { missions, seeds, draw };
  zones[zone] = [...(zones[zone] ?? []), ...more.map(id)];
  return Object.fromEntries(
    Object.entries(zones).map(([name, cards]) => [name, counted(cards).map((entry) => ({ ...entry }))]),
  );
}

const OPTIONS = firstEdition.options({});
const words = (options: Json) => firstEditionChat.settings.slice(0, 2).map((setting) => settingWords(setting, options));

/** A table with two people, and the results of inputs. */
function lobby(options: Json = {}) {
  const table = createTable(firstEdition, { id: 'abc123', title: 'T', owner: 'p0', options, commitment: 'c' });
  const around = {
    game: firstEdition,
    chance: chanceOf('s'),
    checkpoint: () => {
      throw new Error('nothing is taken back');
    },
  };
  const submit = (input: Input) => apply(table, input, around).events.map(({ text }) => text);
  for (const seat of [0, 1]) submit({ t: 'seat', seat, player: `p${seat}`, called: `P${seat}`, ready: 'r' });
  return { table, submit };
}

describe('decks that players bring', () => {
  it('C-DECK-01: a deck that a player brings is played from that player’s seat', () => {
    const { options, says } = bring(OPTIONS, 1, deck());
    const [gold, blue] = parseOptions(options).decks;
    expect(says).toMatch(/^All \d+ cards are enforced\.$/);
    expect(gold.name).toBe('Federation');
    expect([...blue.draw].sort()).toEqual([...(romulan?.draw ?? [])].sort());
  });

  it('C-DECK-09: a deck that a player brings records which sites count as seeds: those listed as seeds and those beyond six', () => {
    const six = ['Ops', 'Security Office', 'Science Lab', 'Guest Quarters', 'Infirmary', 'Docking Pylons'];
    const countedIn = (sites: readonly string[], ...more: string[]) => {
      const own = { ...(deck() as { seeds: Json[] }), sites: counted(sites.map(id)).map((one) => ({ ...one })) };
      const seeds = [...own.seeds.slice(more.length), ...more.map((card) => ({ card: id(card), count: 1 }))];
      return parseOptions(bring(OPTIONS, 1, { ...own, seeds }).options).decks[1];
    };
    const own = countedIn([...six, 'Docking Ports'], 'Ore Processing Unit', 'Cargo Bay');
    expect(own.counted).toEqual(['ore-processing-unit', 'cargo-bay', 'docking-ports']);
    expect(own.seeds.filter((card) => cardOf(card).type === 'Site')).toHaveLength(9);
    expect(countedIn(six)).not.toHaveProperty('counted');
  });

  it('the lobby says that a player brings their own deck, and doesn’t name its cards', () => {
    const { options } = bring(OPTIONS, 1, deck());
    expect(words(options)).toEqual(['Gold’s deck: Federation', 'Blue’s deck: a deck of their own']);
    const told = JSON.stringify(
      lobbyDraft(seen({ game: 'first-edition', status: 'lobby', options }), firstEditionChat),
    );
    expect(told).toContain('a deck of their own');
    expect(told).not.toMatch(/Sela|Tomalak|Iconia/);
  });

  it('both players learn how many cards in a player’s own deck are played by agreement, but not which ones', () => {
    const { options, says } = bring(
      OPTIONS,
      0,
      deck('draw', 'Royale Casino: Blackjack', 'Royale Casino: Blackjack', 'Data Laughing'),
    );
    expect(says).toMatch(/^\d+ of \d+ cards are enforced, 3 are played by agreement\.$/);
    expect(words(options)[0]).toBe('Gold’s deck: a deck of their own, with cards by agreement');
  });

  it.each<[string, Json, RegExp]>([
    ['C-DECK-03: a deck with one mission too many', deck('missions', 'Homeward'), /6 missions/],
    ['C-DECK-05: a deck without cards to draw', { ...(deck() as object), draw: [] }, /30 cards/],
    ['C-DECK-23: a deck with a Tribble side deck', deck('tribbles', '1 Tribble - Go'), /Tribble/],
    ['a deck with cards of a time location', deck('seeds', '22nd-Century Japan'), /22nd-Century Japan can’t be played/],
  ])('%s is refused with the reason', (_what, json, says) => {
    expect(() => bring(OPTIONS, 0, json)).toThrow(says);
    expect(() => bring(OPTIONS, 0, json)).toThrow(Refused);
  });

  it('C-DECK-23 C-SEED-05 C-SHIPBAT-14: the Battle Bridge side deck in a player’s own deck is behind the door and is shuffled', () => {
    const tactics = ['Phaser Banks', 'Pulse Disruptor', 'Target Engines', 'Attack Wing'].map((title) => ({
      card: id(title),
      count: 3,
    }));
    const { options } = bring(OPTIONS, 1, { ...(deck('seeds', 'Battle Bridge Door') as object), tactics });
    const [, blue] = parseOptions(options).decks;
    expect(blue.tactics).toHaveLength(12);
    const order = (seed: string) => new Stage(firstEdition, { options, seed }).g.players[1]?.tactics.join();
    expect(order('one')).not.toBe(order('two'));
  });

  it('C-DECK-23 C-SEED-05 C-TRIB-01: a player’s own deck can have both side decks, each behind its door and shuffled', () => {
    const tribbles = ['1 Tribble - Go', '10 Tribbles - Go', '100 Tribbles - Bonus', '... on the Bridge'].map(
      (title) => ({
        card: id(title),
        count: 3,
      }),
    );
    const own = deck('seeds', 'Battle Bridge Door', 'Storage Compartment Door') as object;
    const tactics = [{ card: id('Phaser Banks'), count: 1 }];
    const { options } = bring(OPTIONS, 1, { ...own, tribbles, tactics });
    const [, blue] = parseOptions(options).decks;
    expect(blue.tribbles).toHaveLength(12);
    expect(blue.tactics).toHaveLength(1);
    const order = (seed: string) => new Stage(firstEdition, { options, seed }).g.players[1]?.side?.tribbles?.down;
    expect(order('one')).toHaveLength(12);
    expect(order('one')).not.toEqual(order('two'));
  });

  it.each([
    ['tent', "Q's Tent", 'Data', /Q’s Tent/],
    ['flash', 'Q-Flash', 'Aldebaran Serpent', /Q-Continuum|Q cards|can’t be/],
  ])('C-DECK-23 C-QCON-04: a deck with the side deck “%s” is refused with the reason', (zone, door, card, says) => {
    const zones = { ...(deck('seeds', door) as object), [zone]: [{ card: id(card), count: 1 }] };
    expect(() => bring(OPTIONS, 0, zones)).toThrow(says);
  });

  it('the menu lists a player’s own deck only after the player has brought it, and choosing a starter deck replaces it', () => {
    const [, blue] = firstEditionChat.settings;
    if (blue === undefined) throw new Error('no setting');
    const values = (options: Json) => choosable(blue, options, firstEditionChat).values.map(({ value }) => value);
    expect(values(OPTIONS)).not.toContain('own');
    const { options } = bring(OPTIONS, 1, deck());
    expect(values(options)).toContain('own');
    const changed = blue.within?.write(options, 'Ferengi') ?? null;
    expect(words(changed)[1]).toBe('Blue’s deck: Ferengi');
  });

  it('T-LOBBY-06: a player’s own deck is removed when the player takes it back or leaves, and a starter deck replaces it', () => {
    const { submit, table } = lobby();
    submit({ t: 'bring', deck: deck(), player: 'p1' });
    expect(words(table.options)[1]).toBe('Blue’s deck: a deck of their own');
    expect(submit({ t: 'bring', deck: null, player: 'p1' })).toEqual(['P1 takes a starter deck. P0 has to agree.']);
    expect(words(table.options)[1]).toBe('Blue’s deck: Klingon');
    expect(() => submit({ t: 'bring', deck: null, player: 'p1' })).toThrow(/haven’t brought a deck/);
    submit({ t: 'bring', deck: deck(), player: 'p1' });
    submit({ t: 'leave', seat: 1, player: 'p1' });
    expect(JSON.stringify(table.options)).not.toContain('own');
    expect(words(table.options)[1]).toBe('Blue’s deck: Klingon');
  });

  it('a seat keeps its chosen starter deck when its player leaves', () => {
    const { submit, table } = lobby({ decks: ['Federation', 'Ferengi'] });
    submit({ t: 'leave', seat: 1, player: 'p1' });
    expect(words(table.options)[1]).toBe('Blue’s deck: Ferengi');
  });

  it('T-LOBBY-06 T-LOBBY-04: bringing a deck needs the other player’s agreement, and only seated players can bring one', () => {
    const { submit, table } = lobby();
    expect(submit({ t: 'bring', deck: deck(), player: 'p1' })).toEqual([
      expect.stringMatching(/^P1 brings a deck\. All \d+ cards are enforced\. P0 has to agree\.$/),
    ]);
    expect(table.chairs.map(({ ready }) => ready)).toEqual([null, 'r']);
    expect(() => submit({ t: 'start', player: 'p1', ready: 'z' })).toThrow(/not agreed/);
    expect(() => submit({ t: 'bring', deck: deck(), player: 'p9' })).toThrow(/Take a seat first/);
  });
});
