import type { CrewView, FirstEditionView } from '../../src/games/first-edition/view.ts';
import type { Block } from '../kit/flow.ts';
import { listBlocks } from '../kit/list-block.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { needsBlock } from './needs-block.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { personBlock, totalsBlock } from './people-block.ts';
import { lookOf } from './sides.ts';
import { crewWords } from './words.ts';

/** The owner and place of the crew to show, and the page number. */
export interface CrewParams {
  readonly seat: number;
  readonly place: string;
  readonly page?: number;
}

function crewOf(view: FirstEditionView, { seat, place }: CrewParams): CrewView | undefined {
  return view.crews.find((crew) => crew.seat === seat && crew.place === place);
}

function blocksOf(crew: CrewView): Block[] {
  const width = columnWidth(2);
  const carried = crew.carried.map((words) => ({ icon: 'equipment', words }) as const);
  return [
    totalsBlock(crew, width),
    ...crew.chances.map(({ name, points, needs, others, mayBegin }) =>
      needsBlock(
        `${name}, ${points} points`,
        needs,
        [
          ...(mayBegin ? [] : ['None of these personnel may attempt it.']),
          ...(others.length === 0 ? [] : [`These could help: ${others.join(', ')}`]),
        ],
        width,
      ),
    ),
    ...crew.people.map((person) => personBlock(person, width)),
    ...listBlocks('Carried', carried, width),
  ];
}

function words(view: FirstEditionView, params: CrewParams): string[] {
  const crew = crewOf(view, params);
  return crew === undefined ? ['There are no personnel here.'] : crewWords(crew);
}

/** Shows a group of personnel: their totals, the missions they are closest to solving, and each member of the group. */
export const crew: Scene<FirstEditionView, CrewParams> = {
  draw(view, params) {
    const found = crewOf(view, params);
    const title = found === undefined ? 'No personnel here' : found.name.charAt(0).toUpperCase() + found.name.slice(1);
    return drawPage(found === undefined ? [] : blocksOf(found), 2, params.page ?? 1, {
      seat: lookOf(params.seat),
      title,
      facts: [count(found?.people.length ?? 0, 'person', 'people')],
    });
  },
  pages: (view, params) => pagesOf(blocksOf(crewOf(view, params) ?? EMPTY), 2).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

const EMPTY: CrewView = {
  seat: 0,
  place: 'core:0',
  name: '',
  location: null,
  people: [],
  carried: [],
  totals: [],
  skills: [],
  chances: [],
};
