import type { ComponentView } from '../../src/games/ascendancy/view.ts';
import { type ComponentFace, componentScene, componentWidth } from '../kit/component-scene.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { wrap, write } from '../kit/words.ts';
import { advancementOf, type Face, faceBlock } from './card-face.ts';
import { drawSite } from './discs.ts';
import { fleetBlock } from './fleets.ts';
import { siteName, space } from './palette.ts';

const width = componentWidth;

type Exploration = Extract<ComponentView, { is: 'exploration' }>;

/** A single component, as printed. */
export const component = componentScene<ComponentView>(faceOf, words);

const kindNames: Record<Extract<ComponentView, { is: 'system' }>['kind'], string> = {
  home: 'Home System',
  planetary: 'Planetary System',
  phenomenon: 'Phenomenon',
  hub: 'Transwarp Hub',
};

const typeNames: Record<Exploration['type'], string> = {
  crisis: 'Crisis',
  discovery: 'Discovery',
  virgin: 'Virgin World',
  ally: 'Ally',
  civilization: 'Civilization',
};

/** The facts of an Exploration Card other than its text, such as `Diplomacy Number 4` and `Cardassian set`. */
function explorationFacts({ set, facts }: Exploration): string[] {
  return [...facts, `${set.charAt(0).toUpperCase()}${set.slice(1)} set`];
}

/** Returns the title and the picture of a component. */
function faceOf(component: ComponentView): ComponentFace {
  switch (component.is) {
    case 'advancement': {
      const { card, owner, cost, start } = component;
      const words = start ? 'Complete from the start' : `Costs ${cost} Research`;
      const face: Face = { ...advancementOf(card), large: true, note: { icon: 'science', words } };
      return { title: card.name, fact: `Advancement, ${owner}`, block: faceBlock(face, width) };
    }
    case 'exploration': {
      const { card, type } = component;
      return cardFace(card, typeNames[type], explorationFacts(component), 'Exploration Card');
    }
    case 'card':
      return cardFace(component.card, component.kind, component.facts, component.kind);
    case 'fleet': {
      const { owner, number, sides } = component;
      const face = { number, sides, up: null, ships: 0, where: owner };
      return { title: `${owner}: Fleet ${number}`, fact: 'Fleet Card', block: fleetBlock(face, width) };
    }
    case 'system':
      return { title: component.name, fact: kindNames[component.kind], block: systemBlock(component) };
  }
}

function cardFace(
  card: { name: string; line: string },
  kind: string,
  facts: readonly string[],
  fact: string,
): ComponentFace {
  const told = facts.filter((one) => one !== '').join(', ');
  const face: Face = { ...card, kind, large: true, ...(told === '' ? {} : { note: { icon: 'point', words: told } }) };
  return { title: card.name, fact, block: faceBlock(face, width) };
}

/** Draws a System Disc with its sites or its Hazard. Below the disc are its lane limit and text. */
function systemBlock({ sites, hazard, lanes, line, kind }: Extract<ComponentView, { is: 'system' }>): Block {
  const text = { px: size.head, face: 'text' } as const;
  const facts = [count(lanes, 'lane'), ...(hazard === null ? [] : [`Hazard ${hazard}`])].join(', ');
  const lines = wrap(measuringPen(), line, width, text);
  const r = 190;
  return {
    height: 2 * r + 92 + lines.length * 46,
    draw(pen, x, y) {
      const [cx, cy] = [x + width / 2, y + r];
      const isPhenomenon = kind === 'phenomenon';
      circle(pen.ctx, cx, cy, r - 3);
      paint(pen.ctx, isPhenomenon ? space.nebula : colour.panel, isPhenomenon ? colour.warn : colour.rim, 7);
      for (const [i, site] of sites.entries())
        drawSite(pen, [cx + (i - (sites.length - 1) / 2) * 104, cy], 46, site, false);
      if (sites.length === 0 && hazard !== null) {
        pen.ctx.beginPath();
        pen.ctx.moveTo(cx, cy - 116);
        pen.ctx.lineTo(cx + 116, cy + 86);
        pen.ctx.lineTo(cx - 116, cy + 86);
        pen.ctx.closePath();
        paint(pen.ctx, space.warnFill, colour.warn, 9);
        const number = { px: 96, face: 'display', ink: colour.warn, ground: space.warnFill, align: 'center' } as const;
        write(pen, `${hazard}`, cx, cy + 24, number);
      }
      write(pen, facts, cx, y + 2 * r + 46, { px: size.value, align: 'center' });
      for (const [i, said] of lines.entries()) write(pen, said, x, y + 2 * r + 110 + i * 46, text);
    },
  };
}

/** Describes a component, one line for each part. */
function words(component: ComponentView): string[] {
  switch (component.is) {
    case 'advancement': {
      const { card, owner, cost, start } = component;
      const pictured = card.tokens.map((token) => `${token} token`);
      const price = start ? 'complete from the start' : `${cost} Research`;
      return [`${card.name}: Advancement of the ${owner}, ${[card.type, price, ...pictured].join(', ')}.`, card.line];
    }
    case 'exploration':
      return [
        `${component.card.name}: Exploration Card, ${[typeNames[component.type], ...explorationFacts(component)].join(', ')}.`,
        component.card.line,
      ];
    case 'card':
      return [`${component.card.name}: ${[component.kind, ...component.facts].join(', ')}.`, component.card.line];
    case 'fleet':
      return [
        `Fleet ${component.number} of the ${component.owner}.`,
        ...component.sides.map(({ name, most, line }) => `${name}, up to ${most} Ships: ${line}`),
      ];
    case 'system': {
      const { name, kind, sites, lanes, hazard, line } = component;
      const told = sites.length === 0 ? [] : [`sites for ${sites.map(siteName).join(', ')}`];
      const facts = [kindNames[kind], ...told, count(lanes, 'lane'), ...(hazard === null ? [] : [`Hazard ${hazard}`])];
      return [`${name}: ${facts.join(', ')}.`, line];
    }
  }
}
