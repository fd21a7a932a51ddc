import type { FirstEditionView } from '../../src/games/first-edition/view.ts';
import { must } from '../../src/kernel/must.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import { panel, plate } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { list } from '../kit/wording.ts';
import { type Writing, wrap, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { lookOf, sideToken } from './sides.ts';
import { vesselBlock, vesselWords } from './vessel-block.ts';

type BattleReport = NonNullable<FirstEditionView['lastBattle']>;
type Ships = Extract<BattleReport, { kind: 'ship' }>;
type ShotReport = Ships['shots'][number];
type Pairing = Extract<BattleReport, { kind: 'personnel' }>['pairs'][number];

const half = columnWidth(2);
const wide = page.width - 2 * page.margin;
const pad = 24;
const step = 42;
const ground = colour.panel;
const hits = { miss: 'Miss', hit: 'Hit', direct: 'Direct hit' } as const;

/** Says how the battle ended, or that it continues. */
function ending({ isOver, isCalledOff, winner, sides }: BattleReport): string {
  if (isCalledOff === true) return 'The battle was canceled';
  if (!isOver) return 'The battle continues';
  return winner === null ? 'Nobody won' : `${sides[winner]} won`;
}

/** Draws one attack with both sides’ totals and its result. */
function shotBlock({ sides }: BattleReport, shot: ShotReport): Block {
  const { seat, target, attack, defense, hit, tactics } = shot;
  const heading: Writing = { px: size.value, ground };
  const lines = wrap(measuringPen(), `${sides[seat]} fires at ${target}`, half - 2 * pad - 48, heading);
  const text: Writing = { face: 'text', ground };
  const used = tactics.flatMap((name, by) => (name === null ? [] : `${sides[by]}’s tactic: ${name}`));
  const below = used.flatMap((line) => wrap(measuringPen(), line, half - 2 * pad, text));
  const top = 36 + lines.length * 44;
  return {
    height: top + 140 + 52 + below.length * step + pad,
    draw(pen, x, y, tall) {
      panel(pen, x, y, half, tall, { cut: 22 });
      sideToken(pen, seat, x + pad + 16, y + 44, 16);
      for (const [at, line] of lines.entries()) write(pen, line, x + pad + 48, y + 44 + at * 44, heading);
      const figures = [
        ['ATTACK', attack],
        ['DEFENSE', defense],
      ] as const;
      const room = (half - 2 * pad - 16) / 2;
      for (const [at, [label, value]] of figures.entries()) {
        const left = x + pad + at * (room + 16);
        plate(pen, left, y + top, room, 120, { fill: colour.raised, cut: 14 });
        const middle = { ground: colour.raised, align: 'center' } as const;
        write(pen, label, left + room / 2, y + top + 30, { ...middle, px: size.small, face: 'text', ink: colour.soft });
        write(pen, `${value}`, left + room / 2, y + top + 80, { ...middle, px: size.title, face: 'display' });
      }
      const said = y + top + 140 + 20;
      icon(
        pen,
        hit === 'miss' ? 'defense' : 'damage',
        x + pad + 16,
        said,
        32,
        hit === 'miss' ? colour.soft : colour.foe,
      );
      write(pen, hits[hit], x + pad + 48, said, { px: size.value, ground });
      for (const [at, line] of below.entries())
        write(pen, line, x + pad, said + 46 + at * step, { ...text, ink: colour.soft });
    },
  };
}

/** Draws two personnel paired in a battle, each in their side’s column, and the loser’s fate. */
function pairBlock({ sides, fate, loser }: Pairing): Block {
  const name: Writing = { px: size.body, ground };
  const room = half - pad - 130;
  const lines = sides.map((side) => wrap(measuringPen(), side.name, room, name));
  const rows = Math.max(...lines.map(({ length }) => length));
  return {
    height: 32 + rows * step + step + 14,
    draw(pen, x, y, tall) {
      panel(pen, x, y, wide, tall, { cut: 18 });
      for (const [seat, { strength }] of sides.entries()) {
        const left = x + seat * (wide / 2);
        const isDown = seat === loser;
        const ink = isDown ? colour.soft : colour.text;
        sideToken(pen, seat, left + pad + 14, y + 40, 14);
        for (const [at, line] of must(lines[seat], `side ${seat}’s lines`).entries())
          write(pen, line, left + pad + 44, y + 40 + at * step, { ...name, ink });
        const right = { px: size.head, face: 'display', ink, ground, align: 'right' } as const;
        write(pen, `${strength}`, left + wide / 2 - pad, y + 40, right);
        const said = isDown ? (fate ?? '') : fate === null ? 'unharmed' : 'stands';
        const low = y + 40 + rows * step;
        if (isDown) icon(pen, fate === 'stunned' ? 'stun' : 'damage', left + pad + 58, low, 28, colour.foe);
        const away = isDown ? 84 : 44;
        write(pen, said, left + pad + away, low, { face: 'text', ground, ink: isDown ? colour.text : colour.soft });
      }
    },
  };
}

/** Draws the battle’s end: totals, the winner, and the personnel killed. */
function endBlock(report: BattleReport): Block {
  const items: ListItem[] = [
    { icon: 'flag', words: ending(report) },
    { icon: 'explore', words: report.where },
  ];
  if (report.kind === 'personnel') {
    const { totals, killed, sides } = report;
    for (const [seat, total] of (totals ?? []).entries())
      items.push({ icon: 'team', words: `${sides[seat]}’s remaining STRENGTH`, value: `${total}` });
    for (const { name, seat } of killed) items.push({ icon: 'damage', words: `${sides[seat]}’s ${name} is killed` });
  }
  return listBlock('Result', items, report.kind === 'ship' ? half : wide);
}

function blocksOf(report: BattleReport): { blocks: Block[]; columns: number } {
  if (report.kind === 'personnel') return { blocks: [endBlock(report), ...report.pairs.map(pairBlock)], columns: 1 };
  const vessels = report.vessels.map((one) => vesselBlock(one, half));
  return { blocks: [...report.shots.map((shot) => shotBlock(report, shot)), ...vessels, endBlock(report)], columns: 2 };
}

function words({ lastBattle: report }: FirstEditionView): string[] {
  if (report === null) return ['No battle yet.'];
  const { kind, seat, where, sides } = report;
  const begun = seat === null ? '' : ` ${sides[seat]} attacked.`;
  const head = `${kind === 'ship' ? 'Ship' : 'Personnel'} battle ${where}.${begun} ${ending(report)}.`;
  if (report.kind === 'ship')
    return [
      head,
      ...report.shots.map(
        ({ seat: by, target, attack, defense, hit }) =>
          `${sides[by]} fires at ${target}: ATTACK ${attack}, DEFENSE ${defense}: ${hits[hit].toLowerCase()}.`,
      ),
      ...report.vessels.map(vesselWords),
    ];
  const { pairs, totals, killed } = report;
  return [
    head,
    ...pairs.map(({ sides: faced, fate, loser }) => {
      const both = faced.map(({ name, strength }) => `${name} ${strength}`).join(' against ');
      return `${both}: ${loser === null ? 'neither is defeated' : `${faced[loser]?.name} is ${fate}`}.`;
    }),
    ...(totals === null ? [] : [`Remaining STRENGTH: ${totals.join(' against ')}.`]),
    ...(killed.length === 0 ? [] : [`Killed: ${list(killed.map(({ name }) => name))}.`]),
  ];
}

/** Shows the current or last battle: attacks and damage of ships, or pairings and casualties of personnel. */
export const battle: Scene<FirstEditionView, { readonly page?: number }> = {
  draw({ lastBattle: report }, { page: wanted = 1 }) {
    if (report === null) return drawPage([], 2, 1, { title: 'No battle yet' });
    const { blocks, columns } = blocksOf(report);
    return drawPage(blocks, columns, wanted, {
      ...(report.seat === null ? {} : { seat: lookOf(report.seat) }),
      title: report.kind === 'ship' ? 'Ship battle' : 'Personnel battle',
      facts: [`Turn ${report.turn}`],
    });
  },
  pages({ lastBattle: report }) {
    if (report === null) return 1;
    const { blocks, columns } = blocksOf(report);
    return pagesOf(blocks, columns).length;
  },
  alt: (view) => altText(words(view)),
  text: words,
};
