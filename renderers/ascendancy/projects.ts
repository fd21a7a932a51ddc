import type { AscendancyView, PlayerView, ProjectView } from '../../src/games/ascendancy/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { drawPage } from '../kit/paged.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { advancementOf, backBlock, type Face, faceBlock } from './card-face.ts';
import { half, pagesOf } from './pages.ts';

/**
 * The page, counted from 1. If `of` is set, the picture shows that seat's Projects, but nothing that is hidden from the
 * reader.
 */
export interface ProjectsParams {
  readonly of?: number;
  readonly page?: number;
}

function ownerOf(view: AscendancyView, { of }: ProjectsParams): PlayerView | undefined {
  return view.players.find(({ seat }) => seat === (of ?? view.reader));
}

function faceOf({ card, cost, research }: ProjectView): Face | null {
  if (card === null || cost === null) return null;
  return { ...advancementOf(card), progress: { done: research, of: cost } };
}

/** Draws Projects and held cards as blocks of half a page. */
export function projectBlocks({ projects, held }: PlayerView): Block[] {
  return [
    ...projects.map((project) => {
      const face = faceOf(project);
      return face === null ? backBlock('Project', `Research on it: ${project.research}`, half) : faceBlock(face, half);
    }),
    ...held.map((card) => faceBlock({ ...card, kind: 'Kept Exploration Card' }, half)),
  ];
}

function pages(view: AscendancyView, params: ProjectsParams): Page[] {
  const owner = ownerOf(view, params);
  return pagesOf([], owner === undefined ? [] : projectBlocks(owner));
}

/** A player’s Projects with their Research, and held cards. The picture is private, except for open cards. */
export const projects: Scene<AscendancyView, ProjectsParams> = {
  draw(view, params) {
    const owner = ownerOf(view, params);
    const own = owner !== undefined && owner.seat === view.reader;
    const title = owner === undefined ? 'You are watching' : own ? 'Your Projects' : `Projects: ${owner.name}`;
    const facts = owner === undefined ? [] : [count(owner.projects.length, 'Project')];
    return drawPage(pages(view, params), params.page ?? 1, { seat: owner?.seat, title, facts });
  },
  pages: (view, params) => pages(view, params).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

function words(view: AscendancyView, params: ProjectsParams): string[] {
  const owner = ownerOf(view, params);
  if (owner === undefined) return ['You have no Projects, since you are watching.'];
  return [`${owner.name}: ${count(owner.projects.length, 'Project')}.`, ...projectWords(owner)];
}

/** Describes Projects and held cards, one line each. */
export function projectWords({ projects, held }: PlayerView): string[] {
  return [
    ...projects.map(({ card, cost, research }, i) =>
      card === null || cost === null
        ? `Project ${i + 1}: ${research} Research on it.`
        : `${card.name} (${card.type}): ${research} of ${cost} Research. ${card.line}`,
    ),
    ...held.map(({ name, line }) => `Kept: ${name}: ${line}`),
  ];
}
