import type { Seat } from '../../../../../kernel/types.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { isCommanded } from '../../../chapters/skills/commander.ts';
import { every, type PieceTest, type Those } from '../../../chapters/skills/piece-filter.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { aboard, hostOf, namedIn, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { DISCARD_THIS, hostIn, itself, onOwnTable } from '../shared.ts';

/** A card that may be seeded on its player's table, or played there (C-SEED-24). */
export const SEEDS_OR_PLAYS = {
  plays: onOwnTable,
  seeds: { phase: 'facility', to: onOwnTable },
} as const satisfies Partial<Rule>;

/** Lets a player carry out effects, or leave them. `key` and `label` describe the effects. */
export function optional(key: string, label: string, list: Effects): Effects {
  return [
    {
      do: 'either',
      ways: [
        { key, label, list },
        { key: 'none', label: 'Nothing', list: [] },
      ],
    },
  ];
}

/** Restricts a test so that only the first of several copies that apply to a card does (C-SKILL-22). */
export function uncopied(those: Those): PieceTest {
  const test = every(those);
  return (piece, g, own) =>
    test(piece, g, own) && copiesOf(g, own.card).every((one) => one.id >= own.id || !test(piece, g, one));
}

/** Matches the card that the rule's card is on. */
export const host: PieceTest = ({ id }, _g, own) => hostOf(own.at) === id;

/** Matches ships with their matching commander aboard (C-SKILL-28). */
export const commanded: PieceTest = (ship, g) => isCommanded(g, ship);

/** A card that may be seeded or played in some places. */
export function laid(to: NonNullable<Rule['plays']>): Pick<Rule, 'plays' | 'seeds'> {
  return { plays: to, seeds: { phase: 'facility', to } };
}

/** Returns a player's personnel who are present with a card on a planet, on a ship, or at a site (C-TEAM-08). */
export function peopleBeside(g: FirstEdition, source: RuleSource, seat: Seat): Piece[] {
  const own = itself(g, source);
  if (own === null) return [];
  const location = namedIn(own.at);
  const around = hostIn(g, source);
  const place = location !== null ? onSurface(location) : around === null ? null : aboard(around.id);
  return place === null ? [] : peopleAt(g, place, seat);
}

/** Discards a card when its player meets a condition. */
export function discardedIf(when: (g: FirstEdition, seat: Seat) => boolean): Pick<Rule, 'at'> {
  const does = (g: FirstEdition, { seat }: RuleSource) => (when(g, seat) ? [DISCARD_THIS] : []);
  return { at: { played: { does }, 'turn-start': { does } } };
}

/** True for a ship that is neither docked, landed, cloaked nor phased. */
export function isExposed({ at, veiled }: Piece): boolean {
  return placeKind(at) === 'space' && veiled === undefined;
}

/** True for a card that isn't a hidden agenda (C-TYPES-18). */
export const isShown = ({ hidden }: Piece): boolean => hidden !== true;

/** Lets a player draw up to a number of cards. */
export function drawsUpTo(count: number, who: Seat): Effects {
  const ways = Array.from({ length: count + 1 }, (_, number) => ({
    key: `draw:${number}`,
    label: number === 0 ? 'Draw nothing' : `Draw ${number}`,
    list: number === 0 ? [] : [{ do: 'draw' as const, count: number, who }],
  }));
  return [{ do: 'either', who, ways }];
}
