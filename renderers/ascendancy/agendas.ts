import type { AscendancyView, PlayerView } from '../../src/games/ascendancy/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { drawPage } from '../kit/paged.ts';
import { altText, type Scene } from '../scene.ts';
import { backBlock, faceBlock } from './card-face.ts';
import { half, pagesOf } from './pages.ts';

/**
 * The page, counted from 1. With `of`, the picture shows another seat’s Agendas. Only that seat's open Agendas are
 * known.
 */
export interface AgendasParams {
  readonly of?: number;
  readonly page?: number;
}

function ownerOf(view: AscendancyView, { of }: AgendasParams): PlayerView | undefined {
  return view.players.find(({ seat }) => seat === (of ?? view.reader));
}

function blocksOf(view: AscendancyView, { agendas: all, seat }: PlayerView): Block[] {
  return all.map((agenda) => {
    if (agenda === null) return backBlock('Agenda', 'Hidden', half);
    const { name, line, open } = agenda;
    const only = seat === view.reader ? 'Only you see it' : 'Others can’t see it';
    const note = open
      ? ({ icon: 'search', words: 'Everyone sees it' } as const)
      : ({ icon: 'lock', words: only } as const);
    return faceBlock({ name, kind: 'Agenda', line, icons: ['star'], note }, half);
  });
}

function pages(view: AscendancyView, params: AgendasParams): Page[] {
  const owner = ownerOf(view, params);
  return pagesOf([], owner === undefined ? [] : blocksOf(view, owner));
}

/** The Vulcans’ Agendas: the open one and, for the Vulcan player only, also the hidden one. */
export const agendas: Scene<AscendancyView, AgendasParams> = {
  draw(view, params) {
    const owner = ownerOf(view, params);
    const own = owner !== undefined && owner.seat === view.reader;
    const has = owner !== undefined && owner.agendas.length > 0;
    const title = !has ? 'No Agendas' : own ? 'Your Agendas' : `Agendas: ${owner.name}`;
    return drawPage(pages(view, params), params.page ?? 1, { seat: owner?.seat, title });
  },
  pages: (view, params) => pages(view, params).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

function words(view: AscendancyView, params: AgendasParams): string[] {
  const owner = ownerOf(view, params);
  if (owner === undefined || owner.agendas.length === 0) return ['There are no Agendas.'];
  return owner.agendas.map((agenda) => {
    if (agenda === null) return `${owner.name}: a hidden Agenda.`;
    return `${owner.name}: ${agenda.name} (${agenda.open ? 'open' : 'hidden'}). ${agenda.line}`;
  });
}
