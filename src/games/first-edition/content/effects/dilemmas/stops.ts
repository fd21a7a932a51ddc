import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import {
  all,
  always,
  CHOSEN,
  DAMAGE,
  ifChosen,
  met,
  most,
  NEXT_TURN,
  needed,
  nullified,
  opponent,
  otherwise,
  owner,
  past,
  random,
  select,
  stop,
  unless,
} from './build.ts';

/** Dilemmas that stop personnel, and their conditions. */
export const STOPS: Readonly<Record<string, Force>> = {
  'a-pleasant-surprise': met({
    unless: null,
    effects: [needed(random('CUNNING>6 + (Diplomacy OR Treachery)')), stop(CHOSEN)],
  }),
  'archaic-ritual': met({
    unless: null,
    effects: [
      needed({ how: 'all', count: 3 }),
      select(most(['STRENGTH'], { count: 2 })),
      stop(CHOSEN),
      stop(most(['CUNNING'])),
    ],
  }),
  'arms-deal': otherwise(),
  'chula-the-game': unless('1 each (Greed + Treachery) OR 1 each (Greed + CUNNING>7)', {
    meeting: { effects: [{ do: 'cease', more: NEXT_TURN }], fate: 'discard' },
  }),
  'devastating-communique': met({
    unless: null,
    effects: [stop(opponent(), NEXT_TURN)],
    cards: ['subspace-interference'],
  }),
  'difference-of-opinion': always(stop(all('[NA] personnel'), NEXT_TURN)),
  'do-you-smell-something-burning': met({
    unless: null,
    effects: [stop(random(null, 'half'))],
    nullify: f('Cook OR ANIMAL'),
    cards: ['lure-of-the-nexus'],
  }),
  'more-of-your-kind': nullified('[Orb] personnel', always(stop(random(null, 'half')))),
  'nanobiogenic-fugitives': past('Computer Skill x2 + Physics', {
    do: 'decide',
    by: 'owner',
    ways: [
      { key: 'two', label: 'Stop two with ENGINEER', effects: [stop(owner('ENGINEER', 2))] },
      { key: 'one', label: 'Stop one with Physics', effects: [stop(owner('Physics'))], needs: owner('Physics') },
    ],
  }),
  'paralyzed-by-fear': nullified("{Miles O'Brien}", always(stop(all('printed CUNNING+INTEGRITY<13')))),
  q: otherwise(),
  'shuttle-crash': met({
    unless: null,
    effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
    past: f('Navigation x2 + CUNNING>45'),
    planet: {
      unless: null,
      effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
      past: f('Navigation x2 + STRENGTH>45'),
    },
  }),
  'the-cloud': otherwise(DAMAGE, { do: 'cease', more: NEXT_TURN }),
  'too-many-chiefs': always(
    select(random('personnel with SECURITY classification')),
    ifChosen('Leadership', [stop(CHOSEN), stop(random('personnel with SECURITY classification', 2))], [stop(CHOSEN)]),
  ),
};
