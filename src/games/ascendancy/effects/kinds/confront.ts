import { PASS } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { no, type Obstacle, offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { commissionShips } from '../../chapters/building/ships.ts';
import { give, named } from '../../chapters/trade/change.ts';
import { spare, valueText } from '../../chapters/trade/legal.ts';
import { systemName } from '../../content/lookup.ts';
import { controlled, playerOf, rivals } from '../../position/find.ts';
import { does, theSeat, verbFor } from '../../position/names.ts';
import { agreementBetween } from '../../position/standing.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, CardId, Civ } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownShips } from '../system-units.ts';
import type { Effects } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes a rival appear in the System with Ships: the leader of this civilization or, if that isn’t another player,
     * the rival who Controls the most Systems. The player fights the rival for `culture` as the winner’s prize,
     * exchanges Trade Agreements, or lets the rival annex the System. With `strikes`, the rival has First Strike.
     */
    confront: { civ: Civ; ships: number; culture: number; strikes?: true; rule: string };
  }
}

interface Confrontation extends Run {
  /** The Agreement that the player offers. */
  treaty?: CardId;
}

type Does = 'fight' | 'trade' | 'annex';

/** Returns the rival who appears, or null. Ties go to the player closest on the left. */
function rivalOf(g: Ascendancy, seat: Seat, civ: Civ): Seat | null {
  const leader = g.players.findIndex((player) => player.civ === civ && !player.out);
  if (leader >= 0 && leader !== seat) return leader;
  const count = g.players.length;
  const far = (one: Seat) => (one - seat + count) % count;
  const most = (one: Seat) => controlled(g, one).length;
  return rivals(g, seat).sort((a, b) => most(b) - most(a) || far(a) - far(b))[0] ?? null;
}

/**
 * Returns why Agreements can’t be exchanged, or null. Each player must have an Agreement to give, and must not already
 * hold one of the other player’s Agreements (A-TRADE-06).
 */
function untradable(g: Ascendancy, seat: Seat, rival: Seat): Obstacle {
  for (const [giver, holder] of [
    [seat, rival],
    [rival, seat],
  ] as const) {
    if (agreementBetween(g, giver, holder) !== null)
      return no(
        'A-TRADE-06',
        () => `${does(g, holder, 'already holds', 'already hold')} an Agreement of ${theSeat(g, giver)}.`,
      );
    if (spare(g, giver).length === 0)
      return no('A-TRADE-05', () => `${does(g, giver, 'has', 'have')} no Trade Agreement left to give.`);
  }
  return null;
}

/** The effects of an annexation: the rival gets the System, and the player takes the price. */
function annexed(rival: Seat, rule: string): Effects {
  return [
    { do: 'annex', by: rival },
    { do: 'gain', gains: { production: 2, culture: 1 }, rule },
  ];
}

export const confront: Kind<
  'confront',
  'confronted' | 'own-treaty' | 'their-treaty' | 'treaties' | 'no-treaty',
  Confrontation
> = {
  run(ctx, run, { civ, ships, rule }) {
    const { g } = ctx;
    const rival = rivalOf(g, run.seat, civ);
    if (rival === null) {
      before(run, [{ do: 'gain', gains: { research: 1 }, rule }]);
      return 'begin';
    }
    const built = Math.min(ships, playerOf(g, rival).ships);
    if (built === 0) {
      ctx.log(`${does(g, rival, 'has', 'have')} no Ship left to send.`, rule);
      return 'begin';
    }
    commissionShips(g, rival, hereOf(run), built);
    run.rival = rival;
    ctx.log(
      `${does(g, rival, 'appears', 'appear')} at ${systemName(hereOf(run))} with ${several(built, 'Ship')}.`,
      rule,
    );
    return 'confronted';
  },
  steps: {
    confronted: chosen({
      ask({ g }, run: Confrontation, { culture, rule }) {
        const { seat, rival } = run;
        if (rival === undefined) return { go: 'begin' as const };
        const armed = ownShips(g, run) > 0 ? null : no('A-BAT-01', 'You have no Ship there to fight with.');
        const option = (key: Does, label: string, hint: string) => ({ key, verb: key, label, hint, rule });
        return {
          seat,
          kind: 'pick',
          prompt: `${ruleSourceName(g, run.from)}: what do you do?`,
          offers: [
            offer<Does>('fight', armed, () =>
              option('fight', 'Fight', `The winner takes ${culture} Culture. No Retreat in the first Combat Round`),
            ),
            offer<Does>('trade', untradable(g, seat, rival), () =>
              option(
                'trade',
                'Exchange Trade Agreements',
                `If ${theSeat(g, rival)} ${verbFor(g, rival, 'refuses', 'refuse')}, they annex the System`,
              ),
            ),
            open<Does>(option('annex', 'Let them annex the System', 'You take 2 Production and 1 Culture'), 'annex'),
          ],
          min: 1,
          max: 1,
        };
      },
      take(_ctx, run, what, { culture, strikes, rule }) {
        const { rival } = run;
        const sector = hereOf(run);
        if (what === 'trade') return 'own-treaty' as const;
        if (rival === undefined) return 'begin' as const;
        const first = strikes === true ? { strikes: [rival] } : {};
        const fight: Effects = [
          { do: 'battle', sector, noRetreat: true, ...first },
          { do: 'spoils', culture, rule },
        ];
        before(run, what === 'fight' ? fight : annexed(rival, rule));
        return 'begin' as const;
      },
    }),
    'own-treaty': chosen({
      ask({ g }, run: Confrontation) {
        const { seat, rival = seat } = run;
        const prompt = `Which Trade Agreement do you give ${theSeat(g, rival)}?`;
        return { seat, kind: 'pick', prompt, offers: treaties(g, seat), min: 1, max: 1 };
      },
      take(_ctx, run, card) {
        run.treaty = card;
        return 'their-treaty' as const;
      },
    }),
    'their-treaty': chosen({
      ask({ g }, run: Confrontation) {
        const { seat, rival = seat, treaty } = run;
        const theirs = treaty === undefined ? '' : named(treaty);
        const prompt = `${does(g, seat, 'offers', 'offer')} you ${theirs}. Which of your Trade Agreements do you give for it?`;
        const pass = { key: PASS, verb: PASS, label: 'Refuse and annex the System' };
        return { seat: rival, kind: 'pick', prompt, offers: treaties(g, rival), pass, min: 1, max: 1 };
      },
      take(ctx, run, card) {
        const { rival, seat } = run;
        if (rival !== undefined) give(ctx, rival, seat, card);
        return 'treaties' as const;
      },
      passed: 'no-treaty',
    }),
    treaties(ctx, run) {
      const { rival, seat, treaty } = run;
      delete run.treaty;
      if (rival !== undefined && treaty !== undefined) give(ctx, seat, rival, treaty);
    },
    'no-treaty'(ctx, run, { rule }) {
      const { rival } = run;
      delete run.treaty;
      if (rival === undefined) return;
      ctx.log(`${does(ctx.g, rival, 'refuses', 'refuse')} to trade.`, rule);
      before(run, annexed(rival, rule));
    },
  },
  worth: ({ culture }) => 0.3 * culture,
};

function treaties(g: Ascendancy, giver: Seat) {
  return spare(g, giver).map((one) => {
    const hint = `It pays ${valueText(one)}`;
    return open({ key: `give:${one.card}`, verb: 'give', label: named(one.card), hint }, one.card);
  });
}
