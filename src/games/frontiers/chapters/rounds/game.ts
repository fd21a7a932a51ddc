import { procedure } from '../../../../kernel/game.ts';
import { outcome } from '../../outcome.ts';
import { hasDummy } from '../../scenarios/all.ts';
import { announcement } from '../../scenarios/announce.ts';
import type { Frontiers } from '../../state.ts';
import { draft } from '../setup/draft.ts';
import { mustChooseShip, secretShipStep } from '../setup/secret-ship.ts';
import { formTeams } from '../setup/ship-choice.ts';
import { ships } from '../setup/ships.ts';
import { layMap, rollAndDeal, shuffleAll } from '../setup/table.ts';
import { holdBoth, holdOutStep, keptCardsStep, mustHoldOut, mustShuffleIn } from './between-rounds.ts';
import { seatDummy } from './dummy.ts';
import { isGameOver } from './finale.ts';
import { round } from './round.ts';
import { upgrades } from './upgrades.ts';

/**
 * The whole game: players choose ships, set up, and play Rounds until the Round limit or the scenario’s goal is
 * reached. Then the game ends with a result.
 */
export const game = procedure<Frontiers, object>('game')({
  // F-SETUP-02: players know the scenario and variants before they choose ships.
  begin(ctx) {
    ctx.log(announcement(ctx.g.options), 'F-SETUP-02');
    formTeams(ctx);
    ctx.call(ships, { order: [], bidding: null });
    return 'dummy';
  },
  dummy(ctx) {
    if (hasDummy(ctx.g.options)) seatDummy(ctx);
    // F-VARIANT-27: the draft comes before the map is placed, dice are rolled and offers are revealed.
    if (ctx.g.options.drafting) ctx.call(draft);
    return 'piles';
  },
  piles(ctx) {
    ctx.g.phase = 'prepare';
    shuffleAll(ctx);
    layMap(ctx);
    rollAndDeal(ctx);
    return mustChooseShip(ctx.g) ? 'choose' : 'round';
  },
  choose: secretShipStep,
  round(ctx) {
    ctx.call(round, { who: null });
    return 'after';
  },
  // F-ROUND-19.
  after(ctx) {
    if (isGameOver(ctx.g)) return 'over';
    ctx.g.phase = 'upgrades';
    holdBoth(ctx);
    return mustHoldOut(ctx.g) ? 'hold' : 'cards';
  },
  hold: holdOutStep,
  cards: ({ g }) => (mustShuffleIn(g) ? 'kept' : 'upgrades'),
  kept: keptCardsStep,
  // F-VARIANT-22: upgrades come after even Rounds, except the last Round of the game.
  upgrades(ctx) {
    const { g } = ctx;
    if (g.options.actionUpgrades && g.round % 2 === 0) ctx.call(upgrades, { shown: [], left: [], wanted: null });
    return 'round';
  },
  over(ctx) {
    ctx.g.phase = 'over';
    const result = outcome(ctx.g);
    ctx.log(result.why, result.rule);
    ctx.end(result);
    return null;
  },
});
