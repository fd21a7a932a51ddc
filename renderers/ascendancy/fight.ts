import type { AscendancyView, Conflict, Side } from '../../src/games/ascendancy/view.ts';
import { type Block, measuringPen, type Page } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel, plate, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, wrap, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { diceHeight, drawDice } from './dice-row.ts';
import { oddsBlock, oddsWords, stanceOf } from './odds-block.ts';
import { half, pagesOf, wide } from './pages.ts';
import { seatNumber } from './palette.ts';
import { nameOf, placeName, unitWords } from './words.ts';

const kinds: Record<Conflict['kind'], string> = {
  battle: 'Space Battle',
  invasion: 'Planetary Invasion',
  hegemony: 'Cultural Hegemony',
};
const outs: Record<NonNullable<Side['out']>, string> = {
  destroyed: 'Destroyed',
  retreated: 'Retreated',
  cancelled: 'Battle canceled',
};
const results: Record<NonNullable<Conflict['result']>, string> = {
  success: 'The System is taken',
  collateral: 'Collateral Damage',
  annihilation: 'Total Annihilation',
};

/** A side in the picture: its name, its remaining strength, and lines about its levels, Fleets, Hits and losses. */
interface Force {
  readonly side: Side;
  readonly place: number;
  readonly name: string;
  readonly left: string;
  readonly lines: readonly ListItem[];
}

/** Counts the Nodes of the invaded System, including the Control Node. */
function nodesOf(view: AscendancyView, { system }: Conflict): number {
  const found = view.systems.find(({ id }) => id === system);
  if (found === undefined) return 0;
  return found.nodes.filter((node) => node !== null).length + (found.control === null ? 0 : 1);
}

function leftOf(view: AscendancyView, c: Conflict, { owner, units }: Side, place: number): string {
  if (c.kind !== 'battle' && place === 1) return count(nodesOf(view, c), 'Node');
  if (owner === 'borg') {
    const dice = (view.borg?.cubes ?? []).reduce((sum, cube) => sum + (units.includes(cube.id) ? cube.dice : 0), 0);
    return `${count(units.length, 'Cube')}, ${count(dice, 'die', 'dice')}`;
  }
  return count(
    view.units.reduce((sum, { id, ships }) => sum + (units.includes(id) ? ships : 0), 0),
    'Ship',
  );
}

function linesOf(
  view: AscendancyView,
  c: Conflict,
  { owner, units, lost, killed, strikes, doomed, hits, out }: Side,
): ListItem[] {
  const player = view.players.find(({ seat }) => seat === owner);
  const fleets = view.units.filter(({ id, fleet }) => units.includes(id) && fleet !== null).map(unitWords);
  const allot = hits.reduce((sum, one) => sum + one.left, 0);
  const victims = doomed.reduce((sum, { ships }) => sum + ships, 0);
  const used = c.used.filter(({ seat, round }) => seat === owner && round === c.round).length;
  return [
    ...(out === null ? [] : [{ icon: 'out', words: outs[out] } as const]),
    ...(player === undefined
      ? []
      : [
          { icon: 'attack', words: 'Hits on', value: `${player.weapons}+` } as const,
          { icon: 'defense', words: 'Shields', value: `${player.shields}` } as const,
        ]),
    ...fleets.map((words): ListItem => ({ icon: 'ship', words })),
    ...(strikes && c.round <= 1 ? [{ icon: 'stun', words: 'First Strike' } as const] : []),
    ...(allot > 0 ? [{ icon: 'range', words: 'Hits to allocate', value: `${allot}` } as const] : []),
    ...(victims > 0 ? [{ icon: 'damage', words: 'Destroyed this Combat Round', value: `${victims}` } as const] : []),
    ...(lost > 0 ? [{ icon: 'damage', words: 'Lost so far', value: `${lost}` } as const] : []),
    ...(killed > 0 ? [{ icon: 'star', words: 'Destroyed so far', value: `${killed}` } as const] : []),
    ...(used > 0 ? [{ icon: 'card', words: 'Rules used this Combat Round', value: `${used}` } as const] : []),
  ];
}

