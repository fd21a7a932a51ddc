import { describe, expect, it } from 'vitest';
import { choosable, settingWords } from '../../../src/chat/game-chat.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { roundOf } from '../../../src/games/away-missions/chapters/preparation/deployment.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { bring } from '../../../src/games/away-missions/decks/bring.ts';
import { change } from '../../../src/games/away-missions/decks/change.ts';
import type { Deck } from '../../../src/games/away-missions/decks/deck.ts';
import { starterDeck } from '../../../src/games/away-missions/decks/lists.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';
import { counted, kept, withZone } from '../../../src/games/kit/decks/zoned.ts';
import { apply } from '../../../src/kernel/apply.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { chanceOf } from '../../../src/kernel/random.ts';
import { createTable, type Input } from '../../../src/kernel/table.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { seen } from '../discord/support/samples.ts';

/** Returns a starter deck after some changes, as stored. A minus removes a card. */
function own(faction: Faction, ...names: string[]): Json {
  const deck = names.reduce((now: Deck, name) => {
    const by = name.startsWith('-') ? -1 : 1;
    const after = change(now, { card: name.replace(/^-/, ''), zone: null, by });
    if ('wrong' in after) throw new Error(after.wrong);
    return after.deck;
  }, starterDeck(faction));
  return kept(deck);
}

const PICARD = own('federation', 'Picard', 'Crusher', '-Hold the Ship', 'Open a Dialogue', 'Wide Beam');
const DECKS = awayMissionsChat.settings.filter(({ name }) => name.startsWith('deck-'));
const words = (options: Json) => DECKS.slice(0, 2).map((setting) => settingWords(setting, options));

/** Returns a lobby with two people, and a function that submits inputs and returns the log. */
function lobby(options: Json = {}) {
  const table = createTable(awayMissions, { id: 'abc123', title: 'T', owner: 'p0', options, commitment: 'c' });
  const around = {
    game: awayMissions,
    chance: chanceOf('s'),
    checkpoint: () => {
      throw new Error('nothing is taken back');
    },
  };
  const submit = (input: Input) => apply(table, input, around).events.map(({ text }) => text);
  for (const seat of [0, 1]) submit({ t: 'seat', seat, player: `p${seat}`, called: `P${seat}`, ready: 'r' });
  return { table, submit };
}

