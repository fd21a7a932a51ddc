import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decks } from '../../../src/games/first-edition/chat/decks.ts';
import { CARD_NAMES } from '../../../src/games/first-edition/content/pool.ts';
import type { Deck } from '../../../src/games/first-edition/decks/deck.ts';
import { writeLackey } from '../../../src/games/first-edition/decks/lackey.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';

const fixtures = resolve(import.meta.dirname, '../../fixtures/first-edition');
const file = (name: string): Buffer => readFileSync(join(fixtures, name));

/** A deck with the cards of each zone in the order of their ids. */
function ordered(deck: Deck): Deck {
  const zones = Object.entries(deck).map(([zone, entries]) => [
    zone,
    [...(entries ?? [])].sort((one, other) => one.card.localeCompare(other.card)),
  ]);
  return Object.fromEntries(zones) as Deck;
}

/** Returns the card that a line names with its count, or its error. */
function card(line: string): string {
  const { deck, faults } = read(`Draw deck:\n1 Worf\n${line}`);
  const [, entry] = deck.draw ?? [];
  return faults[0]?.says ?? `${entry?.count} ${entry?.card}`;
}

describe('files from other programs', () => {
  it.each([
    ['a deck file of STCCG1E', 'simple-klingon.stdeck', 'simple-klingon.txt', 'Simple Klingon'],
    ['a list of LackeyCCG in capitals', 'simple-bajoran-capitals.txt', 'simple-bajoran.txt', undefined],
    ['a deck file of LackeyCCG', 'simple-cardassian.dek', 'simple-cardassian.txt', 'Simple Cardassian'],
    ['a list from a spreadsheet', 'simple-federation.csv', 'simple-federation.txt', undefined],
    ['a list from a forum', 'tng-starter-klingon-forum.txt', 'tng-starter-deck-klingon.txt', 'Warriors of the Empire'],
  ])('%s is the same deck as the plain list', (_what, name, plain, title) => {
    const { deck, faults, name: told } = read(file(`deck-files/${name}`));
    expect(faults).toEqual([]);
    expect(told).toBe(title);
    const { aside: _, ...expected } = read(file(`decks/${plain}`)).deck;
    const { aside: __, ...found } = deck;
    expect(ordered(found)).toEqual(ordered(expected));
  });

  it('files from a later STCCG1E version and from OCTGN are read', () => {
    const seed = [{ name: 'Armus: Skin Of Evil', set: 'PR', type: 'Dilemma', quantity: 1, cardId: 'PR/PR/Armus' }];
    expect(read(JSON.stringify({ format: 'STCCG1E-Deck-v3', name: 'x', notes: 'y', seed })).deck).toEqual({
      seeds: [{ card: 'armus-skin-of-evil', count: 1 }],
    });
    const octgn =
      '<?xml version="1.0"?><deck game="x"><section name="Missions" shared="False"><card qty="1" id="y">Wormhole Negotiations</card></section><section name="Deck"><card qty="2" id="z">Jo&apos;Bril</card></section></deck>';
    expect(read(octgn)).toMatchObject({
      faults: [],
      deck: { missions: [{ card: 'wormhole-negotiations', count: 1 }], draw: [{ card: 'jobril', count: 2 }] },
    });
  });

  it.each([
    ['XML of another kind', '<?xml version="1.0"?><html><body>Data</body></html>', 'I can’t read this XML deck'],
    [
      'a zone that doesn’t exist',
      '<deck><superzone name="Graveyard"><card><name>Data</name></card></superzone></deck>',
      'Decks have no zone “Graveyard”',
    ],
    [
      'a card that doesn’t exist',
      '<deck><superzone name="Deck"><card><name>Datta</name></card></superzone></deck>',
      'Did you mean “Data”',
    ],
  ])('%s is refused', (_what, list, says) => {
    expect(read(list).faults.map((fault) => fault.says)).toEqual([expect.stringContaining(says)]);
  });
});

