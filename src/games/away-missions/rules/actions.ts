import type { Option, RuleId, Seat } from '../../../kernel/types.ts';
import { nameOf } from '../content/cards.ts';
import { weapons } from '../effects/modifiers.ts';
import { cardHint } from '../effects/options.ts';
import { pushPlays } from '../effects/plays.ts';
import { isDrone } from '../effects/sorts.ts';
import type { AwayMissions, Character, CharacterId } from '../state.ts';
import { characterName, hasHivemind } from './characters.ts';
import { boardName, fixtures } from './features.ts';
import { characterOf, standing, teamInPlay } from './find.ts';
import { differentCards } from './hand.ts';
import { spaceAt } from './layout.ts';
import { cannotAttack, cannotDraw, cannotRecover, cannotTakeCover, stunned } from './legality.ts';
import { amount, dice, other } from './names.ts';
import { reachable } from './paths.ts';
import { attackDice, defenseDice, steps } from './ratings.ts';

/** M-ACTV-02: everything that an activated character, or nobody (null, M-OPEN-48), may do as its next Action. */
export function actions(g: AwayMissions, seat: Seat, id: CharacterId | null): Option[] {
  const options: Option[] = [];
  const character = id === null ? null : characterOf(g, id);
  if (character === null) pushPlays(g, seat, null, 'action', options);
  else {
    const free = stunned(character) === null;
    if (free) pushMoves(g, character, steps(g, character), options);
    pushOwn(g, character, options);
    // M-STUN-05: who is stunned takes no Action but Recover, through nobody.
    if (free && hasHivemind(character)) pushHivemind(g, character, options);
  }
  // M-PLAY-14, M-TIME-04: Equipment and the like at the start of an Activation, in any order and without an Action.
  if (g.active?.taken === 0 && !g.active.bonus) pushPlays(g, seat, character, 'start', options);
  pushInstead(g, seat, options);
  return options;
}

/** M-MOVE-01: one option per space where a move of at most so many steps may end. */
export function pushMoves(g: AwayMissions, character: Character, most: number, options: Option[]): void {
  const company = new Map(teamInPlay(g, character.seat).map(({ id, space }) => [space, characterName(id)]));
  for (const { space, steps: cost } of reachable(g, character, most)) {
    const friend = company.get(space);
    const there = [...(character.cover ? ['leaves cover'] : []), ...fixtures(g, space)];
    if (friend !== undefined) there.push(`with ${friend}`);
    options.push({
      key: `move:${space}`,
      verb: 'move',
      label: `Move to ${space}`,
      hint: [`${cost} of ${amount(most, 'space')}`, ...there].join(', '),
      group: boardName(spaceAt(g, space)),
      subject: { kind: 'space', id: space },
      rule: 'M-MOVE-01',
    });
  }
}

/**
 * The attacks that a character may make now, by target and weapon (M-ATK-03, M-ATK-04); `through`: in place of the one
 * that was activated, so that the label says who it is.
 */
export function pushAttacks(g: AwayMissions, attacker: Character, options: Option[], through = false): void {
  const armed = weapons(g, attacker);
  for (const target of teamInPlay(g, other(attacker.seat))) {
    for (const weapon of armed) {
      if (cannotAttack(g, attacker, target, weapon) !== null) continue;
      const extra = weapon.damage > 0 ? `, +${weapon.damage} Damage` : '';
      options.push({
        key: `attack:${target.id}:${weapon.id}`,
        verb: 'attack',
        label: through
          ? `${characterName(attacker.id)} at ${characterName(target.id)}: ${weapon.name}`
          : `${weapon.name} at ${characterName(target.id)}`,
        hint: `${dice(attackDice(g, attacker, target, weapon))} against ${defenseDice(g, attacker, target, weapon)}${extra}, in ${standing(target)}`,
        subject: { kind: 'character', id: target.id },
        rule: 'M-ATK-01',
      });
    }
  }
}

/** Actions that a character takes where it stands: all but Move. */
function pushOwn(g: AwayMissions, actor: Character, options: Option[], through = false): void {
  pushAttacks(g, actor, options, through);
  const subject = { kind: 'character', id: actor.id };
  if (cannotTakeCover(actor) === null) {
    const hint = '+1 Defense die while here';
    options.push({ key: 'cover', verb: 'cover', label: 'Take cover', hint, subject, rule: 'M-COVER-01' });
  }
  if (cannotRecover(actor) === null) {
    const hint = `Removes 1 of ${amount(actor.stun, 'Stun token')}`;
    options.push({ key: 'recover', verb: 'recover', label: 'Recover', hint, subject, rule: 'M-STUN-05' });
  }
  // M-STUN-05, M-OPEN-25: no Special Action while stunned.
  if (stunned(actor) === null) pushPlays(g, actor.seat, actor, 'action', options);
}

/** M-HIVE-01, M-OPEN-24, M-OPEN-26: a friendly drone may take any Action but Move, however far away (M-FAC-03). */
function pushHivemind(g: AwayMissions, character: Character, options: Option[]): void {
  for (const drone of teamInPlay(g, character.seat)) {
    if (drone.id === character.id || !isDrone(drone)) continue;
    const own: Option[] = [];
    pushOwn(g, drone, own, true);
    for (const option of own) {
      const label = option.verb === 'attack' ? option.label : `${characterName(drone.id)}: ${option.label}`;
      options.push({ ...option, key: `via:${drone.id}:${option.key}`, verb: 'via', label });
    }
  }
}

/** M-ACTV-03, M-ACTV-04: what may always be done instead of an Action. */
function pushInstead(g: AwayMissions, seat: Seat, options: Option[]): void {
  const rule: RuleId = 'M-ACTV-03';
  if (cannotDraw(g, seat) === null) {
    const hint = 'Costs this Action';
    options.push({ key: 'draw', verb: 'draw', label: 'Draw a Support card', hint, rule });
  }
  for (const card of differentCards(g, seat, ['mission'])) {
    options.push({
      key: `swap:${card}`,
      verb: 'swap',
      label: `Swap ${nameOf(card)}`,
      hint: cardHint(card),
      subject: { kind: 'card', id: card },
      rule,
      hidden: true,
    });
  }
  options.push({ key: 'pass', verb: 'pass', label: 'Pass', hint: 'Do nothing with this Action', rule });
}