function forcesOf(view: AscendancyView, c: Conflict): Force[] {
  return c.sides.map((side, place) => ({
    side,
    place,
    name: nameOf(view, side.owner),
    left: leftOf(view, c, side, place),
    lines: linesOf(view, c, side),
  }));
}

const pad = 24;

/** Draws a side: its owner, what it has left, its dice, and its state. */
function forceBlock(c: Conflict, { side, place, name, left, lines }: Force): Block {
  const room = half - 2 * pad;
  const { owner, dice, out } = side;
  const below = diceHeight(dice.length, room);
  const text = { face: 'text', room: room - 44 } as const;
  const rows = lines.flatMap((line) => {
    const [first = '', ...more] = wrap(
      measuringPen(),
      line.words,
      text.room - (line.value === undefined ? 0 : 60),
      text,
    );
    return [{ ...line, words: first }, ...more.map((words): ListItem => ({ words }))];
  });
  const first = 140 + (below === 0 ? 0 : below + 16);
  return {
    height: first + rows.length * 44 + 10,
    draw(pen, x, y, tall) {
      const won = c.winner !== null && (c.winner === place || (c.winner !== 0 && place !== 0 && out === null));
      const fill: HexColour = owner === 'borg' ? colour.foeFill : out === null ? colour.panel : colour.sunken;
      panel(pen, x, y, half, tall, {
        fill,
        cut: 22,
        edge: won ? colour.text : owner === 'borg' ? colour.foe : colour.line,
        weight: won ? 4 : 2,
      });
      drawOwner(pen, owner, x + 50, y + 50, out !== null);
      const title = { px: size.head, ground: fill } as const;
      write(pen, clipped(pen, name, half - 130, title), x + 92, y + 50, title);
      write(pen, `${place === 0 ? 'Attacks' : 'Defends'} with ${left}`, x + pad, y + 102, {
        face: 'text',
        ink: colour.soft,
        ground: fill,
      });
      drawDice(
        pen,
        dice.map(({ face, hit }) => ({ face, good: hit })),
        x + pad,
        y + 136,
        room,
        fill,
      );
      for (const [i, line] of rows.entries()) {
        const at = y + first + i * 44 + 12;
        const foe = line.icon === 'damage';
        if (line.icon !== undefined) icon(pen, line.icon, x + pad + 14, at, 28, foe ? colour.foe : colour.soft);
        write(pen, line.words, x + pad + 44, at, { ...text, ground: fill });
        if (line.value !== undefined)
          write(pen, line.value, x + half - pad, at, { px: size.value, face: 'display', ground: fill, align: 'right' });
      }
    },
  };
}

function drawOwner(pen: Pen, owner: Side['owner'], x: number, y: number, spent: boolean): void {
  if (owner === 'borg' || owner === null) {
    plate(pen, x - 26, y - 26, 52, 52, { fill: colour.foeFill, edge: owner === null ? colour.rim : colour.foe });
    icon(pen, owner === null ? 'flag' : 'cube', x, y, 34, owner === null ? colour.text : colour.foe);
    return;
  }
  const number = seatNumber(owner);
  token(pen, owner, x, y, 24, { spent, ...(number === null ? { glyph: 'ship' } : { letters: number }) });
}

/** Draws a Hegemony attempt: the die and the bonus against the Resistance. */
function hegemonyBlock({ hegemony }: Conflict): Block | null {
  if (hegemony === null) return null;
  const { resistance, bonus, face } = hegemony;
  const total = face === null ? null : face + bonus;
  return {
    height: 190,
    draw(pen, x, y) {
      const ground = colour.panel;
      panel(pen, x, y, wide, 190, { cut: 22 });
      const parts: [string, string][] = [
        ['Die', face === null ? '?' : `${face}`],
        ['Added', `+${bonus}`],
        ['Result', total === null ? '?' : `${total}`],
        ['Resistance', `${resistance}`],
      ];
      for (const [i, [label, value]] of parts.entries()) {
        const at = x + (i + 0.5) * (wide / 4);
        write(pen, label, at, y + 48, { face: 'text', ink: colour.soft, ground, align: 'center' });
        const ink = i === 2 && total !== null && total <= resistance ? colour.quiet : colour.text;
        write(pen, value, at, y + 120, { px: 64, face: 'display', ink, ground, align: 'center' });
        if (i > 0) rule(pen, x + i * (wide / 4), y + 32, 2, 126);
      }
    },
  };
}

