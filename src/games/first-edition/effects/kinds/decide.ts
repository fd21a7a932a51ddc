import { before, chosen } from '../../../kit/effects.ts';
import { type Offering, open } from '../../../kit/offers.ts';
import { asHint, either, listed } from '../../../kit/words.ts';
import { carried, emptyShips } from '../../chapters/dilemmas/affected.ts';
import { cardName, piecesNamed } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { chooser, countOf, inReach, type Pick, pickable } from '../pick.ts';
import type { EffectOf, Effects } from '../union.ts';

/**
 * One of several alternatives. If `needs` is given, the alternative is possible only if this selection is possible. If
 * `equipment` is set, there must be equipment. If `ship` is set, there must be an empty ship.
 */
export interface Decided {
  readonly key: string;
  readonly label: string;
  readonly effects: Effects;
  readonly needs?: Pick;
  readonly equipment?: true;
  readonly ship?: true;
}

declare module '../union.ts' {
  interface Kinds {
    /**
     * The encountering player or the opponent chooses an alternative. A single alternative needs no choice
     * (C-DILEMMA-12).
     */
    decide: { by: 'owner' | 'opponent'; ways: readonly Decided[] };
  }
}

export const decide: Kind<'decide', 'deciding'> = {
  run({ g }, run, effect) {
    const only = onlyWay(g, run, effect);
    if (only === null) return 'deciding';
    before(run, only);
  },
  steps: {
    deciding: chosen({
      ask: ({ g }, run, effect) => whichWay(g, run, effect),
      take(_ctx, run, way) {
        before(run, way.effects);
      },
    }),
  },
  text: ({ by, ways }) => `${by === 'owner' ? 'you choose' : 'your opponent chooses'}: ${labelsOf(ways)}`,
};

/** Returns the effects of the only possible alternative, an empty list if none is possible, or null if several are. */
export function onlyWay(g: FirstEdition, run: Run, { ways }: EffectOf<'decide'>): Effects | null {
  const [first, another] = ways.filter((way) => isOpen(g, run, way));
  return another === undefined ? (first?.effects ?? []) : null;
}

/** Asks which of the possible alternatives happens. */
export function whichWay(g: FirstEdition, run: Run, { by, ways }: EffectOf<'decide'>): Offering<Decided> {
  const can = ways.filter((way) => isOpen(g, run, way));
  const offers = can.map((way) =>
    open({ key: `way:${way.key}`, verb: 'way', label: way.label, ...hintOf(g, run, way) }, way),
  );
  const prompt = `${cardName(run.from.card)}: which effect happens?`;
  return { seat: chooser(run, by), kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DILEMMA-12' };
}

/** Returns a hint that names the personnel that an alternative may hit, using only public information. */
function hintOf(g: FirstEdition, run: Run, { effects }: Decided): { hint?: string } {
  const [pick] = effects.flatMap((effect) => ('pick' in effect ? [effect.pick] : []));
  if (pick === undefined || pick.how === 'picked') return {};
  const names = piecesNamed(g, inReach(g, run, pick));
  if (names.length === 0) return {};
  const isAll = pick.how === 'all' || ('tie' in pick && pick.tie === 'all');
  return { hint: asHint(isAll ? listed(names) : either(names)) };
}

/** True if an alternative is possible. */
export function isOpen(g: FirstEdition, run: Run, { needs, equipment, ship }: Decided): boolean {
  if (ship === true && emptyShips(g, run).length === 0) return false;
  if (equipment === true && carried(g, run).length === 0) return false;
  return needs === undefined || pickable(g, run, needs).length >= countOf(g, run, needs, 1);
}

/** Joins the labels of alternatives with “or”. */
function labelsOf(all: readonly { readonly label: string }[]): string {
  return all.map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1).replace(' OR ', ' or ')).join(', or ');
}
