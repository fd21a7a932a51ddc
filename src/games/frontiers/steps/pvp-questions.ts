import type { Option, Question, RuleId, Seat } from '../../../kernel/types.ts';
import { plays } from '../effects/plays.ts';
import { pass, pickOne } from '../rules/asking.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { fireWords } from '../rules/fire.ts';
import { spaceLabel } from '../rules/labels.ts';
import { lendOptions } from '../rules/lenders.ts';
import { sumFire } from '../rules/points.ts';
import { blockerDefense, canDriveOff, getsThrough, type Shot, shotOf } from '../rules/pvp-fire.ts';
import { pvpDamageCards, retreatCost } from '../rules/pvp-maths.ts';
import { isPartial, opponentOf, pvpOf, retreats } from '../rules/pvp-outcome.ts';
import { beforeTurn } from '../rules/turn-picks.ts';
import type { Frontiers } from '../state.ts';
import { sentence, several } from '../words.ts';

/** The window of all that is asked of a defender who attends in part. */
const ATTACKED = 'attacked';

/** F-PVP-11, F-PVP-12, F-PVP-17: how a defender takes part; effects of others’ turns may be used first. */
export function attendQuestion(g: Frontiers, seat: Seat, target: Seat): Question {
  const options: Option[] = [
    {
      key: 'full',
      verb: 'full',
      label: 'Attend in full: take your next turn now',
      hint: 'A Core die and all Skills; you end a turn after it, and skip your next one.',
      rule: 'F-PVP-12',
    },
    pass(
      'Attend in part: keep your next turn',
      'F-PVP-17',
      'No Core die, no Skills but those for others’ turns; you draw no cards.',
    ),
    ...beforeTurn(g, target),
  ];
  const prompt = `${seatName(g, seat)} attacks you. How do you take part?`;
  return { ...pickOne(target, prompt, options, 'F-PVP-11'), window: ATTACKED };
}

/** F-PVP-23, F-PVP-25: the attacker plays on, fires, or passes; null when, as all can see, there is nothing to do. */
export function fireQuestion(g: Frontiers, shot: Shot): Question | null {
  const { attacker } = shot;
  const { phase } = pvpOf(g);
  const fire = shotOf(g, shot);
  const total = sumFire(fire);
  const name = seatName(g, opponentOf(g, attacker));
  const defense = blockerDefense(g, shot);
  const options = plays(g, attacker, phase === 'long' ? 'long' : 'attack');
  if (total > 0) {
    const hint = `${fireWords(fire)}. Without Shields ${damageWords(pvpDamageCards(total, defense))}.`;
    options.push({ key: 'fire', verb: 'fire', label: `Fire ${total} at ${name}`, hint, rule: 'F-PVP-25' });
  }
  if (isIdle(g, attacker, options)) return null;
  options.push(pass('Don’t attack in this phase', 'F-PVP-23'));
  const prompt = `${phase === 'long' ? 'Long Range' : 'Close Range'}: your attack on ${name}, Defense ${defense}.`;
  return question(g, attacker, prompt, options, 'F-PVP-23');
}

/** F-PVP-25: the blocker plays Shields and Special effects, or holds; null when, as all can see, there is nothing to do. */
export function blockQuestion(g: Frontiers, shot: Shot): Question | null {
  const blocker = opponentOf(g, shot.attacker);
  const options = plays(g, blocker, 'shields');
  if (isIdle(g, blocker, options)) return null;
  const through = getsThrough(g, shot);
  const cards = sentence(damageWords(pvpDamageCards(through, blockerDefense(g, shot))));
  const hint = canDriveOff(g, shot) ? `${cards}, or fewer and a retreat.` : `${cards}.`;
  const hold = pass(`Hold: ${throughWords(through)}`, 'F-PVP-31', hint);
  const range = pvpOf(g).phase === 'long' ? 'long range' : 'close range';
  const prompt = `${seatName(g, shot.attacker)} fires at ${range}: ${fireWords(shotOf(g, shot))}. Raise Shields?`;
  return question(g, blocker, prompt, [...options, hold], 'F-PVP-25');
}

/** F-OPEN-56: the blocker’s Captain is Wounded and Crew can take command; null when there is nobody. */
export function lendQuestion(g: Frontiers, shot: Shot): Question | null {
  const seat = opponentOf(g, shot.attacker);
  const options = lendOptions(g, seat);
  if (options.length === 0) return null;
  options.push(pass('Nobody takes command', 'F-DMG-08', 'Defense 1.'));
  const prompt = `Your Captain is Wounded and ${throughWords(getsThrough(g, shot))}. Whose Defense counts?`;
  return question(g, seat, prompt, options, 'F-OPEN-56');
}

/** F-PVP-38 to F-PVP-40: all into Damage Cards, or a retreat and the rest into Damage Cards; null when there is no choice. */
export function splitQuestion(g: Frontiers, shot: Shot): Question | null {
  if (!canDriveOff(g, shot)) return null;
  const blocker = opponentOf(g, shot.attacker);
  const defense = blockerDefense(g, shot);
  const points = getsThrough(g, shot);
  const rest = pvpDamageCards(points - retreatCost(defense), defense);
  const options: Option[] = retreats(g, blocker).map((id) => ({
    key: `retreat:${spaceLabel(id)}`,
    verb: 'retreat',
    label: `Force a retreat to ${spaceLabel(id)}`,
    hint: rest === 0 ? 'The combat ends.' : `And ${damageWords(rest)}. The combat ends.`,
    subject: { kind: 'space', id },
    rule: 'F-PVP-39',
  }));
  if (options.length === 0) return null;
  const cards = damageWords(pvpDamageCards(points, defense));
  options.push({ key: 'damage', verb: 'damage', label: `No retreat: ${cards}`, rule: 'F-PVP-31' });
  const prompt = `${throughWords(points)} to ${seatName(g, blocker)}, Defense ${defense}. Damage or a retreat?`;
  return question(g, shot.attacker, prompt, options, 'F-PVP-38');
}

function damageWords(cards: number): string {
  return cards === 0 ? 'no Damage Card' : several(cards, 'Damage Card');
}

function throughWords(points: number): string {
  return `${points} ${points === 1 ? 'gets' : 'get'} through`;
}

/** Whether a seat has neither cards in hand, which could be any, nor anything to play but dice that nothing could be paid with. */
export function isIdle(g: Frontiers, seat: Seat, options: readonly Option[]): boolean {
  return playerOf(g, seat).hand.length === 0 && options.every(({ verb }) => verb === 'die');
}

/** A question to one side. What is asked of a defender who attends in part is a window. */
function question(g: Frontiers, seat: Seat, prompt: string, options: Option[], rule: RuleId): Question {
  const asked = pickOne(seat, prompt, options, rule);
  return isPartial(g, seat) ? { ...asked, window: ATTACKED } : asked;
}
