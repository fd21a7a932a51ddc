import type { Ctx } from '../../../../kernel/game.ts';
import { expire } from '../../../kit/lasting.ts';
import { several } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { isPhenomenon } from '../../position/standing.ts';
import { forgetUses } from '../../position/uses.ts';
import type { Ascendancy } from '../../state.ts';
import { commandsDue } from './commands.ts';
import { seatsLeft } from './sequence.ts';

/** Refreshes all cards, Command Tokens and Trade Agreements (A-RECH-06, A-RECH-07, A-TRADE-14). */
export function refresh(ctx: Ctx<Ascendancy>): void {
  const { g } = ctx;
  for (const seat of seatsLeft(g)) {
    const player = playerOf(g, seat);
    for (const one of [...player.advancements, ...player.allies, ...player.tech]) one.exhausted = false;
    for (const one of player.agreements) {
      one.exhausted = false;
      delete one.locked;
    }
    player.commands = { ready: commandsDue(g, seat), exhausted: 0 };
  }
  // Abilities that work once per round can be used again.
  forgetUses(g, 'turn', 'round');
  expire(g, 'turn', 'maintenance');
  ctx.log('All cards, Trade Agreements and Command Tokens are refreshed.', 'A-RECH-06');
}

/** Adds a Warp Token to every Ship and Fleet at Warp (A-RECH-08, A-MOVE-08). */
export function addWarpTokens(ctx: Ctx<Ascendancy>): void {
  let count = 0;
  for (const { warp } of ctx.g.units) {
    if (warp === null) continue;
    warp.tokens += 1;
    count += 1;
  }
  if (count > 0)
    ctx.log(
      `${several(count, 'Ship or Fleet', 'Ships and Fleets')} at Warp ${count === 1 ? 'gains' : 'gain'} a Warp Token.`,
      'A-RECH-08',
    );
}

/** Adds 1 Research to each Phenomenon without any (A-PHEN-06). */
export function addResearch(ctx: Ctx<Ascendancy>): void {
  for (const disc of Object.values(ctx.g.discs)) if (isPhenomenon(disc.id) && disc.research === 0) disc.research = 1;
}