function shown(view: AscendancyView): Conflict | null {
  return view.conflict ?? view.last;
}

function pages(view: AscendancyView): Page[] {
  const c = shown(view);
  if (c === null) return pagesOf([], []);
  const attempt = hegemonyBlock(c);
  const odds =
    view.conflict === null || view.odds === null ? null : oddsBlock(view.odds, stanceOf(c, view.reader), wide);
  const heads = [...(attempt === null ? [] : [attempt]), ...(odds === null ? [] : [odds])];
  const forces = c.kind === 'hegemony' ? [] : forcesOf(view, c).map((force) => forceBlock(c, force));
  const end = endWords(view, c);
  return pagesOf(heads, [
    ...forces,
    ...(end.length === 0
      ? []
      : [
          listBlock(
            'State of the fight',
            end.map((words) => ({ icon: 'flag', words })),
            half,
          ),
        ]),
  ]);
}

function endWords(view: AscendancyView, c: Conflict): string[] {
  const won =
    c.winner === null
      ? []
      : c.sides.filter((side, place) => place === c.winner || (c.winner !== 0 && place !== 0 && side.out === null));
  return [
    ...(c.result === null ? [] : [results[c.result]]),
    ...(c.razed.length > 0 ? [`Nodes destroyed: ${c.razed.length}`] : []),
    ...(c.toRaze > 0 ? [`Nodes left to destroy: ${c.toRaze}`] : []),
    ...(won.length > 0
      ? [`Won by the ${list(won.map(({ owner }) => nameOf(view, owner)))}`]
      : c.over
        ? ['The fight is over']
        : []),
  ];
}

/**
 * The current battle, Invasion or Hegemony attempt, or the last one if none is current: its sides with their dice, and
 * the odds.
 */
export const fight: Scene<AscendancyView, { readonly page?: number }> = {
  draw(view, { page = 1 }) {
    const c = shown(view);
    const seat = c === null || c.attacker === 'borg' ? undefined : c.attacker;
    const facts =
      c === null
        ? []
        : [
            ...(c.round > 0 ? [`Combat Round ${c.round}`] : []),
            ...(c.system === null ? [] : [placeName(view, c.sector)]),
          ];
    return drawPage(pages(view), page, { seat, title: c === null ? 'No conflict yet' : kinds[c.kind], facts });
  },
  pages: (view) => pages(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: AscendancyView): string[] {
  const c = shown(view);
  if (c === null) return ['There has been no conflict yet.'];
  const dice = ({ dice: all }: Side): string =>
    all.length === 0
      ? ''
      : `; dice ${list(all.map(({ face, hit }) => `${face === 0 ? 'sure' : face}${hit ? ' hits' : ''}`))}`;
  return [
    `${kinds[c.kind]} at ${placeName(view, c.sector)}${c.round > 0 ? `, Combat Round ${c.round}` : ''}.`,
    ...(c.hegemony === null
      ? []
      : [
          `Die ${c.hegemony.face ?? 'not rolled yet'}, ${c.hegemony.bonus} added, Resistance ${c.hegemony.resistance}.`,
        ]),
    ...forcesOf(view, c).map(({ name, left, lines, side }) => {
      const told = lines.map(({ words: say, value }) => (value === undefined ? say : `${say} ${value}`));
      return `${name}: ${[left, ...told].join('; ')}${dice(side)}.`;
    }),
    ...(view.conflict === null || view.odds === null ? [] : oddsWords(view.odds, stanceOf(c, view.reader))),
    ...endWords(view, c).map((one) => `${one}.`),
  ];
}
