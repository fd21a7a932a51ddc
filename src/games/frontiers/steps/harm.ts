import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { crewOf } from '../content/crew/all.ts';
import { type Hit, harm as harmOf, shipDefense, undeflected } from '../rules/combat-maths.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { attackersLeft, combatOf, enemyOfFoe } from '../rules/foes.ts';
import type { Running } from '../rules/gains.ts';
import { baseDefense } from '../rules/hand-limit.ts';
import { lenders } from '../rules/lenders.ts';
import { loseHand, sustain } from '../rules/sustain.ts';
import { DAMAGE, type Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
  /** The place of the Crew Member whose Defense Value counts instead of the Captain’s. */
  lent?: number;
}

/** The Assign Damage phase in space: all that gets through becomes Damage Cards at once (F-DMG-01 to F-DMG-04). */
export const harm = procedure<Frontiers, Local>({
  begin: {
    ask({ g }, { seat }) {
      if (hits(g).length === 0) return { go: null };
      const able = lenders(g, seat);
      if (able.length === 0) return { go: 'sustain' };
      const options: Option[] = able.map(({ place, card, defense }) => ({
        key: `lend:${place}-${card}`,
        verb: 'lend',
        label: `${crewOf(card).name} takes command`,
        hint: `Defense ${defense}: ${cards(g, seat, place)}. Spent afterwards, not Wounded.`,
        subject: { kind: 'crew', id: card },
        rule: 'F-DMG-09',
      }));
      options.push({
        key: 'lend:nobody',
        verb: 'lend',
        label: 'Nobody takes command',
        hint: `Defense 1: ${cards(g, seat, null)}.`,
        rule: 'F-DMG-08',
      });
      const prompt = 'Your Captain is Wounded. Whose Defense counts against this damage?';
      return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'F-DMG-09' };
    },
    answer(_ctx, local, { key }) {
      const place = Number.parseInt(key.slice('lend:'.length), 10);
      if (!Number.isNaN(place)) local.lent = place;
      return 'sustain';
    },
  },
  sustain(ctx, { seat, lent = null }) {
    take(ctx, seat, lent);
    return null;
  },
});

/** What Shields left of the attacks of all enemies (F-DMG-02). */
function hits(g: Frontiers): Hit[] {
  return attackersLeft(combatOf(g)).flatMap((foe) => {
    const attacker = enemyOfFoe(g, foe);
    const points = undeflected(foe.shields, attacker);
    return points > 0 ? [{ attacker, points }] : [];
  });
}

function defense(g: Frontiers, seat: Seat, lent: number | null): number {
  const player = playerOf(g, seat);
  const member = lent === null ? undefined : player.crew[lent];
  const crew = member === undefined ? null : crewOf(member.crew).defense;
  return shipDefense({ defense: baseDefense(g, seat), wounded: player.wounds > 0 }, crew);
}

function cards(g: Frontiers, seat: Seat, lent: number | null): string {
  const { hand } = harmOf(hits(g), defense(g, seat, lent));
  return hand === 1 ? '1 Damage Card' : `${hand} Damage Cards`;
}

/** F-DMG-03, F-SPECIALS-02, F-SPECIALS-03, F-DMG-10 */
function take(ctx: Running, seat: Seat, lent: number | null): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  const all = hits(g);
  const value = defense(g, seat, lent);
  const { hand, discardPile, dissipated } = harmOf(all, value);
  const doubled = all.some(({ attacker }) => attacker.abilities.includes('antimatter')) ? ', Antimatter doubled' : '';
  const points = all.reduce((sum, hit) => sum + hit.points, 0);
  sustain(ctx, seat, hand, `${points} got through${doubled}, against Defense ${value}`, 'F-DMG-03');
  if (discardPile > 0) {
    for (let card = 0; card < discardPile; card++) player.discard.push(DAMAGE);
    const count = discardPile === 1 ? '1 more goes' : `${discardPile} more go`;
    ctx.log(`Biogenic Weapon: ${count} into the discard pile of ${seatName(g, seat)}.`, 'F-SPECIALS-02');
  }
  if (dissipated) loseHand(ctx, seat, 'Energy Dissipator', 'F-SPECIALS-03');
  const member = lent === null ? undefined : player.crew[lent];
  if (member === undefined) return;
  member.ready = false;
  ctx.log(`${crewOf(member.crew).name} was in command and is Spent.`, 'F-DMG-10');
}
