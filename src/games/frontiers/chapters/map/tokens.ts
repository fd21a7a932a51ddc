import { CUBES } from '../../content/cubes.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import type { Pile } from '../../content/encounters/token.ts';
import { siteName } from '../../content/terrain.ts';
import type { Frontiers, Token, TokenId } from '../../state.ts';
import { playerOf, seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { cubesOn, idsAround, isBeside, siteAt, spaceAt } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';

/**
 * Draws the top token of a pile. If the pile is empty, its discards are reshuffled first (F-SETUP-07). Returns null if
 * no tokens are left. With `up` the token is revealed to everyone (F-REVERT-02).
 */
export function drawToken(ctx: Running, pile: Pile, up: boolean): Token | null {
  const state = ctx.g.piles[pile];
  if (state.draw.length === 0 && state.discard.length > 0) {
    state.draw = state.discard;
    state.discard = [];
    ctx.shuffle(state.draw);
  }
  const token = state.draw.shift();
  if (token === undefined) return null;
  if (up) ctx.reveal();
  return { token, pile, up };
}

/** Puts a token on the discard pile of its kind (F-LRA-11). */
export function discardToken(g: Frontiers, { pile, token }: { pile: Pile; token: TokenId }): void {
  g.piles[pile].discard.push(token);
}

/** Turns tokens face up and logs them (F-SCAN-01, F-SCAN-02). Returns whether any tokens were face down. */
export function flip(ctx: Running, tokens: readonly Token[], where: string, rule: string): boolean {
  const hidden = tokens.filter(({ up }) => !up);
  if (hidden.length === 0) return false;
  for (const token of hidden) token.up = true;
  ctx.reveal();
  ctx.log(`${where}: ${hidden.map(({ token }) => enemyOf(token).name).join(', ')}.`, rule);
  return true;
}

/** Whether a pile holds Planet Tokens, which Away Teams face (F-AWAY-08). */
export function isPlanetToken(pile: Pile): pile is 'classL' | 'classK' {
  return pile === 'classL' || pile === 'classK';
}

/**
 * Reveals the face-down tokens beside a space that a ship has entered, at no cost. Returns whether there were any such
 * tokens (F-SCAN-01 to F-SCAN-03, F-OPEN-38).
 */
export function scanFrom(ctx: Running, from: HexId): boolean {
  const { g } = ctx;
  let isNews = false;
  for (const near of idsAround(from)) isNews = scanSite(ctx, near) || isNews;
  for (const { colour, at, destroyed, defenders } of cubesOn(g)) {
    if (destroyed || !isBeside(at, from)) continue;
    isNews = flip(ctx, defenders, `Defenders of the ${CUBES[colour].name}`, 'F-SCAN-02') || isNews;
  }
  return isNews;
}

/** Scans around every ship after a tile has been placed (F-OPEN-38). */
export function scanAll(ctx: Running): void {
  for (const seat of seatsIn(ctx.g)) {
    const { at, aside } = playerOf(ctx.g, seat);
    if (at !== null && !aside) scanFrom(ctx, at);
  }
}

function scanSite(ctx: Running, id: HexId): boolean {
  const site = spaceAt(ctx.g, id)?.site;
  if (site?.kind !== 'romulanStarbase' && site?.kind !== 'dominionStarbase') return false;
  return flip(ctx, siteAt(ctx.g, id).tokens, `${siteName(site)} ${spaceLabel(id)}`, 'F-SCAN-01');
}
