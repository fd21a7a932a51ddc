import type { ComponentView } from '../../src/games/frontiers/view.ts';
import { type ComponentFace, componentScene, componentTop, componentWidth } from '../kit/component-scene.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { listBlock } from '../kit/list-block.ts';
import { page, size } from '../kit/theme.ts';
import { wrap, write } from '../kit/words.ts';
import { cardBlock, largeFace } from './card-face.ts';
import { componentWords } from './component-words.ts';
import { enemyBlock } from './enemy-block.ts';
import { chartOf } from './hexes.ts';
import { crewBlock, skillBlock, tacticBlock } from './people-face.ts';
import { drawSpot, spotOf } from './spot.ts';
import { drawTerrain, groundOf } from './terrain.ts';

const width = componentWidth;
const top = componentTop;

/** Shows one component with its printed text and figures. */
export const component = componentScene<ComponentView>(faceOf, componentWords);

/** Returns a component's title, the fact shown with the title, and its block. */
function faceOf(component: ComponentView): ComponentFace {
  switch (component.is) {
    case 'card': {
      const { card } = component;
      return { title: card.name, fact: card.kind, block: cardBlock(card, width, largeFace) };
    }
    case 'crew': {
      const { crew } = component;
      return { title: crew.name, fact: crew.elite ? 'Elite Crew' : 'Regular Crew', block: crewBlock(crew, width) };
    }
    case 'skill': {
      const { skill } = component;
      return { title: skill.name, fact: skill.ship, block: skillBlock(skill, width) };
    }
    case 'tactic': {
      const { tactic } = component;
      return { title: tactic.name, fact: 'Tactic Card', block: tacticBlock(tactic, width) };
    }
    case 'token': {
      const { token } = component;
      const face = { enemy: token, pile: token.pile, place: `${token.copies} in the pile` };
      return { title: token.name, fact: token.pileName, block: enemyBlock(face, width) };
    }
    case 'classH': {
      const { name, lines } = component.token;
      const entries = lines.map((words) => ({ icon: 'search' as const, words }));
      return { title: name, fact: 'Class-H Token', block: listBlock('On this planet', entries, width) };
    }
    case 'tile':
      return { title: component.name, fact: 'Map tile', block: tileBlock(component) };
    case 'cube': {
      const lines = component.lines.map((words) => ({ icon: 'cube' as const, words }));
      const levels = component.levels.map((words) => ({ words, rows: 2, quiet: true }));
      return {
        title: component.name,
        fact: 'Borg Cube',
        block: listBlock('Bonus and goods', [...lines, ...levels], width),
      };
    }
    case 'ship': {
      const entries = component.lines.map((words) => ({ icon: 'ship' as const, words }));
      return { title: component.name, fact: component.captain, block: listBlock(component.faction, entries, width) };
    }
  }
}

/** Returns a large tile with its seven spaces. The picture's text lists what is on each space. */
function tileBlock({ spaces, tile }: Extract<ComponentView, { is: 'tile' }>): Block {
  const room = { left: page.margin, top, width, height: 820, most: 150 };
  const chart = chartOf(spaces, room);
  const told = spaces.flatMap(({ id, site, terrain }) =>
    site === null ? [] : [`${id} ${site.name}${terrain === 'nebula' ? ' in a nebula' : ''}`],
  );
  const writing = { px: size.body, face: 'text' } as const;
  const lines = wrap(measuringPen(), told.join(', '), width, writing);
  return {
    height: chart.bottom - top + 30 + lines.length * 40,
    draw(pen) {
      drawTerrain(pen, { spaces, tiles: [tile] }, chart);
      for (const space of spaces) {
        drawSpot(pen, { ...spotOf(space, chart, groundOf(space), { cubes: [], turn: null }), printed: true });
      }
      for (const [i, line] of lines.entries()) write(pen, line, page.margin, chart.bottom + 44 + i * 40, writing);
    },
  };
}
