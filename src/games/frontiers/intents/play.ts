import type { Offer } from '../../kit/offers.ts';
import { sentence } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { isFresh } from '../chapters/turn/turn-picks.ts';
import { turnOf } from '../chapters/turn/turn-state.ts';
import { cardOf } from '../content/cards/all.ts';
import { type Basic, type Colour, isBasic } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { skillOf } from '../content/skills/all.ts';
import { faultOf, sideOffers, sidewaysOffer } from '../effects/card-plays.ts';
import { crewOffers } from '../effects/crew-plays.ts';
import { MOMENTS } from '../effects/moments.ts';
import type { PlayPayload } from '../effects/payloads.ts';
import { sidewaysValue } from '../effects/sideways.ts';
import { skillOffers } from '../effects/skill-plays.ts';
import { type CardId, type CrewId, DAMAGE, type SkillId } from '../state.ts';
import { anyOf, type Case, type Meant, said } from './case.ts';

/** Returns the uses of the card, Crew Member or Skill that an intent names. */
export function playMeant(one: Case): Meant {
  const { cards, crew, skills } = one.wish;
  const [card] = cards;
  if (card !== undefined) return cardMeant(one, card);
  const [member] = crew;
  if (member !== undefined) return crewMeant(one, member);
  const [skill] = skills;
  return skill === undefined ? [] : skillMeant(one, skill);
}

/** Returns the ways to play a card that an intent means. */
function cardMeant(one: Case, id: CardId): Meant {
  const { g, seat, wish, moment } = one;
  const card = cardOf(id);
  const { hand, inPlay } = playerOf(g, seat);
  if (!hand.includes(id)) {
    const isPlayed = inPlay.some((played) => played.card === id);
    const text = isPlayed ? `You have already played ${card.name} this turn.` : `You have no ${card.name} in hand.`;
    return { text, rule: 'F-CARD-02' };
  }
  const { sideways: way } = MOMENTS[moment];
  const value = sidewaysValue(g, seat, card);
  if (wish.side === 'sideways') {
    const others = Object.values(MOMENTS).filter(
      ({ sideways }) => sideways !== undefined && wish.words.includes(` ${sideways} `),
    );
    if (way !== undefined && value > 0 && others.length > 0 && others.every(({ sideways }) => sideways !== way)) {
      return {
        text: `Right now you can play ${card.name} sideways only for ${sentence(way)} ${value}.`,
        rule: 'F-CARD-06',
      };
    }
    return [sidewaysOffer(one, card)];
  }
  if (wish.side !== null) return paidBy(wish.colours, sideOffers(one, card, wish.side));
  const fault = faultOf(one, card);
  if (fault === null) {
    return paidBy(wish.colours, [...sideOffers(one, card, 'basic'), ...sideOffers(one, card, 'strong')]);
  }
  const [offer] = sideOffers(one, card, fault.side);
  const why = offer === undefined ? null : said(offer.why);
  if (why === null) return [];
  return way === undefined || id === DAMAGE
    ? why
    : { ...why, text: `${why.text} Sideways, it gives ${sentence(way)} ${value}.` };
}

/** Returns the offers that are paid with the named colors, or all offers if none is paid with these colors. */
function paidBy(colours: readonly Colour[], offers: readonly Offer<PlayPayload>[]): readonly Offer<PlayPayload>[] {
  const isPaid = (payload: PlayPayload) =>
    payload.do === 'card' && payload.pays.some(({ colour }) => colours.includes(colour));
  return anyOf(offers.filter(({ payload }) => isPaid(payload))) ?? offers;
}

/** Returns the uses of a Crew Member that an intent means. */
function crewMeant(one: Case, id: CrewId): Meant {
  const found = anyOf(crewOffers(one, id, one.wish.ability));
  if (found !== null) return found;
  const { name } = crewOf(id);
  return one.g.crew.offer.includes(id)
    ? { text: `${name} can be recruited, but you don’t have them aboard.`, rule: 'F-CREW-01' }
    : { text: `You have no ${name} aboard.`, rule: 'F-CREW-01' };
}

/** Returns the uses of a Skill. Face-down Skill Tokens are ignored. */
function skillMeant(one: Case, id: SkillId): Meant {
  // Before its own turn, a seat uses Skills as it does during other players' turns.
  const before =
    one.scene.kind === 'turn' && isFresh(turnOf(one.g)) ? skillOffers({ ...one, moment: 'before' }, id) : [];
  const open = before.filter(({ why }) => why === null);
  const none = { text: `You haven’t gained the Skill ${skillOf(id).name}.`, rule: 'F-SKILL-01' };
  return anyOf(open) ?? anyOf(skillOffers(one, id)) ?? none;
}

/** Returns the refusal for using a crystal by itself (F-DATA-03, F-DATA-04). */
export function crystalMeant({ g, seat, wish }: Case): Meant {
  const { crystals } = playerOf(g, seat);
  const special = wish.colours.find((colour) => !isBasic(colour));
  if (special !== undefined) return { text: `There are no ${special} crystals.`, rule: 'F-DATA-03' };
  const lacks = (colour: Colour): colour is Basic => isBasic(colour) && crystals[colour] === 0;
  const lacking = wish.colours.find(lacks);
  if (lacking !== undefined) return { text: `You have no ${lacking} crystals.`, rule: 'F-DATA-03' };
  if (crystals.red + crystals.blue + crystals.gold === 0) return { text: 'You have no crystals.', rule: 'F-DATA-03' };
  return {
    text: 'You spend a crystal by playing something that costs its color. Choose that instead.',
    rule: 'F-DATA-04',
  };
}
