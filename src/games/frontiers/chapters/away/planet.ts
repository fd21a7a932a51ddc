import type { LocationKind } from '../../content/terrain.ts';
import type { Combat, Frontiers, Reward, Token } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { addFoe } from '../combat/foes.ts';
import { siteOf, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { discardToken, drawToken, flip, isPlanetToken } from '../map/tokens.ts';
import { visit } from '../movement/arrive.ts';

/**
 * A kind of planet that Away Teams visit: the number of its tokens, their pile, and the rewards for overcoming all of
 * them.
 */
interface AwayPlanet {
  pile: 'classL' | 'classK';
  tokens: number;
  rewards: readonly Reward[];
}

/** The planets that Away Teams visit, by kind (F-LOC-23, F-LOC-24, F-LOC-26, F-LOC-28, F-LOC-29, F-LOC-32). */
const AWAY_PLANETS: { readonly [kind in LocationKind]?: AwayPlanet } = {
  classL: { pile: 'classL', tokens: 1, rewards: [{ kind: 'random', count: 2 }] },
  classLDistress: { pile: 'classL', tokens: 2, rewards: [{ kind: 'undiscovered' }, { kind: 'random', count: 3 }] },
  classK: { pile: 'classK', tokens: 1, rewards: [{ kind: 'undiscovered' }] },
  classKDistress: { pile: 'classK', tokens: 2, rewards: [{ kind: 'undiscovered' }, { kind: 'undiscovered' }] },
};

/** Returns the Away Mission planet of a space, or null if there is none. */
export function awayPlanetAt(g: Frontiers, id: HexId): AwayPlanet | null {
  const site = spaceAt(g, id)?.site ?? null;
  return site === null ? null : (AWAY_PLANETS[site.kind] ?? null);
}

/**
 * Draws or reveals the planet's tokens once the team has beamed down. The team meets all of the tokens (F-AWAY-07,
 * F-LOC-25, F-LOC-27, F-OPEN-61).
 */
export function meetPlanet(ctx: Running, combat: Combat, id: HexId): void {
  const planet = awayPlanetAt(ctx.g, id);
  const label = spaceLabel(id);
  if (planet?.pile === 'classK') {
    for (const token of drawn(ctx, planet, planet.tokens, true)) addFoe(combat, token, label, 'drawn', 'target');
    return;
  }
  if (planet === null && combat.kind !== 'research') return;
  const { tokens } = siteOf(ctx.g, id);
  if (planet === null) replaceStandIn(ctx, tokens);
  flip(ctx, tokens, label, planet === null ? 'F-SCEN-50' : 'F-LOC-27');
  if (planet !== null) tokens.push(...drawn(ctx, planet, planet.tokens - tokens.length, true));
  for (const token of tokens.filter(({ pile }) => isPlanetToken(pile))) {
    addFoe(combat, token, label, { site: id }, 'target');
  }
}

/**
 * In Liberate, a Class-L token may stand in for a Class-K token among a station's troops. If the Class-K pile has
 * tokens again when the Away Team arrives, this function replaces the Class-L token (F-SCEN-55).
 */
function replaceStandIn(ctx: Running, tokens: Token[]): void {
  const at = tokens.findIndex(({ pile, up }) => pile === 'classL' && !up);
  const proper = at < 0 ? null : drawToken(ctx, 'classK', false);
  if (proper === null) return;
  for (const { token } of tokens.splice(at, 1, proper)) ctx.g.piles.classL.draw.push(token);
}

/** Ends an Away Mission to a planet, whether it succeeded or not (F-AWAY-27, F-LOC-23 to F-LOC-33). */
export function leavePlanet(ctx: Running, { seat, foes }: Combat, id: HexId): void {
  const { g } = ctx;
  const planet = awayPlanetAt(g, id);
  if (planet === null) return;
  const site = siteOf(g, id);
  const left = foes.filter(({ defeated }) => !defeated);
  if (foes.length > 0 && left.length === 0) {
    ctx.log(`${seatName(g, seat)}’s Away Mission at ${spaceLabel(id)} succeeds.`, 'F-AWAY-27');
    if (site.marks.length === 0) {
      site.marks.push(seat);
      playerOf(g, seat).rewards.push(...planet.rewards);
    }
    // F-SCEN-61
    visit(ctx, seat, id);
    return;
  }
  ctx.log(`${seatName(g, seat)}’s Away Mission at ${spaceLabel(id)} fails.`, 'F-AWAY-25');
  // F-LOC-30, F-LOC-32: Class-K tokens are discarded.
  if (planet.pile === 'classK') {
    for (const foe of left) discardToken(g, foe);
  } else {
    // F-LOC-25, F-LOC-27: undefeated tokens stay. Face-down tokens replace the defeated ones.
    site.tokens.push(...drawn(ctx, planet, planet.tokens - site.tokens.length, false));
  }
}

function drawn(ctx: Running, { pile }: AwayPlanet, count: number, up: boolean): Token[] {
  return Array.from({ length: Math.max(0, count) }, () => drawToken(ctx, pile, up)).filter((token) => token !== null);
}
