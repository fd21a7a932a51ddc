import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { proveScenarios } from '../../support/scenario-files.ts';

proveScenarios(firstEdition);
