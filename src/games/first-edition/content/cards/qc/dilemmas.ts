import { wall } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';

/** Dilemmas of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'security-precautions': wall('{Jenice Manheim} OR Android OR phaser OR disruptor OR SECURITY x3'),
};
