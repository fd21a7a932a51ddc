import { before, chosen } from '../../../../kit/effects.ts';
import { type Offer, open } from '../../../../kit/offers.ts';
import { asLabel, listed } from '../../../../kit/words.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import { pieceName } from '../../../position/names.ts';
import { placeKind } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { isFirstOwn, onOwnTable, skillAmong } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** True if a personnel is stunned or mortally wounded in the current battle. */
function isDown({ battle }: FirstEdition, piece: number): boolean {
  return battle?.kind === 'personnel' && [...battle.stunned, ...battle.wounded].includes(piece);
}

/**
 * Returns the smallest groups of a player's personnel present with a victim who have MEDICAL ×2 together. Nobody who is
 * about to be killed is among them.
 */
function doctors(g: FirstEdition, seat: number, victim: PieceId, doomed: readonly PieceId[]): PieceId[][] {
  const one = g.pieces[victim];
  if (one === undefined || one.seat !== seat) return [];
  const medics = activeAt(g, one.at, seat).flatMap((piece) => {
    const level = doomed.includes(piece.id) || isDown(g, piece.id) ? 0 : skillOf(g, piece, 'MEDICAL');
    return level === 0 ? [] : [{ id: piece.id, level }];
  });
  const single = medics.filter(({ level }) => level === 1).map(({ id }) => id);
  const pairs = single.flatMap((id, number) => single.slice(number + 1).map((other) => [id, other]));
  return [...medics.filter(({ level }) => level > 1).map(({ id }) => [id]), ...pairs];
}

/** Genetronic Replicator (Premiere). */
export const CARDS: CardRules = {
  'genetronic-replicator': {
    text: 'On your table: in your Away Teams with MEDICAL ×2, nobody can be killed.',
    plays: onOwnTable,
    bans: {
      die(g, { seat }, { piece }) {
        const victim = g.pieces[piece];
        // The card protects Away Teams, but not crews.
        if (victim === undefined || victim.seat !== seat || placeKind(victim.at) !== 'surface') return null;
        // Personnel who are stunned or wounded in a battle can't operate the replicator (C-PERSBAT-05).
        const team = activeAt(g, victim.at, seat).filter(({ id }) => !isDown(g, id));
        return skillAmong(g, team, 'MEDICAL') >= 2
          ? () => ({ text: 'The Genetronic Replicator saves the victim.', rule: 'C-LEAVE-02' })
          : null;
      },
    },
  },
  'genetronic-replicator@2025-02': {
    text: 'On your table: when your personnel is about to be killed, you may stop MEDICAL ×2 present who aren’t about to be killed themselves. The personnel returns to hand instead.',
    plays: onOwnTable,
    at: {
      leaving: {
        does: (g, source, { pieces, why }) =>
          why === 'killed' &&
          isFirstOwn(g, source) &&
          pieces.some((id) => doctors(g, source.seat, id, pieces).length > 0)
            ? [{ do: 'replicate', victims: pieces, doomed: pieces }]
            : [],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Lets a player return the personnel in `victims` to hand, one after the other, by stopping others. `doomed` lists
     * everyone who is about to be killed.
     */
    replicate: { victims: readonly PieceId[]; doomed: readonly PieceId[] };
  }
}

/** Returns the next victim who can be saved, or undefined. */
function savable(g: FirstEdition, seat: number, { victims, doomed }: Omit<Saving, 'do'>): PieceId | undefined {
  return victims.find((id) => doctors(g, seat, id, doomed).length > 0);
}

type Saving = { readonly do: 'replicate'; readonly victims: readonly PieceId[]; readonly doomed: readonly PieceId[] };

const replicate: Kind<'replicate'> = {
  run: chosen({
    ask({ g }, run, saving) {
      const victim = savable(g, run.seat, saving);
      if (victim === undefined) return { go: 'begin' as const };
      const offers: Offer<readonly PieceId[]>[] = doctors(g, run.seat, victim, saving.doomed).map((group) =>
        open(
          {
            key: `stop:${group.join('+')}`,
            verb: 'choose',
            label: asLabel(`Stop ${listed(group.map((id) => pieceName(g, id)))}`),
          },
          group,
        ),
      );
      offers.push(open({ key: 'none', verb: 'pass', label: 'Don’t use it' }, []));
      const prompt = `Return ${pieceName(g, victim)} to hand instead of being killed?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-RESPONSE-16' };
    },
    take({ g }, run, group, saving) {
      const victim = savable(g, run.seat, saving);
      if (victim === undefined) return 'begin';
      const victims = saving.victims.slice(saving.victims.indexOf(victim) + 1);
      before(run, [
        ...(group.length === 0
          ? []
          : ([
              { do: 'stop-these', which: [...group] },
              { do: 'recall', which: [victim], to: 'hand' },
            ] as const)),
        { ...saving, victims },
      ]);
      return 'begin';
    },
  }),
};

/** The kind of effect that only this card has. */
export const KINDS = { replicate };