describe('card names in lists', () => {
  it.each([
    ['Kivas Fajo: Collector', '1 kivas-fajo-collector'],
    ['Armus: Skin Of Evil', '1 armus-skin-of-evil'],
    ['Incoming Message: Klingon', '1 incoming-message-klingon'],
    ['Espionage: Klingon on Federation', '1 espionage-klingon-on-federation'],
    ['Palor Toff – Alien Trader', '1 palor-toff-alien-trader'],
    ['I.K.S. Buruk', '1 ikc-buruk'],
    ['IKS Buruk', '1 ikc-buruk'],
    ['I.K.C. BURUK', '1 ikc-buruk'],
    ['I.K.S. Bortas *PR', '1 ikc-bortas'],
    ['J’Dan', '1 jddan'],
    ['REM Fatigue', '1 rem-fatigue-hallucinations'],
    ['shaka when the walls fell', '1 shaka-when-the-walls-fell'],
    ['Birth of Junior', '1 birth-of-junior'],
    ['Juggler, The', '1 the-juggler'],
    ['REDALERT', '1 red-alert'],
    ['Dignitaries & Witnesses', '1 dignitaries-and-witnesses'],
  ])('C-UNIQ-16: %s is one card, whatever its punctuation', (line, found) => expect(card(line)).toBe(found));

  it.each([
    ['% Vekor', '1 vekor'],
    ['2 ❖ Vekor', '2 vekor'],
    ['Vekor *PR', '1 vekor'],
    ['Vekor (Premiere)', '1 vekor'],
    ['Vekor [PR]', '1 vekor'],
    ['Dr. Reyga *LfL', '1 dr-reyga-life-from-lifelessness'],
    ['DR. REYGA *LFL', '1 dr-reyga-life-from-lifelessness'],
    ['Dr. Reyga', '1 dr-reyga'],
    ['Navigational Hazards *VOY', '1 navigational-hazards-voyager'],
    ['Navigational Hazards (Voyager)', '1 navigational-hazards-voyager'],
    ['Shinzon *CoC', '1 shinzon-chain-of-command'],
    ['Investigate Sighting II*', '1 investigate-sighting-ii'],
    ['Rom*', '1 rom-star'],
    ['Rom', '1 rom'],
    ['2 Leeta', '2 leeta'],
    ['Jean-Luc Picard *VP', '1 jean-luc-picard'],
  ])('“%s” is read as the card %s', (line, found) => expect(card(line)).toBe(found));

  it.each([
    ['Rom***', ['Rom', 'Rom*']],
    ['Dr. Reyga (Xyzzy)', ['Dr. Reyga', 'Dr. Reyga (Life From Lifelessness)']],
  ])('if the name %s fits several cards, all of them are suggested', (name, like) => {
    const { faults, wrong } = read(`1 Worf\n1 ${name}`);
    expect(faults).toHaveLength(1);
    expect(wrong?.map((one) => one.name)).toEqual([name]);
    expect(wrong?.[0]?.like).toEqual(expect.arrayContaining(like));
  });

  it.each([
    ['• Data', '1 data'],
    ['- 2 Data', '2 data'],
    ['* 2x Data', '2 data'],
    ['> – Data', '1 data'],
    ['3. Data', '1 data'],
    ['3) 2x Data', '2 data'],
    ['[ ] 2 Data', '2 data'],
    ['**2 Data**', '2 data'],
    ['`2 Data`', '2 data'],
    ['x2 Data', '2 data'],
    ['(2) Data', '2 data'],
    ['[2x] Data', '2 data'],
    ['2: Data', '2 data'],
    ['2 - Data', '2 data'],
    ['2Data', '2 data'],
    ['2xData', '2 data'],
    ['Data: 2', '2 data'],
    ['Data (x2)', '2 data'],
    ['Data ×2', '2 data'],
    ['2\tData\tPremiere', '2 data'],
    ['2,Data', '2 data'],
    ['"2","Data"', '2 data'],
    ['Data;2', '2 data'],
    ['2,"Shaka, When the Walls Fell",PR', '2 shaka-when-the-walls-fell'],
    ['2,Shaka, When the Walls Fell,PR', '2 shaka-when-the-walls-fell'],
    ['1,Dr. Reyga,Life From Lifelessness', '1 dr-reyga-life-from-lifelessness'],
    ['| 2 | Data |', '2 data'],
    ['100,000 Tribbles - Clone', '1 100-000-tribbles-clone'],
    ['2 100,000 Tribbles - Clone', '2 100-000-tribbles-clone'],
    ['1 Tribble - Go', '1 1-tribble-go'],
    ['2 Horga&#39;hn', '2 horgahn'],
    ['2 Horga&rsquo;hn', '2 horgahn'],
    ['2 Dignitaries &amp; Witnesses', '2 dignitaries-and-witnesses'],
    ['2 Da\u200bta\ufeff', '2 data'],
    ['\u200e2\u00a0Data', '2 data'],
    ['2 Data (by agreement)', '2 data'],
    ['Personnel: Data', '1 data'],
    ['Draw deck: 2 Data', '2 data'],
  ])('the line “%s” is read as %s', (line, found) => expect(card(line)).toBe(found));

  it('two cards on one line give an error', () => {
    expect(card('1,Data,Worf')).toContain('There is no card');
    expect(card('Data, Worf')).toContain('There is no card');
  });
});

