import { procedure } from '../../../../kernel/game.ts';
import { isMany } from '../../../kit/words.ts';
import { explorationCard } from '../../content/lookup.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { discOf } from '../../position/find.ts';
import { does, placeName, theSeat } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, ExplorationType, Exploring } from '../../state.ts';
import { type CalledWith, RESOLVE, type Resulting, TEST } from '../calls.ts';
import { fileResolvedCard, hasCard } from './cards.ts';

type Called = CalledWith<typeof RESOLVE>;

/** Names of card types (A-EXPL-06). */
const TYPES: Readonly<Record<ExplorationType, string>> = {
  crisis: 'Crisis',
  discovery: 'Discovery',
  virgin: 'Virgin World',
  ally: 'Ally',
  civilization: 'Civilization',
};

/** Returns the current exploration. Throws if no exploration is going on. */
function exploringOf(g: Ascendancy): Exploring {
  if (g.exploring === null) throw new Error('nothing is explored');
  return g.exploring;
}

/** Draws an Exploration Card, or turns up an unseen one, and resolves that card. */
export const resolve = procedure<Ascendancy, Called & Resulting & { won?: boolean }>(RESOLVE.name)({
  begin(ctx, { seat, system, units, kind, card }) {
    const { g } = ctx;
    g.exploring = { seat, system, card: card ?? null, units: [...units], kind, outer: g.exploring };
    if (card !== undefined) return 'seen';
    // If the System has an unseen card, that card is turned up, and no card is drawn (A-EXPL-04).
    const [unseen] = discOf(g, system).unseen.splice(0, 1);
    if (unseen !== undefined) {
      g.exploring.card = unseen;
      return 'seen';
    }
    if (!hasCard(ctx)) return 'over';
    moment(ctx, 'explore-draw', { seat, system });
    return 'draw';
  },
  draw(ctx) {
    const exploring = exploringOf(ctx.g);
    if (exploring.card === null && hasCard(ctx)) {
      const [card = null] = ctx.draw(ctx.g.exploration.deck, 1);
      exploring.card = card;
    }
    return 'seen';
  },
  seen(ctx) {
    const { seat, system, card } = exploringOf(ctx.g);
    if (card === null) return 'over';
    ctx.reveal();
    const { name, type, line } = explorationCard(card);
    // Names such as “Virgin World: Crossroads” already contain the type.
    const titled = name.includes(TYPES[type]) ? name : `${name} (${TYPES[type]})`;
    ctx.log(`${does(ctx.g, seat, 'explores', 'explore')} ${placeName(ctx.g, system)}: ${titled}. ${line}`, 'A-EXPL-03');
    moment(ctx, 'drawn', { seat, system, card });
    return 'resolve';
  },
  resolve(ctx) {
    const { seat, system, card, units } = exploringOf(ctx.g);
    if (card === null) return 'over';
    const { type, diplomacy, resolve: list } = explorationCard(card);
    // An Ally is claimed only by passing the Diplomacy Test (A-EXPL-13, A-EXPL-17).
    if (type === 'ally' && diplomacy !== undefined) {
      ctx.call(TEST, { seat, system, number: diplomacy });
      return 'ally';
    }
    if (list.length > 0) {
      ctx.call(EFFECTS, { seat, from: { seat, kind: 'stays', id: card, system }, list, system, units: [...units] });
    }
    return 'put';
  },
  ally(ctx, local) {
    const { seat, card } = exploringOf(ctx.g);
    const name = card === null ? '' : explorationCard(card).name;
    local.won = local.result === 1;
    if (local.won) ctx.log(`${name} ${isMany(name) ? 'join' : 'joins'} ${theSeat(ctx.g, seat)}.`, 'A-EXPL-17');
    else ctx.log(`${name} ${isMany(name) ? 'go' : 'goes'} to the bottom of the Exploration Deck.`, 'A-EXPL-17');
    return 'put';
  },
  put(ctx, local) {
    const { seat, system, card } = exploringOf(ctx.g);
    // The card is null if an effect has moved it elsewhere.
    if (card === null) return 'over';
    fileResolvedCard(ctx, seat, system, card, local.won ?? true);
    moment(ctx, 'explored', { seat, system, card });
    return 'over';
  },
  over(ctx) {
    ctx.g.exploring = exploringOf(ctx.g).outer;
    return null;
  },
});
