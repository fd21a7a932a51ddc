import { open } from '../../../../kit/offers.ts';
import { hasCard } from '../../../chapters/exploring/cards.ts';
import type { Kind } from '../../../effects/kind.ts';
import { does } from '../../../position/names.ts';
import { partOf } from '../../../position/part.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { fleets } from '../../card-rules.ts';
import { explorationCard } from '../../lookup.ts';

/** Observation Halitra. */
export const CARDS = fleets('vulcan', [
  {
    id: 'vulcan 2a',
    name: 'Observation Halitra',
    most: 4,
    source: 'public',
    line: 'When this Fleet discovers a System at impulse, you may discard the Exploration Card drawn and draw another. It may Retreat from a Space Battle by Entering Warp.',
    rule: {
      grants: {
        'retreat-warp': (g, source, { unit }) => unit === source.unit && partOf(g, source.seat, 'battle') !== null,
      },
      at: {
        drawn: {
          prompt: 'discard this card and draw another?',
          offers(g, { unit }, { system }) {
            const { exploring, movement, exploration } = g;
            if (exploring === null || unit === undefined || !exploring.units.includes(unit)) return [];
            // A System that was already on the map doesn’t count as discovered. If the Fleet moved into such a System, the
            // System is the last Sector on its path.
            if (exploring.kind !== 'impulse' || movement?.path.at(-1) === system) return [];
            if (exploration.deck.length + exploration.discard.length === 0) return [];
            const option = { key: 'redraw', verb: 'redraw', label: 'Discard it and draw another card' };
            return [open({ ...option, hint: 'You keep the second card', rule: 'A-EXPL-03' }, [{ do: 'draw-another' }])];
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards the Exploration Card and draws and resolves another one. This effect is used at the moment `drawn`. */
    'draw-another': object;
  }
}

const drawAnother: Kind<'draw-another'> = {
  run(ctx, run) {
    const { exploring, exploration } = ctx.g;
    if (exploring === null || exploring.card === null || !hasCard(ctx)) return;
    const [card = null] = ctx.draw(exploration.deck, 1);
    if (card === null) return;
    exploration.discard.push(exploring.card);
    exploring.card = card;
    ctx.reveal();
    const { name, line } = explorationCard(card);
    const drawn = `${does(ctx.g, run.seat, 'draws', 'draw')} ${name} instead, with ${ruleSourceName(ctx.g, run.from)}`;
    ctx.log(`${drawn}. ${line}`, 'A-EXPL-03');
  },
  worth: () => 0.4,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'draw-another': drawAnother };
