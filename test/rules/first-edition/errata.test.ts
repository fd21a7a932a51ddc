import { describe, expect, it } from 'vitest';
import { asPlayedHere } from '../../../commands/as-played.ts';
import { choosable, chosenOf, settingWords } from '../../../src/chat/game-chat.ts';
import { exhibitOf } from '../../../src/discord/compose/exhibit.ts';
import { settingLines } from '../../../src/discord/compose/settings.ts';
import type { Reply } from '../../../src/discord/reply.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { FILES } from '../../../src/games/first-edition/content/cards/index.ts';
import {
  DATED,
  dateOfText,
  NEWEST_TEXTS,
  textAsOf,
  textsOf,
  undated,
} from '../../../src/games/first-edition/content/errata.ts';
import { farEndOf } from '../../../src/games/first-edition/content/far-ends.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards, cardNamed, cardOf, findCard } from '../../../src/games/first-edition/content/pool.ts';
import { backOf, frontOf } from '../../../src/games/first-edition/content/sides.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { bring } from '../../../src/games/first-edition/decks/bring.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { asJson, parseOptions } from '../../../src/games/first-edition/options.ts';
import { setup } from '../../../src/games/first-edition/setup.ts';
import { components } from '../../../src/games/first-edition/viewing/components.ts';
import type { Json } from '../../../src/kernel/types.ts';

const OLD = '2021-07';
const NEW = NEWEST_TEXTS;
const deck = (...draw: string[]) => ({ name: 'mine', missions: ['study-pulsar'], seeds: ['terok-nor', 'horta'], draw });

describe('dated texts of cards', () => {
  it('each newer text changes a fact or the rule of its card, but keeps the card’s title and type', () => {
    const rows = new Set(FILES.flatMap(([, cards]) => Object.keys(cards)));
    for (const { id, of, facts } of DATED) {
      expect(facts.length > 0 || rows.has(id), id).toBe(true);
      const [older, newer] = [cardOf(of), cardOf(id)];
      expect([newer.id, newer.title, newer.type], id).toEqual([id, older.title, older.type]);
      const changed = JSON.stringify({ ...older, id }) !== JSON.stringify(newer);
      expect(changed, id).toBe(facts.length > 0);
      expect(gradeOf(newer).grade, id).toBe(gradeOf(older).grade);
      // The facts of a card's text apply to all its texts.
      expect([textFacts(id), farEndOf(id)], id).toEqual([textFacts(of), farEndOf(of)]);
      if (facts.length > 0 && !rows.has(id)) expect(RULES.get(id), id).toBe(RULES.get(of));
    }
    for (const row of rows)
      if (row !== undated(row))
        expect(
          DATED.map(({ id }) => id),
          row,
        ).toContain(row);
  });

  it('a card’s text is the newest one on a date, and undated cards are the only ones in lists', () => {
    expect([textAsOf('scan', OLD), textAsOf('scan', NEW), textAsOf('data', NEW)]).toEqual([
      'scan',
      'scan@2025-02',
      'data',
    ]);
    expect([textAsOf('scan@2025-02', OLD), textAsOf('scan@2025-02', NEW)]).toEqual(['scan', 'scan@2025-02']);
    expect([dateOfText('scan'), dateOfText('scan@2025-02'), textsOf('scan@2025-02')]).toEqual([
      OLD,
      NEW,
      ['scan', 'scan@2025-02'],
    ]);
    expect(allCards().filter(({ id }) => id !== undated(id))).toEqual([]);
    expect(cardNamed('Scan')?.id).toBe('scan');
  });

  it('C-SEED-31: each card has a front in the pool, and only the back of a two-sided card has another card as its front', () => {
    const fronts = allCards().flatMap(({ id }) => (frontOf(id) === id ? [] : [[id, backOf(frontOf(id))]]));
    expect(fronts.length).toBeGreaterThan(10);
    for (const [card, back] of fronts) expect(back).toBe(card);
    expect(allCards().filter(({ id }) => findCard(frontOf(id)) === undefined)).toEqual([]);
    expect(frontOf('shot-in-the-back')).toBe('shot-in-the-back');
  });

  it('C-SEED-31: both sides of a card have the text of the same date', () => {
    expect([backOf('terok-nor'), backOf('terok-nor@2025-02')]).toEqual([
      'deep-space-9-back',
      'deep-space-9-back@2025-02',
    ]);
    expect([frontOf('terok-nor-back@2025-02'), frontOf('deep-space-9@2025-02'), frontOf('scan@2025-02')]).toEqual([
      'deep-space-9@2025-02',
      'deep-space-9@2025-02',
      'scan@2025-02',
    ]);
  });
});