describe('lines in a list that don’t name cards', () => {
  const plain = read('2\tData\nMissions:\n1\tDistress Mission').deck;

  it.each([
    ['a title', 'Federation Premiere\n2 Data\nMissions:\n1 Distress Mission', 'Federation Premiere'],
    [
      'a title above blank lines',
      'Warriors of Vulcan\n\n2 Data\n\nMissions (1)\n1 Distress Mission',
      'Warriors of Vulcan',
    ],
    ['a title that is a card', '**Spock**\n2 Data\nMissions:\n1 Distress Mission', 'Spock'],
    ['a title with a colon', 'My best deck:\n2 Data\nMissions:\n1 Distress Mission', 'My best deck'],
    ['facts', 'Deck: Mine\nAuthor: Ada\nFormat: Open\n2 Data\nMissions: 1\n1 Distress Mission\nTotal: 3 cards', 'Mine'],
    ['fences and rules', '```txt\n# mine\n2 Data\n-----\n=== Missions ===\n1 Distress Mission\n```', undefined],
    ['a table', 'Name,Qty\nData,2\nDistress Mission,1', undefined],
    ['a table of Markdown', '| Count | Card |\n|---|---|\n| 2 | Data |\n| 1 | Distress Mission |', undefined],
  ])('a list with %s is read without an error', (_what, list, name) => {
    const { deck, faults, name: told } = read(list);
    expect(faults).toEqual([]);
    expect(deck).toEqual(plain);
    expect(told).toBe(name);
  });

  it('if the first line is a misspelled card name, the error suggests the correct name', () => {
    for (const list of ['Datta\nWorf\nSpock', 'Datta', '1 Datta\n1 Worf'])
      expect(read(list).faults.map(({ says }) => says)).toEqual([expect.stringContaining('Did you mean “Data”')]);
  });

  it('a card type used as a header starts a new zone only if no zone is named above it', () => {
    const deck = read(
      'Seed Deck (3)\nMission (1)\n1 Distress Mission\nDoorway (1)\n1 Q-Flash\nDilemma (1)\n1 Horta\nDraw Deck\nPersonnel (1)\n2 Data\nDoorway (1)\n1 Wormhole Navigation Schematic\nQ’s Tent (1)\nPersonnel\n1 Worf',
    );
    const other = read('Personnel\n2 Data\nDilemmas\n1 Horta\nMissions\n1 Distress Mission\nEvents\n1 Red Alert!');
    expect(other.faults).toEqual([]);
    expect(other.deck).toEqual({
      draw: [
        { card: 'data', count: 2 },
        { card: 'red-alert', count: 1 },
      ],
      seeds: [{ card: 'horta', count: 1 }],
      missions: [{ card: 'distress-mission', count: 1 }],
    });
    expect(deck.deck).toMatchObject({
      missions: [{ card: 'distress-mission', count: 1 }],
      seeds: [
        { card: 'q-flash', count: 1 },
        { card: 'horta', count: 1 },
      ],
      tent: [{ card: 'worf', count: 1 }],
    });
  });

  it.each([
    ['Q’s Tent', '1 Data\n1 Q’s Tent\n\nQ’s Tent\n1 Worf'],
    ['Q’s Tent (1)', '1 Data\n1 Q’s Tent\nQ’s Tent (1)\n1 Worf'],
    ['Q&#39;s Tent:', '1 Data\n1 Q’s Tent\nQ&#39;s Tent:\n1 Worf'],
    ['QsTent:', '1 Data\n1 Q’s Tent\nQsTent:\n1 Worf'],
    ['Q’s Tent side deck', 'Data\nQ’s Tent\nQ’s Tent side deck\nWorf'],
    ['Q’s Tent without counts', 'Data\nQ’s Tent\n\nQ’s Tent\nWorf'],
  ])('%s is a header where it isn’t the card', (_what, list) => {
    const { deck, faults } = read(list);
    expect(faults).toEqual([]);
    expect(deck).toEqual({
      draw: [
        { card: 'data', count: 1 },
        { card: 'qs-tent', count: 1 },
      ],
      tent: [{ card: 'worf', count: 1 }],
    });
  });
});

