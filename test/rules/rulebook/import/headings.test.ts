import { expect, test } from 'vitest';
import { withoutContents } from '../../../../src/rulebook/import/contents.ts';
import { withoutFurniture } from '../../../../src/rulebook/import/furniture.ts';
import { headingsOf } from '../../../../src/rulebook/import/headings.ts';
import { textLines } from '../../../../src/rulebook/import/lines.ts';

/** The headings of a document as `depth title`. */
function found(text: string): string[] {
  const contents = withoutContents(withoutFurniture(textLines(text)).lines);
  return headingsOf(contents).headings.map(({ first, end, depth }) => {
    const words = contents.lines.slice(first, end).map((line) => line.text);
    return `${depth} ${words.join(' ')}`;
  });
}

test('if a document has marked headings, nothing else is treated as a heading', () => {
  expect(found('# The Bay\n\nWater.\n\nLOUD\n\nYes.\n\n### Tides\n\nTwice a day.')).toEqual(['1 The Bay', '3 Tides']);
});

test('headings in capitals are recognized, even across two lines and directly after a sentence', () => {
  const text =
    'LANTERN BAY\n\nA game.\nTHE BOATS AND\nTHEIR CREWS\nEach boat has one.\n\nTHE KEEPER’S Lamp TURN\nIt burns.';
  expect(found(text)).toEqual(['2 LANTERN BAY', '2 THE BOATS AND THEIR CREWS', '2 THE KEEPER’S Lamp TURN']);
});

test.each([
  ['a sentence', 'ROW HOME NOW.'],
  ['a value', 'PLAYERS: 2 - 4'],
  ['a row', 'CREW\t3'],
  ['a short word', 'VS'],
  ['the second half of a sentence', 'Shout across the water\nROW HOME'],
  ['a long line', 'ROW '.repeat(30).trim()],
])('%s in capitals isn’t a heading', (_, line) => {
  expect(found(`THE BAY\n\nWater.\n\n${line}\n\nMore water.\n\nTHE BOATS\n\nWood.`)).toEqual([
    '2 THE BAY',
    '2 THE BOATS',
  ]);
});

test('lower-case titles are recognized if the document has many', () => {
  const text =
    'THE BAY\n\nWater.\n\nHigh and Low Tide (for 2 / 3 boats)\n\nIt turns.\n\nThe Lamp\n\n- Light it.\n\nTHE BOATS\n\nWood.';
  expect(found(text)).toEqual(['2 THE BAY', '4 High and Low Tide (for 2 / 3 boats)', '4 The Lamp', '2 THE BOATS']);
});

test('a few lower-case titles among many in capitals are treated as captions', () => {
  const chapters = 'ABCDEFGHIJ'.split('').map((letter) => `CHAPTER ${letter}\n\nText of it.\n\n`);
  expect(found(`${chapters.join('')}The Keeper’s Boat\n\nShe leaks.\n\nThe Pier\n\nIt stands.`)).toHaveLength(10);
});

test.each([
  ['names in a column', '1. Ann Brook\n\n2. Ben Coyle\n\n3. Cy Dunn'],
  ['a value', 'Boats: Three\n\nEach has a crew.'],
  ['words that aren’t capitals', 'The lamp burns low'],
])('%s aren’t treated as titles', (_, lines) => {
  const text = `The Bay\n\nIt is wide.\n\nThe Lamp\n\nIt burns.\n\n${lines}\n\nThe Boats\n\nThey leak.`;
  expect(found(text)).toEqual(['4 The Bay', '4 The Lamp', '4 The Boats']);
});

test('bold lines are recognized as headings', () => {
  expect(found('**the bay**\n\nIt is wide.\n\n**the lamp**\n\nIt **burns**.')).toEqual(['3 the bay', '3 the lamp']);
});

test('headings that the contents list names are top-level, and a lower-case one counts only if the text doesn’t also have it in capitals', () => {
  const contents = 'Rowing\t1\nThe Wind\t2\nTowing out\t3\nNets\t4\nCrew\t5\n\n';
  const text =
    'ROWING\n\nRow.\n\nTHE OARS\n\nTwo.\n\nRowing\n\nmeans oars.\n\nTowing out\n\nmeans ropes.\n\nTHE END\n\nBye.';
  expect(found(contents + text)).toEqual(['1 ROWING', '2 THE OARS', '1 Towing out', '2 THE END']);
});

test('a term is recognized as a heading only where it first occurs after a source note', () => {
  const entry = (name: string): string => `${name}\n\nSee below.\nTaken from Log.\n\n`;
  expect(found(`${entry('anchor')}${entry('BOAT')}${entry('crew')}oar\n\nBOAT\n\nnot a heading`)).toEqual([
    '1 BOAT',
    '1 crew',
    '1 oar',
  ]);
});

test('a listed term that is repeated within text is ignored', () => {
  const names =
    'anchor,bait,bow,buoy,cable,crew,deck,drift,ebb,fleet,gale,hull,keel,lee,mast,net,oar,pier,reef,sail'.split(',');
  const entries = names.map(
    (name) => `${name}\n\nIt is known.${name === 'crew' ? '\n\nanchor\n\nneeds them.' : ''}\n\n`,
  );
  expect(found(`${names.join('\n')}\n\n${entries.join('')}`)).toEqual(names.map((name) => `1 ${name}`));
});
