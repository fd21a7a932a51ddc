import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, open } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import type { PlayDeed } from '../../effects/deeds.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { fireWords, sumFire } from '../captains/points.ts';
import { lendOffers } from '../crew/lenders.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { type BeforeDeed, beforeTurn } from '../turn/turn-picks.ts';
import { blockerDefense, canDriveOff, getsThrough, type Shot, shotOf } from './pvp-fire.ts';
import { pvpDamageCards, retreatCost } from './pvp-maths.ts';
import { isPartial, opponentOf, pvpOf, retreats } from './pvp-outcome.ts';

/** The window of all that is asked of a defender who attends in part. */
const ATTACKED = 'attacked';

/** How a defender takes part. */
export type AttendDeed = BeforeDeed | { do: 'full' } | { do: 'partial' };

/** F-PVP-11, F-PVP-12, F-PVP-17: how a defender takes part; effects of others’ turns may be used first. */
export function attendQuestion(g: Frontiers, seat: Seat, target: Seat): Offering<AttendDeed> {
  const full = {
    key: 'full',
    verb: 'full',
    label: 'Attend in full: take your next turn now',
    hint: 'A Core die and all Skills; you end a turn after it, and skip your next one.',
    rule: 'F-PVP-12',
  };
  const partly = 'No Core die, no Skills but those for others’ turns; you draw no cards.';
  const offers: Offer<AttendDeed>[] = [
    open(full, { do: 'full' }),
    open(pass('Attend in part: keep your next turn', 'F-PVP-17', partly), { do: 'partial' }),
    ...beforeTurn(g, target),
  ];
  const prompt = `${seatName(g, seat)} attacks you. How do you take part?`;
  return { ...pickOffer(target, prompt, offers, 'F-PVP-11'), window: ATTACKED };
}

/** What each side does in an attack: it plays, fires, or does nothing more. */
export type FireDeed = PlayDeed | { do: 'fire' } | { do: 'hold' };

/** F-PVP-23, F-PVP-25: the attacker plays on, fires, or passes; null when, as all can see, there is nothing to do. */
export function fireQuestion(g: Frontiers, shot: Shot): Offering<FireDeed> | null {
  const { attacker } = shot;
  const { phase } = pvpOf(g);
  const fire = shotOf(g, shot);
  const total = sumFire(fire);
  const name = seatName(g, opponentOf(g, attacker));
  const defense = blockerDefense(g, shot);
  const offers: Offer<FireDeed>[] = plays(g, attacker, phase === 'long' ? 'long' : 'attack');
  if (total > 0) {
    const hint = `${fireWords(fire)}. Without Shields ${damageWords(pvpDamageCards(total, defense))}.`;
    const option = { key: 'fire', verb: 'fire', label: `Fire ${total} at ${name}`, hint, rule: 'F-PVP-25' };
    offers.push(open(option, { do: 'fire' }));
  }
  if (isIdle(g, attacker, offers)) return null;
  offers.push(open(pass('Don’t attack in this phase', 'F-PVP-23'), { do: 'hold' }));
  const prompt = `${phase === 'long' ? 'Long Range' : 'Close Range'}: your attack on ${name}, Defense ${defense}.`;
  return question(g, attacker, prompt, offers, 'F-PVP-23');
}

/** F-PVP-25: the blocker plays Shields and Special effects, or holds; null when, as all can see, there is nothing to do. */
export function blockQuestion(g: Frontiers, shot: Shot): Offering<FireDeed> | null {
  const blocker = opponentOf(g, shot.attacker);
  const offers = plays(g, blocker, 'shields');
  if (isIdle(g, blocker, offers)) return null;
  const through = getsThrough(g, shot);
  const cards = sentence(damageWords(pvpDamageCards(through, blockerDefense(g, shot))));
  const hint = canDriveOff(g, shot) ? `${cards}, or fewer and a retreat.` : `${cards}.`;
  const hold = open(pass(`Hold: ${throughWords(through)}`, 'F-PVP-31', hint), { do: 'hold' as const });
  const range = pvpOf(g).phase === 'long' ? 'long range' : 'close range';
  const prompt = `${seatName(g, shot.attacker)} fires at ${range}: ${fireWords(shotOf(g, shot))}. Raise Shields?`;
  return question<FireDeed>(g, blocker, prompt, [...offers, hold], 'F-PVP-25');
}

/** F-OPEN-56: the blocker’s Captain is Wounded and Crew can take command (null: nobody does); null when there is nobody. */
export function lendQuestion(g: Frontiers, shot: Shot): Offering<number | null> | null {
  const seat = opponentOf(g, shot.attacker);
  const offers: Offer<number | null>[] = lendOffers(g, seat);
  if (offers.length === 0) return null;
  offers.push(open(pass('Nobody takes command', 'F-DMG-08', 'Defense 1.'), null));
  const prompt = `Your Captain is Wounded and ${throughWords(getsThrough(g, shot))}. Whose Defense counts?`;
  return question(g, seat, prompt, offers, 'F-OPEN-56');
}

/** F-PVP-38 to F-PVP-40: all into Damage Cards (null), or a retreat and the rest into Damage Cards; null when there is no choice. */
export function splitQuestion(g: Frontiers, shot: Shot): Offering<HexId | null> | null {
  if (!canDriveOff(g, shot)) return null;
  const blocker = opponentOf(g, shot.attacker);
  const defense = blockerDefense(g, shot);
  const points = getsThrough(g, shot);
  const rest = pvpDamageCards(points - retreatCost(defense), defense);
  const hint = rest === 0 ? 'The combat ends.' : `And ${damageWords(rest)}. The combat ends.`;
  const offers = retreats(g, blocker).map((id): Offer<HexId | null> => {
    const [label, subject] = [spaceLabel(id), { kind: 'space', id }];
    const words = { label: `Force a retreat to ${label}`, hint, subject, rule: 'F-PVP-39' };
    return open({ key: `retreat:${label}`, verb: 'retreat', ...words }, id);
  });
  if (offers.length === 0) return null;
  const cards = damageWords(pvpDamageCards(points, defense));
  offers.push(open({ key: 'damage', verb: 'damage', label: `No retreat: ${cards}`, rule: 'F-PVP-31' }, null));
  const prompt = `${throughWords(points)} to ${seatName(g, blocker)}, Defense ${defense}. Damage or a retreat?`;
  return question(g, shot.attacker, prompt, offers, 'F-PVP-38');
}

function damageWords(cards: number): string {
  return cards === 0 ? 'no Damage Card' : several(cards, 'Damage Card');
}

function throughWords(points: number): string {
  return `${points} ${points === 1 ? 'gets' : 'get'} through`;
}

/** Whether a seat has neither cards in hand, which could be any, nor anything to play but dice that nothing could be paid with. */
export function isIdle(g: Frontiers, seat: Seat, offers: readonly Offer<FireDeed>[]): boolean {
  return playerOf(g, seat).hand.length === 0 && offers.every(({ deed }) => deed.do === 'die');
}

/** A question to one side. What is asked of a defender who attends in part is a window. */
function question<D>(g: Frontiers, seat: Seat, prompt: string, offers: readonly Offer<D>[], rule: RuleId): Offering<D> {
  const asked = pickOffer(seat, prompt, offers, rule);
  return isPartial(g, seat) ? { ...asked, window: ATTACKED } : asked;
}
