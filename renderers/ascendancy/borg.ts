import type { AscendancyView, BorgView } from '../../src/games/ascendancy/view.ts';
import { type Block, measuringPen, type Page } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { entryWords, type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { wrap, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { half, pagesOf } from './pages.ts';
import { seatNumber } from './palette.ts';
import { nameOf, placeName, systemName } from './words.ts';

/** The number of dice that an undamaged Cube has. */
const full = 9;

type Cube = BorgView['cubes'][number];

/** Draws a Cube: its dice as a bar, its place, and its Shields against each player it has adapted to. */
function cubeBlock(view: AscendancyView, cube: Cube, active: boolean): Block {
  const adapted = view.players.flatMap(({ seat }) =>
    (cube.adapted[seat] ?? 0) > 0 ? [{ seat, by: cube.adapted[seat] ?? 0 }] : [],
  );
  const where = wrap(measuringPen(), placeName(view, cube.at), half - 48, { face: 'text' });
  const under = 138 + where.length * 38;
  const tall = under + (adapted.length > 0 ? 58 : 0);
  return {
    height: tall,
    draw(pen, x, y, high) {
      const ground = colour.foeFill;
      panel(pen, x, y, half, high, {
        fill: ground,
        edge: active ? colour.text : colour.foe,
        cut: 22,
        weight: active ? 4 : 3,
      });
      icon(pen, 'cube', x + 48, y + 50, 44, colour.foe);
      write(pen, `Cube ${cube.id}`, x + 88, y + 50, { px: size.head, ground });
      write(pen, `${cube.dice}`, x + half - 28, y + 50, { px: 48, face: 'display', ground, align: 'right' });
      icon(pen, 'die', x + half - 100, y + 50, 36, colour.foe);
      const each = (half - 48) / full;
      for (let i = 0; i < full; i++)
        rule(pen, x + 24 + i * each, y + 90, each - 6, 14, i < cube.dice ? colour.foe : '#6A2F38');
      for (const [i, words] of where.entries()) write(pen, words, x + 24, y + 138 + i * 38, { face: 'text', ground });
      if (adapted.length > 0) icon(pen, 'defense', x + 38, y + under + 16, 30, colour.soft);
      for (const [i, { seat, by }] of adapted.entries()) {
        const at = x + 88 + i * 64;
        const number = seatNumber(seat);
        token(pen, seat, at, y + under + 16, 16, number === null ? {} : { letters: number });
        write(pen, `${by}`, at + 22, y + under + 16, { px: size.body, face: 'display', ground });
      }
    },
  };
}

function entries(view: AscendancyView, borg: BorgView): ListItem[] {
  const { variant, turns, built, commands, tech, sealed, lures, order, voices } = borg;
  return [
    {
      icon: 'cube',
      words: variant === 'invasion' ? 'They come through the Transwarp Hub' : 'They appear through Exploration Cards',
    },
    { icon: 'clock', words: 'Turns so far', value: `${turns}` },
    ...(order.card === null ? [] : [{ icon: 'card', words: 'Turn Order Card', value: `${order.card}` } as const]),
    { icon: 'cube', words: 'Cubes built so far', value: `${built}` },
    { icon: 'deck', words: 'Command Cards', value: `${commands.deck}` },
    { icon: 'discard', words: 'Command Cards used', value: `${commands.discard.length}` },
    { icon: 'search', words: 'Borg Tech left', value: `${tech}` },
    ...(sealed ? [{ icon: 'lock', words: 'The Hub is sealed for good' } as const] : []),
    ...lures.map(
      ({ system, turns: left }): ListItem => ({
        icon: 'range',
        words: `Lured to ${systemName(view, system)}, turns`,
        value: `${left}`,
      }),
    ),
    ...voices.map((seat): ListItem => {
      const speaks = view.players.find((one) => one.seat === seat)?.civ === 'federation' ? 'speaks' : 'speak';
      return { icon: 'assimilate', words: `The ${nameOf(view, seat)} ${speaks} for the Borg` };
    }),
  ];
}

function spires({ systems }: AscendancyView): ListItem[] {
  return systems.flatMap(({ name, spire }): ListItem[] =>
    spire === null ? [] : [{ icon: 'adapt', words: name, value: `${spire.nodes}` }],
  );
}

/** Lists the used Command Cards, the latest first. Used cards aren’t drawn again until the deck is reshuffled. */
function used({ commands }: BorgView): ListItem[] {
  return commands.discard.map(({ name }): ListItem => ({ icon: 'discard', words: name })).reverse();
}

function pages(view: AscendancyView): Page[] {
  const { borg } = view;
  if (borg === null) return pagesOf([], []);
  return pagesOf(
    [],
    [
      ...borg.cubes.map((cube) => cubeBlock(view, cube, borg.active?.cube === cube.id)),
      ...listBlocks('Spires, Assimilation Nodes', spires(view), half),
      listBlock('The Borg', entries(view, borg), half),
      ...listBlocks('Command Cards used', used(borg), half),
    ],
  );
}

/** The console of the Borg: Cubes with their dice and Shields, Spires, and cards. */
export const borg: Scene<AscendancyView, { readonly page?: number }> = {
  draw(view, { page = 1 }) {
    const facts = view.borg === null ? [] : [count(view.borg.cubes.length, 'Cube')];
    return drawPage(pages(view), page, { title: view.borg === null ? 'No Borg in this game' : 'The Borg', facts });
  },
  pages: (view) => pages(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: AscendancyView): string[] {
  const { borg: found } = view;
  if (found === null) return ['The Borg are not in this game.'];
  return [
    ...found.cubes.map(({ id, dice, at, adapted }) => {
      const known = view.players.flatMap(({ seat, name }) =>
        (adapted[seat] ?? 0) > 0 ? [`Shields ${adapted[seat]} against the ${name}`] : [],
      );
      const acts = found.active?.cube === id ? ', acting now' : '';
      return `Cube ${id} at ${placeName(view, at)}: ${count(dice, 'die', 'dice')}${acts}${known.map((one) => `; ${one}`).join('')}.`;
    }),
    ...spires(view).map((entry) => `Spire at ${entryWords(entry)}.`),
    ...entries(view, found).map((entry) => `${entryWords(entry)}.`),
    ...used(found).map(({ words: name }) => `Used: ${name}.`),
  ];
}
