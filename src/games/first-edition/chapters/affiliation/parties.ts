import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offering, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { pieceName, piecesNamed, placeName } from '../../position/names.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { hostOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { affiliationOf, compatible, groupsOf } from './compatible.ts';

/**
 * Splits cards with the same destination into groups that can go there together. Aboard another card, personnel must be
 * compatible with each other, or some of them would be under house arrest (C-AFFIL-14). Equipment, captives, and personnel
 * compatible with several groups may go with any of these groups.
 */
function partiesOf(g: FirstEdition, pieces: readonly Piece[], to: CardPlace): Piece[][] {
  if (hostOf(to) === null || pieces.length < 2) return [[...pieces]];
  const people = pieces.filter((piece) => isPerson(piece) && !isCaptive(piece));
  // Usually, all cards have the same affiliation, and no search is needed.
  const fits = (one: Piece, other: Piece) =>
    affiliationOf(one) === affiliationOf(other) || compatible(g, { ...one, at: to }, { ...other, at: to });
  const cores = groupsOf(people, fits);
  if (cores.length < 2) return [[...pieces]];
  return cores.map((core) => pieces.filter((one) => !people.includes(one) || core.every((other) => fits(one, other))));
}

/** Returns the reason some cards can't go aboard together, or null if they can (C-AFFIL-14). */
export function apartWhy(g: FirstEdition, pieces: readonly Piece[], to: CardPlace): Obstacle {
  const [party, ...others] = partiesOf(g, pieces, to);
  const left = others.length === 0 ? undefined : pieces.find((one) => party?.includes(one) !== true);
  if (left === undefined) return null;
  return no('C-AFFIL-14', () => `${pieceName(g, left.id)} isn’t compatible with everyone who would go along.`);
}

/**
 * A step that asks which group goes, if there are several. If there is only one group, nobody is asked. Later choices
 * are limited to the group in `only`.
 */
export function partyStep<L extends { seat: Seat; to: CardPlace; only?: PieceId[] }>(
  ableFor: (g: FirstEdition, local: L) => readonly Piece[],
) {
  return offering<FirstEdition, L, PieceId[], 'choose'>({
    ask({ g }, local) {
      const parties = partiesOf(g, ableFor(g, local), local.to);
      return parties.length < 2 ? { go: 'choose' as const } : asksParty(g, local, parties);
    },
    take(_ctx, local, ids) {
      local.only = ids;
      return 'choose';
    },
  });
}

function asksParty(
  g: FirstEdition,
  { seat, to }: { seat: Seat; to: CardPlace },
  parties: readonly (readonly Piece[])[],
): Offering<PieceId[]> {
  const offers = parties.map((party, number) => {
    const label = asLabel(listed(piecesNamed(g, party)));
    return open(
      { key: `party:${number}`, verb: 'choose', label, rule: 'C-AFFIL-14' },
      party.map(({ id }) => id),
    );
  });
  const prompt = `These personnel aren’t all compatible. Which group goes ${placeName(g, to)}?`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-AFFIL-14' };
}
