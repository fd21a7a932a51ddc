import type { Kind } from '../../../effects/kind.ts';
import { hereOf, ownHere } from '../../../effects/system-units.ts';
import { atPlace, does } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Quarantine. */
export const CARDS = exploration('core', [
  {
    id: 'core-quarantine',
    number: 3,
    name: 'Quarantine',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy Test 4. Pass: take 1 Culture. Fail: until the end of your next turn, your Ships here can’t move or change Fleets.',
    resolve: [{ do: 'test', number: 4, pass: [fromCrisis({ culture: 1 })], fail: [{ do: 'hold' }] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Keeps the player’s Ships in the System from moving, or joining or leaving Fleets, until the end of the player’s
     * next turn.
     */
    hold: object;
  }
}

const hold: Kind<'hold'> = {
  run(ctx, run) {
    const { g } = ctx;
    const players = g.sequence.filter((one) => one !== 'borg');
    const now = players.indexOf(g.turn?.seat ?? run.seat);
    // The order of the next round is unknown, so the effect lasts until the latest possible turn: the last one of that
    // round.
    const until = g.turns + (players.length - 1 - now) + players.length;
    const units = ownHere(g, run);
    for (const unit of units) unit.held = until;
    if (units.length === 0) return;
    const what = `keep its Ships ${atPlace(g, hereOf(run))} until the end of its next turn`;
    const many = `keep their Ships ${atPlace(g, hereOf(run))} until the end of their next turn`;
    ctx.log(`${does(g, run.seat, `must ${what}`, `must ${many}`)} (${ruleSourceName(g, run.from)}).`, 'A-EXPL-14');
  },
  worth: () => -0.4,
};

/** The kind of effect that only this card has. */
export const KINDS = { hold };