describe('the date of the texts at a table', () => {
  it('a table without the option plays by the texts of 2021, and its options don’t change', () => {
    const raw = { decks: [deck('scan', 'saavik'), deck('scan')], first: 0, goal: 100, guide: false };
    const options = asJson(parseOptions(raw));
    expect(Object.keys(options as object).sort()).toEqual(['decks', 'first', 'goal', 'guide']);
    const g = setup(parseOptions(options));
    expect(JSON.stringify(g.options)).toBe(JSON.stringify(parseOptions(raw)));
    expect(g.players.map(({ deck: pile }) => pile)).toEqual([['scan', 'saavik'], ['scan']]);
    expect(JSON.stringify(setup(parseOptions({ ...raw, texts: OLD })).players)).toBe(JSON.stringify(g.players));
  });

  it('a table of the newest texts plays with their cards, but its options have the cards without dates', () => {
    const raw = { decks: [deck('scan', 'saavik'), deck('data')], texts: NEW };
    const options = parseOptions(raw);
    expect(options.decks[0].draw).toEqual(['scan', 'saavik']);
    const g = setup(options);
    expect(g.players[0]).toMatchObject({
      deck: ['scan@2025-02', 'saavik@2025-02'],
      seeds: ['terok-nor@2025-02', 'horta'],
    });
    // The position has the same ids after it is set up from its own options.
    expect(setup(g.options).players).toEqual(g.players);
    expect(() => parseOptions({ texts: '1994-11' })).toThrow('texts');
  });

  it('new tables play by the newest texts, older tables keep theirs, and players can choose', () => {
    const texts = firstEditionChat.settings.find(({ name }) => name === 'texts');
    if (texts === undefined) throw new Error('there is no such setting');
    const opened = firstEdition.options(firstEditionChat.opening ?? {});
    const older = firstEdition.options({});
    expect([settingWords(texts, opened), settingWords(texts, older)]).toEqual([
      'Card texts: newest',
      'Card texts: as of 2021',
    ]);
    expect(settingLines(opened, firstEditionChat).join(' ')).not.toContain('Card texts');
    expect(settingLines(older, firstEditionChat).at(-1)).toContain('Card texts: as of 2021');
    const open = choosable(texts, opened, firstEditionChat);
    expect(open.values.map(({ value }) => value)).toEqual([NEW, OLD]);
    for (const { hint = '' } of open.values) expect(hint).not.toBe('');
    const changed = texts.within?.write(opened, OLD) ?? null;
    expect(chosenOf(texts, changed)).toBe(OLD);
    // Other settings don't change the date.
    const deckSetting = firstEditionChat.settings[0]?.within;
    expect(chosenOf(texts, deckSetting?.write(changed, 'Romulan') ?? null)).toBe(OLD);
  });

  it('a brought deck is stored without dates, and keeps the table’s date', () => {
    const own = { missions: [{ card: 'nebula', count: 1 }], draw: [{ card: 'scan', count: 30 }] };
    expect(() => bring({ texts: NEW }, 0, own)).toThrow('missions');
    const starter = firstEditionChat.decks?.starters[0]?.deck ?? null;
    const { options } = bring(firstEdition.options({ texts: NEW }), 0, starter);
    expect(options).toMatchObject({ texts: NEW });
    expect(JSON.stringify(options)).not.toContain('@');
  });
});

describe('looking up a card with two texts', () => {
  it('a look-up has one line with what differs in the other text', () => {
    const { lines = [] } = components().find(({ id }) => id === 'saavik') ?? {};
    expect(lines.filter((line) => line.startsWith('Text of 2025: '))).toEqual([expect.stringContaining('Exobiology')]);
    const newer = exhibitOf('saavik@2025-02', firstEditionChat);
    expect(JSON.stringify(newer.body)).toContain('Text of 2021: ');
    const { lines: plain = [] } = components().find(({ id }) => id === 'data') ?? {};
    expect(plain.join(' ')).not.toContain('Text of');
    const picture = firstEditionChat.pictures.component('scan@2025-02')[0]?.params['component'];
    expect(picture).toMatchObject({ note: 'Text of 2025. Other texts differ' });
  });

  const shown = async (options: Json | null, component = 'scan', game = 'first-edition') => {
    const backend = {
      tableOf: async () => (options === null ? null : 'abc'),
      summary: async () => ({ game, options }),
    };
    const reply: Reply = { do: 'exhibit', exhibit: { game: 'first-edition', component }, share: false };
    const context = { backend, games: [firstEditionChat] } as unknown as Parameters<typeof asPlayedHere>[2];
    const answer = await asPlayedHere(reply, { channel: { id: '1' } } as never, context);
    return answer.do === 'exhibit' && 'component' in answer.exhibit ? answer.exhibit.component : null;
  };

  it('/card shows the text by which the table plays, and elsewhere the newest one', async () => {
    expect(await shown(firstEdition.options({}))).toBe('scan');
    expect(await shown(firstEdition.options({ texts: NEW }))).toBe('scan@2025-02');
    expect(await shown(null)).toBe('scan@2025-02');
    expect(await shown({}, 'scan', 'frontiers')).toBe('scan@2025-02');
    expect(await shown(firstEdition.options({ texts: NEW }), 'data')).toBe('data');
  });
});
