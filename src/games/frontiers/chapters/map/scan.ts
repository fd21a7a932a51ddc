import type { Seat } from '../../../../kernel/types.ts';
import { CUBES } from '../../content/cubes.ts';
import { siteName } from '../../content/terrain.ts';
import { playerOf, seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { cubesOn, idsAround, isBeside, siteAt, spaceAt } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';
import { flip } from './tokens.ts';

/** A ship has come to a space: what lies hidden beside it is turned up, for free (F-SCAN-01 to F-SCAN-03, F-OPEN-38). */
export function scanFrom(ctx: Running, from: HexId): void {
  const { g } = ctx;
  for (const near of idsAround(from)) scanSite(ctx, near);
  for (const { colour, at, destroyed, defenders } of cubesOn(g)) {
    if (destroyed || !isBeside(at, from)) continue;
    flip(ctx, defenders, `Defenders of the ${CUBES[colour].name}`, 'F-SCAN-02');
  }
}

/** Every ship scans what lies beside it: after a tile was laid (F-OPEN-38). */
export function scanAll(ctx: Running): void {
  for (const seat of seatsIn(ctx.g)) scanBySeat(ctx, seat);
}

function scanBySeat(ctx: Running, seat: Seat): void {
  const { at, aside } = playerOf(ctx.g, seat);
  if (at !== null && !aside) scanFrom(ctx, at);
}

function scanSite(ctx: Running, id: HexId): void {
  const site = spaceAt(ctx.g, id)?.site;
  if (site?.kind !== 'romulanStarbase' && site?.kind !== 'dominionStarbase') return;
  flip(ctx, siteAt(ctx.g, id).tokens, `${siteName(site)} ${spaceLabel(id)}`, 'F-SCAN-01');
}