describe('decks that players bring to Away Missions', () => {
  it('M-TEAM-12 M-BUILD-09: a deck that a player brings is played from their seat, with the deck’s team', () => {
    const { options, says } = bring(awayMissions.options({}), 0, PICARD);
    const { g } = new InMemoryTable(awayMissions, { options, secret: 'own' }).start().state;
    expect(says).toBeNull();
    const [federation, borg] = g.players;
    const all = [...(federation?.decks.mission ?? []), ...(federation?.hand.mission ?? [])];
    expect(all).toHaveLength(20);
    expect(all).toContain('open-a-dialogue');
    expect(all).not.toContain('hold-the-ship');
    expect(federation?.decks.support).toHaveLength(21);
    expect(Object.keys(g.characters).slice(0, 4)).toEqual(['picard', 'crusher', 'data', 'worf']);
    expect(borg?.brought).toBeUndefined();
    expect([...(borg?.decks.support ?? [])].sort()).toEqual([...STARTER_DECKS.borg.support].sort());
  });

  it('M-BUILD-08: a player who brings no deck plays the starter deck, and their options stay unchanged', () => {
    expect(awayMissions.options({})).toEqual({ federation: 0 });
    const { options } = bring(awayMissions.options({}), 0, PICARD);
    expect(bring(options, 0, null)).toEqual({ options: { federation: 0 }, says: null });
    expect(bring(awayMissions.options({}), 1, null)).toEqual({ options: { federation: 0 }, says: null });
  });

  it('M-PREP-11 M-OPEN-92: a player who brings a deck chooses among its Core Missions', () => {
    const core = (...cards: string[]): string[] => {
      const deck = withZone(starterDeck('federation'), 'core', counted(cards));
      const { options } = bring(awayMissions.options({ quick: true }), 0, kept(deck));
      const match = new InMemoryTable(awayMissions, { options, secret: 'cores' }).start();
      while (match.pending(0)?.options.some(({ verb }) => verb === 'core') !== true) {
        const [asked] = match.state.pending;
        if (asked === undefined) throw new Error('nobody is asked');
        match.answer(asked, [asked.options[0]?.key ?? '']);
      }
      return match.pending(0)?.options.map(({ key }) => key) ?? [];
    };
    expect(core('repair-ship', 'defend-sector-001')).toEqual(['core:repair-ship', 'core:defend-sector-001']);
    expect(core('defend-sector-001')).toEqual(['core:defend-sector-001']);
  });

  it('M-TEAM-06: once the game has begun, the team of a player’s own deck is named after its Commander', () => {
    const { options } = bring(awayMissions.options({}), 0, PICARD);
    const { players } = awayMissions.view(new InMemoryTable(awayMissions, { options, secret: 'x' }).start().state, 1);
    expect(players.map(({ team }) => team)).toEqual(['Picard’s Away Team', 'Locutus’s Unimatrix']);
  });

  it.each<[string, Json, string, string]>([
    ['too few Missions', own('federation', '-Hold the Ship'), 'M-BUILD-01', 'exactly 20 cards, but this one has 19'],
    ['too few Support cards', own('federation', '-Scanner'), 'M-BUILD-02', 'at least 20 cards, but this one has 19'],
    ['a card of another affiliation', own('federation', 'Adapt'), 'M-BUILD-03', 'isn’t a card for'],
    ['too many copies of a card', own('federation', 'Hypospray'), 'M-BUILD-04', 'Supply 2, so 3 copies are too many'],
    ['no cards', {}, 'M-TEAM-12', 'deck is empty'],
    ['the affiliation of another seat', own('borg'), 'M-BUILD-03', 'your seat is Federation'],
  ])('a deck with %s is refused, with the rule that it breaks', (_what, deck, rule, says) => {
    const refusal = { rule, text: expect.stringContaining(says) };
    expect(() => bring(awayMissions.options({}), 0, deck)).toThrow(expect.objectContaining({ refusal }));
  });

  it('the lobby shows that a player brings a deck, but none of its characters or cards', () => {
    const { options } = bring(awayMissions.options({}), 0, PICARD);
    expect(words(options)).toEqual(['Decks of Federation: a deck of their own', 'Decks of Borg: the starter decks']);
    const told = JSON.stringify(
      lobbyDraft(seen({ game: 'away-missions', status: 'lobby', options }), awayMissionsChat),
    );
    expect(told).toContain('a deck of their own');
    expect(told).not.toMatch(/Picard|Crusher|Dialogue|Wide Beam/i);
  });

  it('the other seat’s view doesn’t depend on the cards in a player’s own deck', () => {
    const views = [own('federation', '-Hold the Ship', 'Open a Dialogue'), own('federation')].map((deck) => {
      const { options } = bring(awayMissions.options({}), 0, deck);
      return JSON.stringify(
        awayMissions.view(new InMemoryTable(awayMissions, { options, secret: 'x' }).start().state, 1),
      );
    });
    expect(views[0]).toBe(views[1]);
    expect(views[0]).not.toContain('brought');
  });

  describe('M-MULT-01 M-BUILD-09: players’ own decks in a game with several players of one affiliation', () => {
    const four = { factions: ['federation', 'borg', 'federation', 'borg'], escalation: true };
    const broughtBy = ({ options }: { options: Json }) =>
      awayMissions.setup(awayMissions.options(options) as never).players.map(({ brought }) => brought !== undefined);

    it('a player’s own deck is used only for that player’s seat', () => {
      const second = bring(awayMissions.options(four), 2, PICARD);
      expect(broughtBy(second)).toEqual([false, false, true, false]);
      const both = bring(second.options, 0, own('federation'));
      expect(broughtBy(both)).toEqual([true, false, true, false]);
      expect(broughtBy(bring(both.options, 0, null))).toEqual([false, false, true, false]);
      const own4 = bring(both.options, 3, own('borg'));
      expect(broughtBy(own4)).toEqual([true, false, true, true]);
      expect(DECKS.map((setting) => settingWords(setting, own4.options))).toEqual(
        ['Federation', 'Borg', 'Klingon', 'Romulan', 'Federation 2', 'Borg 2', 'Klingon 2', 'Romulan 2'].map(
          (seat) =>
            `Decks of ${seat}: ${['Federation', 'Federation 2', 'Borg 2'].includes(seat) ? 'a deck of their own' : 'the starter decks'}`,
        ),
      );
      expect(() => bring(awayMissions.options(four), 1, PICARD)).toThrow('your seat is Borg');
    });

    it('M-OPEN-82: the last two members of a player’s own team arrive later, even if one is a Specialist', () => {
      const { options } = bring(awayMissions.options(four), 2, own('federation', 'Picard', 'Crusher', 'La Forge'));
      const g = awayMissions.setup(awayMissions.options(options) as never);
      const rounds = (seat: number) =>
        Object.values(g.characters).flatMap((one) => (one.seat === seat ? [[one.id, roundOf(g, one)]] : []));
      expect(rounds(0)).toEqual([
        ['riker', null],
        ['shelby', null],
        ['data', 2],
        ['worf', 3],
      ]);
      expect(rounds(2)).toEqual([
        ['picard', null],
        ['crusher', null],
        ['data-2', 2],
        ['la-forge', 3],
      ]);
    });
  });

  it('a menu can’t select a player’s own deck, but can replace it with the starter decks', () => {
    const [setting] = DECKS;
    if (setting === undefined) throw new Error('no setting');
    const values = (options: Json) => choosable(setting, options, awayMissionsChat).values.map(({ value }) => value);
    expect(values(awayMissions.options({}))).toEqual(['starter']);
    const { options } = bring(awayMissions.options({}), 0, PICARD);
    expect(values(options)).toEqual(['starter', 'own']);
    expect(setting.within?.write(options, 'starter')).toEqual({ federation: 0 });
  });

  it('T-LOBBY-06 T-LOBBY-04: a deck that a player brings needs the other player’s agreement and is removed when its owner leaves', () => {
    const { table, submit } = lobby();
    expect(submit({ t: 'bring', deck: PICARD, player: 'p0' })).toEqual(['P0 brings a deck. P1 has to agree.']);
    expect(submit({ t: 'bring', deck: null, player: 'p0' })).toEqual(['P0 takes a starter deck. P1 has to agree.']);
    submit({ t: 'bring', deck: PICARD, player: 'p0' });
    submit({ t: 'leave', seat: 0, player: 'p0' });
    expect(table.options).toEqual({ federation: 0 });
  });

  it('M-TEAM-02: a player’s own deck moves to another seat with its affiliation, and is dropped if the affiliation changes', () => {
    const { table, submit } = lobby();
    submit({ t: 'bring', deck: PICARD, player: 'p0' });
    submit({ t: 'options', options: { ...Object(table.options), federation: 1 }, player: 'p0' });
    expect(table.chairs.map(({ player }) => player)).toEqual(['p1', 'p0']);
    expect(awayMissions.setup(table.options).players.map(({ brought }) => brought?.team[0])).toEqual([
      undefined,
      'picard',
    ]);
    submit({ t: 'options', options: { ...Object(table.options), factions: ['klingon', 'borg'] }, player: 'p0' });
    expect(JSON.stringify(table.options)).not.toContain('picard');
  });
});
