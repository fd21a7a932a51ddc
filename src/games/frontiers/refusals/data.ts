import type { Refusal, Seat } from '../../../kernel/types.ts';
import { type Colour, isBasic } from '../content/colours.ts';
import { playerOf } from '../rules/find.ts';
import { diceLeft, isWhiteBarred, payments } from '../rules/payments.ts';
import { isPartial } from '../rules/pvp-outcome.ts';
import type { Frontiers } from '../state.ts';
import { listed } from '../words.ts';
import type { Case } from './case.ts';

/** Why data of all these colours can’t be paid, or null; `rule` asks for it (F-DATA-06, F-DATA-12, F-VARIANT-14). */
export function cannotPay(
  g: Frontiers,
  seat: Seat,
  name: string,
  needs: readonly Colour[],
  rule: string,
): Refusal | null {
  if (payments(g, seat, needs).length > 0) return null;
  const short = needs.find((colour) => payments(g, seat, [colour]).length === 0);
  const costs = `${name} costs ${listed(needs.map((colour) => `1 ${colour}`))} data`;
  if (short === undefined) return { text: `${costs}, and you can pay only for one of them.`, rule };
  if (isBasic(short) && holdsWhite(g, seat) && isWhiteBarred(g, short)) {
    const text = `${costs}: your white die is no ${short} one while a ${short} die lies in the Core.`;
    return { text, rule: 'F-VARIANT-14' };
  }
  const crystal = isBasic(short) ? ', crystal' : '';
  const token = `you have no ${short} token${crystal} or die`;
  return { text: `${costs}: ${token}, and ${noDie(g, seat, short)}.`, rule };
}

/** Whether a white die lies before a seat that it hasn’t used. */
function holdsWhite(g: Frontiers, seat: Seat): boolean {
  return playerOf(g, seat).dice.some(({ colour, used }) => colour === 'white' && !used);
}

/** Why the Core gives no die for a colour. */
function noDie(g: Frontiers, seat: Seat, colour: Colour): string {
  if (g.core.length === 0) return 'the Core is empty';
  if (diceLeft(g, seat) <= 0) return isPartial(g, seat) ? 'no die is yours to take' : 'your die of this turn is taken';
  return `the Core shows no ${colour}${isBasic(colour) && !g.core.includes('white') ? ' or white' : ''} die`;
}

/** Why a die can’t be taken from the Core, or null (F-DATA-12, F-PVP-18). */
export function cannotTakeDie({ g, seat, wish }: Case): Refusal | null {
  const rule = 'F-DATA-12';
  if (diceLeft(g, seat) <= 0) {
    if (isPartial(g, seat)) {
      return { text: 'You attend this fight in part: no die of the Core is yours to take.', rule: 'F-PVP-18' };
    }
    return { text: 'You have taken your die of this turn: it is one in a turn.', rule };
  }
  if (g.core.length === 0) return { text: 'No die lies in the Core.', rule };
  const wanted = wish.colours.find((colour) => !g.core.includes(colour));
  if (wanted === undefined) return null;
  return { text: `The Core shows no ${wanted} die: it has ${listed([...new Set(g.core)])}.`, rule };
}

/** Why a crystal isn’t used by itself (F-DATA-03, F-DATA-04). */
export function cannotUseCrystal({ g, seat, wish }: Case): Refusal {
  const { crystals } = playerOf(g, seat);
  const special = wish.colours.find((colour) => !isBasic(colour));
  if (special !== undefined) return { text: `There are no ${special} crystals.`, rule: 'F-DATA-03' };
  const lacking = wish.colours.find((colour) => isBasic(colour) && crystals[colour] === 0);
  if (lacking !== undefined) return { text: `You have no ${lacking} crystal.`, rule: 'F-DATA-03' };
  if (crystals.red + crystals.blue + crystals.gold === 0) return { text: 'You have no crystals.', rule: 'F-DATA-03' };
  return { text: 'A crystal is spent as you play what costs its color: choose that.', rule: 'F-DATA-04' };
}