describe('exported lists', () => {
  it('an exported list of every card can be read back unchanged', () => {
    const fronts = CARD_NAMES.filter(({ title }) => !title.includes('(back)'));
    for (let from = 0; from < fronts.length; from += 400) {
      const deck: Deck = { seeds: fronts.slice(from, from + 400).map(({ id }) => ({ card: id, count: 2 })) };
      const { deck: again, faults } = read(writeLackey(deck));
      expect(faults).toEqual([]);
      expect(again).toEqual(deck);
    }
  });

  it.each(['simple-bajoran.txt', 'tng-coa-starter-fed.txt'])(
    'an exported list can be read back even after being copied out of a message: %s',
    (name) => {
      const { deck } = read(file(`decks/${name}`));
      const lines = decks.write(JSON.parse(JSON.stringify(deck))).split(/\r?\n/);
      const text = lines.join('\n');
      const halves = [lines.slice(0, 30).join('\n'), lines.slice(30).join('\n')];
      const copies = {
        'as Markdown': `Deck: **Data**\n\`\`\`\n${text}\n\`\`\``,
        'as it is shown': `Deck: Data\n${text}`,
        'with blanks for tabs': `Deck: Data\n${text.replaceAll('\t', '    ')}`,
        'without tabs': `Deck: Data\n${text.replaceAll('\t', '')}`,
        'of an older version': `**Data**\n\`\`\`\n${text}\n\`\`\``,
        'in parts': `Deck: Data, part 1 of 2\n${halves[0]}\nDeck: Data, part 2 of 2\n${halves[1]}`,
        'in quotation marks of a message': text.replace(/^/gm, '> '),
      };
      for (const [what, copy] of Object.entries(copies)) expect([what, read(copy).deck]).toEqual([what, deck]);
    },
  );

  it('a displayed list can be read back unchanged', () => {
    const { deck } = read(file('decks/simple-bajoran.txt'));
    const shown = decks.list(JSON.parse(JSON.stringify(deck))).join('\n');
    expect(read(shown).faults).toEqual([]);
    expect(read(shown).deck).toEqual(deck);
  });
});
