import type { Ctx } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { scopeOf } from '../../effects/scope.ts';
import type { AwayMissions, Character, Trap } from '../../state.ts';
import { adjacent } from '../area/paths.ts';
import { characterName } from '../characters/characters.ts';
import { playerOf } from '../characters/find.ts';
import { isFriend } from '../characters/sides.ts';

/**
 * Whether a hostile player has a Trap in play. Everyone knows that a Trap is in play, but only its owner knows where.
 */
export function isTrapped(g: AwayMissions, { seat }: Character): boolean {
  return g.players.some(({ traps = [] }, whose) => !isFriend(g, whose, seat) && traps.length > 0);
}

/**
 * Springs the first hostile Trap in or next to the space where the character ended a Move, and discards it (M-OPEN-74).
 * Returns true if a Trap was sprung.
 */
export function spring(ctx: Ctx<AwayMissions>, character: Character): boolean {
  const found = sprungBy(ctx.g, character);
  if (found === null) return false;
  const { seat, trap } = found;
  const player = playerOf(ctx.g, seat);
  const card = cardOf(trap.card);
  if (!('sprung' in card) || card.sprung === null) throw new Error(`${trap.card} is no Trap`);
  player.traps = must(player.traps, 'the list of Traps').filter((one) => one !== trap);
  player.sprung = (player.sprung ?? 0) + 1;
  player.discards.support.push(trap.card);
  ctx.log(`${characterName(character.id)} springs ${nameOf(trap.card)} in ${trap.space}.`, 'M-OPEN-74');
  ctx.call(EFFECTS, { ...scopeOf(seat, trap.card, null, { foe: character.id }), list: card.sprung });
  return true;
}

function sprungBy(g: AwayMissions, { space, seat }: Character): { seat: Seat; trap: Trap } | null {
  if (space === null) return null;
  for (const [whose, { traps = [] }] of g.players.entries()) {
    const trap = isFriend(g, whose, seat) ? undefined : traps.find((one) => adjacent(g, one.space, space));
    if (trap !== undefined) return { seat: whose, trap };
  }
  return null;
}
