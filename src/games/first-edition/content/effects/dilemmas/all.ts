import type { Force, Rule } from '../../../rules/rule.ts';
import { CHOICES } from './choices.ts';
import { COMBOS } from './combos.ts';
import { DEATHS } from './deaths.ts';
import { ON_MISSIONS } from './on-missions.ts';
import { ON_PEOPLE } from './on-people.ts';
import { ON_SHIPS } from './on-ships.ts';
import { PERILS } from './perils.ts';
import { RECENT } from './recent.ts';
import { ROAMING } from './roaming.ts';
import { meetingSaid } from './said.ts';
import { SENT } from './sent.ts';
import { STOPS } from './stops.ts';
import { DILEMMA_TEXTS } from './texts.ts';
import { TRIALS } from './trials.ts';
import { TURNED } from './turned.ts';
import { WALLS } from './walls.ts';

/** Cards that were printed again under another name, by the first. */
const AGAIN: Readonly<Record<string, readonly string[]>> = {
  'anaphasic-organism': ['anaphasic-organism-tribble'],
  archer: ['archer-tribble'],
  'assassins-blade': ['assassins-blade-voyager'],
  'chula-the-lights': ['chula-the-lights-tribble'],
  'common-thief': ['common-thief-voyager'],
  'females-love-interest': ['females-love-interest-voyager'],
  'gravimetric-distortion': ['gravimetric-distortion-voyager'],
  'lack-of-preparation': ['lack-of-preparation-tribble', 'lack-of-preparation-voyager'],
  'males-love-interest': ['males-love-interest-tribble', 'males-love-interest-voyager'],
  'malfunctioning-door': ['malfunctioning-door-tribble'],
  'matriarchal-society': ['matriarchal-society-tribble', 'matriarchal-society-voyager'],
  microvirus: ['microvirus-tribble'],
  'navigational-hazards': ['navigational-hazards-voyager'],
  'primitive-culture': ['primitive-culture-tribble'],
  'radioactive-garbage-scow': ['radioactive-garbage-scow-voyager'],
  'scientific-method': ['scientific-method-tribble'],
  'security-precautions': ['security-precautions-tribble'],
};

function withCopies(table: Readonly<Record<string, Rule>>): Record<string, Rule> {
  const copies = Object.entries(AGAIN).flatMap(([card, others]) => {
    const rule = table[card];
    return rule === undefined ? [] : others.map((other) => [other, rule] as const);
  });
  return { ...table, ...Object.fromEntries(copies) };
}

/** Each says what it is made of, where that is all there is to it. */
function withTexts(table: Readonly<Record<string, Force>>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(table).map(([card, rule]) => [
      card,
      { ...rule, text: DILEMMA_TEXTS[card] ?? meetingSaid(rule.meeting ?? {}) },
    ]),
  );
}

/** What dilemmas do, by their ids. */
export const DILEMMAS: Readonly<Record<string, Rule>> = withCopies(
  withTexts({
    ...WALLS,
    ...DEATHS,
    ...TRIALS,
    ...STOPS,
    ...CHOICES,
    ...ON_SHIPS,
    ...ON_MISSIONS,
    ...ON_PEOPLE,
    ...COMBOS,
    ...PERILS,
    ...RECENT,
    ...ROAMING,
    ...SENT,
    ...TURNED,
  }),
);
