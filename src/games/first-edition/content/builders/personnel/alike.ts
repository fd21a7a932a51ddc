import { asLabel, listed } from '../../../../kit/words.ts';
import { pieceFilter, stateFilter, type Those } from '../../../chapters/skills/piece-filter.ts';
import { taughtSkill } from '../../../chapters/skills/skills.ts';
import { isWithin } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { CardId, PieceId } from '../../../terms.ts';
import { says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation, Skill } from '../../printed.ts';
import { isUsed, payloadOf } from '../shared.ts';
import {
  ALL,
  amongOnly,
  attributeBonus,
  both,
  isCopy,
  learns,
  raises,
  speaker,
  type When,
  whenTest,
  withOne,
} from './aiding.ts';

/** Gives a personnel skills while they are with another personnel who passes a test. */
export function taught(skills: readonly Skill[], whom: string, when: When): Rule {
  return says(`Has ${skills.join(' and ')} with ${whom} present.`, learns(skills, when));
}

/**
 * Gives a personnel skills while all of the player's personnel present have an icon, such as `[OS]`. `called` is the
 * icon's name, and `more` is the rest of the text.
 */
export function united(skills: readonly Skill[], icon: string, called: string, more = ''): Rule {
  const text = `Has ${listed(skills)} while all your personnel present are from ${called}.${more}`;
  return says(text, learns(skills, amongOnly(icon)));
}

/** Returns the level of a skill if it is the first one that a personnel's card lists after the classification. */
export function firstListed(card: CardId, skill: Skill): number {
  const facts = cardOf(card);
  if (facts.type !== 'Personnel') return 0;
  const first = facts.skills[facts.classifications.length === 0 ? 0 : 1];
  return first?.name === skill ? first.count : 0;
}

/**
 * Doubles the printed regular skills of personnel who pass a test (C-SKILL-01), by default all. Copies aren't cumulative
 * (C-SKILL-22).
 */
export function doublesSkills(those: Those, level: (card: CardId, skill: Skill) => number = taughtSkill): Force {
  const test = pieceFilter(those);
  return {
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const one = g.pieces[piece];
        if (own === null || one === undefined || !test(one, g, own) || isCopy(g, own, one, test)) return 0;
        return level(one.card, skill);
      },
    },
  };
}

/** Improves the drone's ship. The bonuses of several drones add up. */
export function drone(attribute: 'RANGE' | 'WEAPONS' | 'SHIELDS', by: number, where = '', which = 'card'): Rule {
  const text = `Your ship with this personnel aboard has ${attribute} +${by}${where}. Cumulative.`;
  return says(text, raises([attribute], by, `carrying it, yours, ${which}`, true));
}

export const WAITERS = 'Your other dabo girls and Ferengi waiters at this location have all attributes +2.';

export const waiters = raises(ALL, 2, 'yours, other, here, personnel, Dabo Girl or (Ferengi, Waiter)');

