import { no } from '../../../kit/offers.ts';
import { release } from '../../chapters/capture/release.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { type CardSelector, whichOf } from '../../effects/card-selector.ts';
import type { Kind } from '../../effects/kind.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { locationAt, placeKind } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import { always, capture, most, nullified, opponent, random, stop } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { passing, speaker, teaches } from '../builders/personnel/aiding.ts';
import { eitherSkill } from '../builders/personnel/chosen.ts';
import { does } from '../builders/personnel/deeds.ts';
import { isFighting } from '../builders/personnel/figures.ts';
import { idsOf, isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const teammate = pieceFilter('yours, present, stopped');

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Releases captives (C-CAPTURE-05). */
    'set-free': { which: CardSelector };
  }
}

const setFree: Kind<'set-free'> = {
  run(ctx, run, { which }) {
    for (const piece of whichOf(ctx.g, run, which)) if (isCaptive(piece)) release(ctx, piece);
  },
};

/** The kinds of effects that only one card of this set has. */
export const KINDS = { 'set-free': setFree };

const SOONG: Rule = {
  text: 'He may release captives at his location.',
  orders: does('always', 'Release', 'captive, here', ({ id }) => [{ do: 'set-free', which: [id] }]),
};

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'arik-soong': SOONG,
  'arik-soong-star': SOONG,
  boshar: says(
    'Your Klingons present with MEDICAL or SCIENCE classification have another MEDICAL.',
    teaches(['MEDICAL'], 'yours, present, Klingon, MEDICAL classification or SCIENCE classification'),
  ),
  'ezri-dax-cold-front': {
    ...eitherSkill('Music', 'Treachery', 'any time'),
    text: 'Has either Music or Treachery, which you may change at any time.',
  },
  lissan: {
    text: 'Your cards can’t initiate a battle at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined) return null;
        return locationAt(g, enemy.at) === locationAt(g, own.at)
          ? no('C-BATTLE-01', 'Lissan keeps your cards here from initiating a battle.')
          : null;
      },
    },
  },
  'no-mention-of-crime': nullified(
    '4 Female',
    always(
      choice(
        'opponent',
        {
          key: 'capture',
          label: 'Capture the male with the most skill icons',
          effects: [capture(most(['skills'], { who: f('Male') }))],
          needs: random('Male'),
        },
        { key: 'stop', label: 'Stop two males', effects: [stop(opponent('Male', 2))], needs: random('Male') },
      ),
    ),
  ),
  venoxis: {
    text: 'Once per game, he may “unstop” his Away Team after a personnel battle.',
    at: {
      fought: {
        offers(g, source, { kind }) {
          const own = speaker(g, source);
          if (own === null || kind !== 'personnel' || !isFighting(own, g) || placeKind(own.at) !== 'surface') return [];
          if (isUsed(g, own.seat, source.card, 'game')) return [];
          return [
            payloadOf(source, 'fought', '“Unstop” his Away Team', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'stop-these', which: idsOf(passing(g, own, teammate)), undo: true },
            ]),
          ];
        },
      },
    },
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
