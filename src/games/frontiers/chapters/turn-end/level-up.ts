import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { asHint } from '../../../kit/words.ts';
import { skillName, skillOf } from '../../content/skills/all.ts';
import { LEVEL_TOKENS } from '../../content/tracks.ts';
import { skillText } from '../../effects/text.ts';
import type { Frontiers, SkillId } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { cardOption } from '../asking/card-option.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { pendingLevels, type Running } from '../captains/gains.ts';
import { lowest, openOffers } from '../rounds/offers.ts';
import { isTokenLevel, levelAfter } from './levels.ts';
import { gainOffered } from './rewards.ts';

interface Local {
  seat: Seat;
  /** Skill Tokens turned up for this Level (F-LEVEL-04). */
  flipped?: SkillId[];
}

/** Gives the player the Levels reached this turn, one after another (F-LEVEL-01). */
export const levelUp = procedure<Frontiers, Local>('level-up')({
  begin(ctx, local) {
    const { g } = ctx;
    const player = playerOf(g, local.seat);
    if (pendingLevels(g, local.seat) === 0) return null;
    player.level = levelAfter(player.level);
    const name = seatName(g, local.seat);
    if (isTokenLevel(player.level)) {
      const { defense, handLimit, commandTokens } = LEVEL_TOKENS[player.level];
      const figures = `Defense ${defense}, Hand Limit ${handLimit}, ${commandTokens} Command Tokens`;
      ctx.log(`${name} reaches Level ${player.level}: ${figures}.`, 'F-LEVEL-03');
      return 'begin';
    }
    local.flipped = player.skillPile.splice(0, 2);
    if (local.flipped.length > 0) ctx.reveal();
    const skills = local.flipped.map(skillName).join(' and ');
    ctx.log(`${name} reaches Level ${player.level}${skills === '' ? '' : ` and turns up ${skills}`}.`, 'F-LEVEL-04');
    // F-SCEN-06
    openOffers(ctx);
    return 'skill';
  },
  skill: offering({
    ask({ g }, local) {
      const { ship } = playerOf(g, local.seat);
      // F-LEVEL-05: offers the Skills that were just turned up.
      const own = must(local.flipped, 'the list of Skills turned up').map((skill) => skillOffer(skill, true));
      // F-LEVEL-06, F-OPEN-65: offers the Skills in the common area that don't belong to the player's ship.
      const common = g.common.filter((token) => token.ship !== ship).map(({ skill }) => skillOffer(skill, false));
      const offers = [...own, ...common];
      // F-OPEN-66: a player who can't gain a Skill still gains a card.
      if (offers.length === 0) return { go: 'card' };
      return pickOffer(local.seat, 'Which Skill do you gain?', offers, 'F-LEVEL-05');
    },
    take(ctx, local, { skill, own }) {
      gainSkill(ctx, local, skill, own);
      return own ? 'card' : 'lowest';
    },
  }),
  // F-LEVEL-05: the player takes any card of the offer.
  card: offering({
    ask({ g }, { seat }) {
      const offers = [...new Set(g.advanced.offer)].map((card) => open(cardOption('take', card), card));
      if (offers.length < 2) return { go: 'lowest' };
      return pickOffer(seat, 'Which Advanced Action do you put on top of your Ship Deck?', offers, 'F-LEVEL-05');
    },
    take(ctx, { seat }, card) {
      gainOffered(ctx, seat, 'advanced', card, 'F-LEVEL-07');
      return 'begin';
    },
  }),
  // F-LEVEL-06: the player takes the lowest card, or none if the offer is empty (F-OPEN-66).
  lowest(ctx, { seat }) {
    const card = lowest(ctx.g, 'advanced');
    if (card !== null) gainOffered(ctx, seat, 'advanced', card, 'F-LEVEL-07');
    return 'begin';
  },
});

/**
 * Returns the offer to take a Skill. With one of the ship's own Skills, the player takes any Advanced Action of the
 * offer; with a common Skill, the lowest one.
 */
function skillOffer(skill: SkillId, own: boolean): Offer<{ skill: SkillId; own: boolean }> {
  const token = skillOf(skill);
  const about = { hint: asHint(skillText(token)), subject: { kind: 'skill', id: skill } };
  const label = `${token.name}, plus the lowest Advanced Action`;
  const option = own
    ? { key: `keep:${skill}`, verb: 'keep', label: token.name, ...about, rule: 'F-LEVEL-05' }
    : { key: `common:${skill}`, verb: 'common', label, ...about, rule: 'F-LEVEL-06' };
  return open(option, { skill, own });
}

/**
 * Gives the Skill to the player. Skills that were turned up but not kept go to the common area (F-LEVEL-05 to
 * F-LEVEL-07).
 */
function gainSkill(ctx: Running, { seat, flipped = [] }: Local, skill: SkillId, own: boolean): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  player.skills.push({ skill, used: 'no' });
  if (!own) g.common = g.common.filter((token) => token.skill !== skill);
  for (const other of flipped) if (other !== skill) g.common.push({ skill: other, ship: skillOf(other).ship });
  ctx.log(`${seatName(g, seat)} gains the Skill ${skillName(skill)}.`, own ? 'F-LEVEL-05' : 'F-LEVEL-06');
  offerDummySkill(ctx);
}

/**
 * In a solo game, adds one of the Dummy Player’s Skills to the common area for the next choice (F-DUMMY-15,
 * F-DUMMY-16).
 */
function offerDummySkill(ctx: Running): void {
  const { dummy, players, common } = ctx.g;
  const skill = players.length > 1 ? undefined : dummy?.skillPile.shift();
  if (dummy === null || skill === undefined) return;
  common.push({ skill, ship: dummy.ship });
  ctx.reveal();
  ctx.log(`The Dummy Player’s Skill ${skillName(skill)} joins the common area.`, 'F-DUMMY-15');
}