/** Lets its player's cards at the location attack forces that include a card which passes a test (C-BATTLE-06). */
export function attacks(those: string, whom: string): Rule {
  const isMeant = stateFilter(those);
  return {
    text: `Your cards at this location may attack ${whom}.`,
    grants: {
      battle(g, source, { seat, location, enemy }) {
        const own = speaker(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        if (own === null || target === undefined || own.seat !== seat) return false;
        return isMeant(target, g) && isSeenAt(g, own, location);
      },
    },
  };
}

/** Lets the ship or facility that the personnel is aboard beam its player's cards through opposing SHIELDS (C-BEAM-03). */
export const PIERCES: Rule = {
  text: 'Your transporters where this personnel is present beam through your opponent’s SHIELDS, except those of a Nor.',
  grants: {
    pierces(g, source, { seat, vessel }) {
      const own = speaker(g, source);
      return own !== null && own.seat === seat && isWithin(g, own.at, vessel);
    },
  },
};

/** Gives missions the icon of an affiliation (C-MISSION-05). */
export function marks(side: Affiliation, missions: string, whom: string): Rule {
  const isMeant = filter(missions);
  return {
    text: whom,
    facts: { givesIcon: isMeant },
    grants: {
      icon: (g, source, { location, affiliation }) =>
        affiliation === side &&
        speaker(g, source) !== null &&
        locationOf(g, location).missions.some(({ card }) => isMeant(card)),
    },
  };
}

/** Lets the personnel volunteer for random selections (C-SELECT-01). */
export const VOLUNTEERS: Rule = {
  text: 'May volunteer before a random selection that could include this personnel.',
  grants: { volunteer: (g, source, { piece }) => speaker(g, source)?.id === piece },
};

/** Two personnel who improve each other while they are together. */
export function partners(by: number, other: string): Rule {
  return says(
    `With ${other} present, both have all attributes +${by}.`,
    both(attributeBonus(ALL, by, withOne(`{${other}}`)), raises(ALL, by, `yours, present, other, {${other}}`)),
  );
}

/** Doubles a dilemma, or by default only its effects, wherever it is encountered (C-DILEMMA-16). */
export function doubles(title: string, whole?: true): NonNullable<Rule['at']> {
  return {
    dilemma: {
      does: (g, source, { card }) =>
        speaker(g, source) !== null && isNamed(card, title)
          ? [{ do: 'double', ...(whole === undefined ? {} : { whole }) }]
          : [],
    },
  };
}

/** Makes the personnel die instead of another present who was selected to die. */
export function mustDieFor(whom: string): NonNullable<Rule['at']> {
  const isSaved = pieceFilter(`present, other, ${whom}`);
  return {
    leaving: {
      does(g, source, { pieces, why }) {
        const own = speaker(g, source);
        if (own === null || why !== 'killed' || pieces.includes(own.id)) return [];
        const saved = pieces.find((id) => {
          const piece = g.pieces[id];
          return piece !== undefined && isSaved(piece, g, own);
        });
        if (saved === undefined) return [];
        return [
          { do: 'spare', which: [saved] },
          { do: 'take-out', which: [own.id], why: 'killed' },
        ];
      },
    },
  };
}

/** Lets the personnel die instead of others present who were selected to die. */
export function diesFor(whom: string): NonNullable<Rule['at']> {
  const isSaved = pieceFilter(`present, ${whom}`);
  return {
    leaving: {
      offers(g, source, { pieces, why }) {
        const own = speaker(g, source);
        if (own === null || why !== 'killed' || pieces.includes(own.id)) return [];
        return pieces.flatMap((id) => {
          const piece = g.pieces[id];
          if (piece === undefined || !isSaved(piece, g, own)) return [];
          return [
            payloadOf(source, String(id), asLabel(`Save ${pieceName(g, id)}`), [
              { do: 'spare', which: [id] },
              { do: 'take-out', which: [own.id], why: 'killed' },
            ]),
          ];
        });
      },
    },
  };
}

/** Lets the personnel stun the adversary in their combat, before the stronger one strikes (C-PERSBAT-04). */
export function stunsEngaged(whom: string): NonNullable<Rule['at']> {
  const isMeant = stateFilter(whom);
  return {
    pairing: {
      offers(g, source, { pieces }) {
        const own = speaker(g, source);
        if (own === null || !pieces.includes(own.id)) return [];
        return pieces.flatMap((id) => {
          const adversary = g.pieces[id];
          if (id === own.id || adversary === undefined || !isMeant(adversary, g)) return [];
          return [
            payloadOf(source, 'stun', asLabel(`Stun ${pieceName(g, id)}`), [
              { do: 'fell', which: [id], as: 'stunned' },
            ]),
          ];
        });
      },
    },
  };
}

/** Saves others who are about to be killed, at most once per turn, with more effects on the one who is saved (C-RESPONSE-16). */
export function savesOnce(
  whom: string,
  when: When,
  more: (saved: PieceId, own: PieceId) => Effects = () => [],
): NonNullable<Rule['at']> {
  const [isSaved, isNow] = [pieceFilter(whom), whenTest(when)];
  return {
    leaving: {
      offers(g, source, { pieces, why }) {
        const own = speaker(g, source);
        if (own === null || why !== 'killed' || isUsed(g, own.seat, source.card, 'turn') || !isNow(own, g)) return [];
        return pieces.flatMap((id) => {
          const piece = g.pieces[id];
          if (piece === undefined || !isSaved(piece, g, own)) return [];
          return [
            payloadOf(source, String(id), asLabel(`Save ${pieceName(g, id)}`), [
              { do: 'use', what: source.card, per: 'turn' },
              { do: 'spare', which: [id] },
              ...more(id, own.id),
            ]),
          ];
        });
      },
    },
  };
}
