import type { Rule } from '../../rules/rule.ts';

/** Cards that were printed again with the same text under another id, by the id of the first printing. */
const AGAIN: Readonly<Record<string, readonly string[]>> = {
  'alternate-universe-door': ['alternate-universe-door-tribble'],
  'anaphasic-organism': ['anaphasic-organism-tribble'],
  archer: ['archer-tribble'],
  'assassins-blade': ['assassins-blade-voyager'],
  'assign-mission-specialists': ['assign-mission-specialists-voyager'],
  'auto-destruct-sequence': ['auto-destruct-sequence-voyager'],
  batleth: ['batleth-tribble'],
  'chula-the-lights': ['chula-the-lights-tribble'],
  'common-thief': ['common-thief-voyager'],
  'distortion-of-space-time-continuum': ['distortion-of-space-time-continuum-voyager'],
  enterprise: ['enterprise-borderless-promos', 'enterprise-star'],
  'escape-pod': ['escape-pod-voyager'],
  'females-love-interest': ['females-love-interest-voyager'],
  'gravimetric-distortion': ['gravimetric-distortion-voyager'],
  'holo-projectors': ['holo-projectors-holodeck-adventures', 'holo-projectors-homefront-vi'],
  'klaestron-outpost': ['klaestron-outpost-star'],
  'lack-of-preparation': ['lack-of-preparation-tribble', 'lack-of-preparation-voyager'],
  'major-rakal': ['major-rakal-star'],
  'males-love-interest': ['males-love-interest-tribble', 'males-love-interest-voyager'],
  'malfunctioning-door': ['malfunctioning-door-tribble'],
  'matriarchal-society': ['matriarchal-society-tribble', 'matriarchal-society-voyager'],
  microvirus: ['microvirus-tribble'],
  'navigational-hazards': ['navigational-hazards-voyager'],
  nog: ['nog-star'],
  'primitive-culture': ['primitive-culture-tribble'],
  'quark-son-of-keldar': ['quark-son-of-keldar-star'],
  'radioactive-garbage-scow': ['radioactive-garbage-scow-voyager'],
  'res-q': ['res-q-tribble'],
  'scientific-method': ['scientific-method-tribble'],
  'security-precautions': ['security-precautions-tribble'],
  'stefan-deseve': ['stefan-deseve-star'],
  'the-emissary': ['the-emissary-star'],
};

/** Returns a table of rules with all printings of its cards (C-DECK-13). */
export function withCopies(table: Readonly<Record<string, Rule>>): Record<string, Rule> {
  const copies = Object.entries(AGAIN).flatMap(([card, others]) => {
    const rule = table[card];
    return rule === undefined ? [] : others.map((other) => [other, rule] as const);
  });
  return { ...table, ...Object.fromEntries(copies) };
}
