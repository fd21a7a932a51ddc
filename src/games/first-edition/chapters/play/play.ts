import { procedure } from '../../../../kernel/game.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { hostIn, pieceOf, playerOf } from '../../position/find.ts';
import { isHologram, isPersonnel } from '../../position/kinds.ts';
import { cardName, placeName, seatName } from '../../position/names.ts';
import { dispose, enter, takeCard } from '../../position/pieces.ts';
import { hostOf, namedIn, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import { granted } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import { logCardText } from '../../rules/tell-text.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { modeAboard } from '../affiliation/arrest.ts';
import { affiliationsOf } from '../affiliation/compatible.ts';
import { type CalledWith, LAY_SITE, PLAY } from '../calls.ts';
import { infiltrate } from '../infiltration/cover.ts';
import { noteFetched } from '../turn/past.ts';
import { isFree, MUST_PLAY } from './offers.ts';
import { noteAffiliations, noteRemembered } from './playing.ts';

/** Plays or reports a card (C-PLAY-06): it is announced, may be responded to, and then enters play (C-RESPONSE-01). */
export const play = procedure<FirstEdition, CalledWith<typeof PLAY> & { site?: PieceId }>(PLAY.name)({
  begin(ctx, { seat, card, to, way, from = 'hand', kept, free }) {
    const { g } = ctx;
    // A download isn't a card play (C-DOWNLOAD-03). C-RESPONSE-08: the cost is paid even if the card is nullified.
    const paid = free !== true && g.turn?.seat === seat && !isFree(g, seat, card, to, way);
    if (paid && g.turn !== null) g.turn.played += 1;
    if (g.turn?.seat === seat) g.turn.cards = (g.turn.cards ?? 0) + 1;
    const owner = kept === undefined ? seat : pieceOf(g, kept).owner;
    if (kept === undefined) takeCard(playerOf(g, seat)[from], card);
    else delete g.pieces[kept];
    noteRemembered(g, seat, card);
    if (from === 'deck') noteFetched(g, card, owner);
    g.lasting = g.lasting.filter((one) => one.what !== MUST_PLAY || one.seat !== seat);
    g.announced.push({ card, owner, ...(paid ? { paid } : {}) });
    // The card is revealed to the opponent (C-PLAY-07). The player already knew the cards in hand, so undo stays
    // possible when a card comes from there. A card from another pile is new information, so earlier steps can't be
    // undone.
    if (from !== 'hand') ctx.reveal();
    const verb = cardOf(card).type === 'Personnel' ? 'reports' : 'plays';
    const how = way === undefined ? '' : `: ${ruleOf(card)?.ways?.[way]?.label ?? way}`;
    ctx.log(`${seatName(seat)} ${verb} ${cardName(card)} ${placeName(g, to)}${how}.`, 'C-PLAY-07');
    logCardText(ctx, card);
    moment(ctx, 'play', { seat, card, to, from });
    return 'results';
  },
  results(ctx, local) {
    const { g } = ctx;
    const { seat, card, to, mode, way, joins } = local;
    const announced = g.announced.at(-1);
    // A card without effect is discarded (C-RESPONSE-07, C-RESPONSE-10).
    if (announced?.nullified === true || isGone(g, to)) return 'done';
    const rule = ruleOf(card);
    const once = way === undefined ? rule?.once : rule?.ways?.[way]?.once;
    if (once !== undefined) {
      const list = typeof once === 'function' ? once(g, seat, to) : once;
      ctx.call(EFFECTS, { seat, from: { seat, kind: 'hand', card }, list, to });
      return 'done';
    }
    // An interrupt by agreement is also discarded. The players carry out the card's text afterwards.
    if (isAgreed(card) && isOf(cardOf(card), 'Interrupt', 'Q Interrupt')) return 'done';
    g.announced.pop();
    const piece = enter(g, card, announced?.owner ?? seat, to);
    piece.seat = seat;
    const taken = mode ?? modeIn(g, piece);
    if (taken !== null) piece.mode = taken;
    // Holograms report deactivated (C-TIME-03).
    if (isHologram(cardOf(card))) piece.off = 0;
    // The card may make a hand public when it enters play.
    if (granted(g, 'open-hand', { seat })) ctx.reveal();
    noteAffiliations(g, piece);
    if (local.infiltrates !== undefined) infiltrate(ctx, piece.id, local.infiltrates);
    // Personnel downloaded into an attempt join it (C-DOWNLOAD-09).
    if (joins === true && g.attempt?.seat === seat && isPersonnel(cardOf(card))) g.attempt.team.push(piece.id);
    if (isSite(piece)) {
      local.site = piece.id;
      ctx.call(LAY_SITE, { seat, site: piece.id });
      return 'laid';
    }
    const { from = 'hand', free } = local;
    moment(ctx, 'played', { seat, piece: piece.id, from, ...(free === true ? { isFree: true } : {}) });
    return 'over';
  },
  laid(ctx, { seat, site = 0 }) {
    moment(ctx, 'played', { seat, piece: site });
    return 'over';
  },
  // The card is discarded when its results are complete (C-RESPONSE-12).
  done({ g }) {
    dispose(g);
    return null;
  },
  over: () => null,
});

/**
 * Returns a compatible affiliation for a card that card text brings aboard a vessel or to a dock (C-AFFIL-12), or null
 * if there is nothing to choose.
 */
function modeIn(g: FirstEdition, { id, card, seat, at }: Piece): Affiliation | null {
  const facts = cardOf(card);
  const vessel = placeKind(at) === 'on' ? undefined : hostIn(g, at);
  if (vessel === undefined || affiliationsOf(facts).length < 2) return null;
  const { [id]: _arrived, ...pieces } = g.pieces;
  return modeAboard({ ...g, pieces }, seat, facts, vessel);
}

/** True if the place that a card was played to no longer exists (C-RESPONSE-10). */
function isGone(g: FirstEdition, to: CalledWith<typeof PLAY>['to']): boolean {
  const host = hostOf(to);
  if (host !== null) return g.pieces[host] === undefined;
  const location = namedIn(to);
  return location !== null && g.locations[location] === undefined;
}
