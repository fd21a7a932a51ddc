import type { Why } from '../../kit/offers.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions } from '../state.ts';
import { holds } from './counts.ts';
import { belongs, members } from './groups.ts';
import { type Scope, who } from './scope.ts';
import { isIncapacitated } from './sorts.ts';
import { isPlace } from './spaces.ts';
import { conditionText } from './text/counts.ts';
import { bareGroupText, groupText, keywordName, placeText } from './text/words.ts';
import type { Action, Effect } from './union.ts';

/** Why an Action of a card can't be taken now, or null. What it names depends on what the seat may know alone. */
export function obstacle(g: AwayMissions, scope: Scope, action: Action): Why {
  const self = who(g, scope, 'self');
  const { at, by, requires, crewless, effects } = action;
  if (self === null) {
    if (!crewless) return () => ({ text: `${nameOf(scope.card)} needs a character to do it.`, rule: 'M-OPEN-48' });
  } else {
    // M-TERM-01: who stands in the terminal's space has access to it.
    if (at !== undefined && (self.space === null || !isPlace(g, scope, self.space, at))) {
      return () => ({ text: `${characterCard(self.id).name} must be ${placeText(at)}.`, rule: 'M-TERM-01' });
    }
    if (by !== undefined && !belongs(g, scope, self, by)) {
      return () => ({ text: `Only ${groupText(by)} can do this.`, rule: 'M-PLAY-19' });
    }
  }
  for (const condition of requires ?? []) {
    if (holds(g, scope, condition)) continue;
    return () => ({ text: `Requirement: ${conditionText(condition)}.`, rule: 'M-PLAY-19' });
  }
  return lacking(g, scope, effects);
}

/** What effects need and don't find, as far as it can be told before anything happens. */
export function lacking(g: AwayMissions, scope: Scope, effects: readonly Effect[]): Why {
  let seen = scope;
  for (const effect of effects) {
    switch (effect.do) {
      // What stands where afterwards can't be told.
      case 'move':
      case 'attack':
      case 'choose':
      case 'when':
      case 'each':
      case 'place':
        return null;
      case 'test': {
        const tester = who(g, seen, effect.who ?? 'self');
        if (tester === null || !isIncapacitated(tester)) break;
        return () => ({ text: `${characterCard(tester.id).name} is Incapacitated.`, rule: 'M-STUN-07' });
      }
      case 'pick': {
        if (effect.optional) break;
        const [first, second] = members(g, seen, effect.group);
        if (first === undefined) {
          return () => ({ text: `There is no ${bareGroupText(effect.group)}.`, rule: 'M-PLAY-19' });
        }
        // What follows is about someone who is still to be chosen.
        if (second !== undefined) return null;
        seen = { ...seen, bound: { ...seen.bound, [effect.as]: first.id } };
        break;
      }
      case 'search':
      case 'download': {
        if (effect !== effects[0] || canFind(g, seen, effect)) break;
        const what = keywordName(effect.keyword);
        return () => ({ text: `Your deck holds no ${what} card any more.`, rule: 'M-SEARCH-01' });
      }
      case 'salvage': {
        const pile = playerOf(g, seen.seat).discards[effect.deck];
        if (pile.some((card) => cardOf(card).kind === effect.kind)) break;
        return () => ({ text: 'There is nothing to take in your discard pile.', rule: 'M-OPEN-59' });
      }
      case 'revive':
        if (hasGoneDrone(g, seen)) break;
        return () => ({ text: 'None of your drones is Neutralized.', rule: 'M-PLAY-19' });
      default:
    }
  }
  return null;
}

/** M-SEARCH-01: a seat knows what is left in its own deck, though not the order. */
function canFind(g: AwayMissions, scope: Scope, effect: Extract<Effect, { do: 'search' | 'download' }>): boolean {
  const { decks, discards } = playerOf(g, scope.seat);
  const deck = effect.do === 'search' ? effect.deck : 'support';
  const pile = effect.do === 'search' && effect.pile ? discards[deck] : [];
  const fits = (card: string): boolean => cardOf(card).keyword === effect.keyword;
  return decks[deck].some(fits) || pile.some(fits);
}

function hasGoneDrone(g: AwayMissions, { seat }: Scope): boolean {
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character?.owner === seat && character.where === 'out' && characterCard(id).drone) return true;
  }
  return false;
}
