import type { FirstEditionView, LastMetView } from '../../src/games/first-edition/view.ts';
import type { Block } from '../kit/flow.ts';
import { listBlock } from '../kit/list-block.ts';
import { list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { briefBlock } from './brief-block.ts';
import { needsBlock } from './needs-block.ts';
import { columnWidth, drawPage } from './paged.ts';
import { lookOf } from './sides.ts';

function blocksOf({ card, needs, overcome, team, aimed, where }: LastMetView): Block[] {
  const width = columnWidth(2);
  const heading = overcome ? 'The personnel overcame it' : 'The personnel didn’t overcome it';
  const asked =
    needs.length === 0
      ? listBlock(heading, [{ words: 'This dilemma can’t be overcome. It takes effect.' }], width)
      : needsBlock(heading, needs, [], width);
  const people = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [listBlock(title, names.map(person), width)];
  const at = listBlock('At', [{ icon: 'explore', words: where }], width);
  return [briefBlock(card, width), asked, at, ...people('Targets', aimed), ...people('Personnel who faced it', team)];
}

const person = (words: string) => ({ icon: 'person', words }) as const;

function words({ lastMet }: FirstEditionView): string[] {
  if (lastMet === null) return ['No dilemma encountered yet.'];
  const { card, needs, overcome, where, team, aimed } = lastMet;
  const had = needs.map(({ words: asked, has, needs: wanted }) => `${asked} (${has} of ${wanted})`);
  return [
    `${card.title} at ${where}: ${overcome ? 'overcome' : 'not overcome'}.`,
    ...(had.length === 0 ? [] : [`Needed: ${list(had)}.`]),
    `Faced by ${team.length === 0 ? 'nobody' : list(team)}.`,
    ...(aimed.length === 0 ? [] : [`Targets: ${list(aimed)}.`]),
  ];
}

/** Shows the last dilemma encountered: its requirement, how much of it the personnel met, and who faced it. */
export const met: Scene<FirstEditionView, object> = {
  draw({ lastMet }) {
    if (lastMet === null) return drawPage([], 2, 1, { title: 'No dilemma encountered yet' });
    const title = lastMet.card.title;
    return drawPage(blocksOf(lastMet), 2, 1, { seat: lookOf(lastMet.seat), title, facts: [`Turn ${lastMet.turn}`] });
  },
  pages: () => 1,
  alt: (view) => altText(words(view)),
  text: words,
};
