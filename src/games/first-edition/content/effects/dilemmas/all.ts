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

/** Adds text to each rule, either the given text or text generated from the rule's meeting. */
function withTexts(table: Readonly<Record<string, Force>>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(table).map(([card, rule]) => [
      card,
      { ...rule, text: DILEMMA_TEXTS[card] ?? meetingSaid(rule.meeting ?? {}) },
    ]),
  );
}

/** Rules of dilemmas, by card id. */
export const DILEMMAS: Readonly<Record<string, Rule>> = withTexts({
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
});
