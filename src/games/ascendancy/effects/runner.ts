import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import type { Ascendancy } from '../state.ts';
import { EFFECTS, type Run } from './frame.ts';
import { KINDS } from './kinds.ts';

/** Carries out the effects of a rule in order. */
export const effects = procedure<Ascendancy, Run>(EFFECTS.name)(effectSteps(KINDS, null));
