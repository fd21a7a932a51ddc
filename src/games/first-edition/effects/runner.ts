import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import type { FirstEdition } from '../state.ts';
import { EFFECTS, type Run } from './frame.ts';
import { KINDS } from './kinds.ts';

/** Carries out the effects of a card in order. */
export const effects = procedure<FirstEdition, Run>(EFFECTS.name)(effectSteps(KINDS, null));
