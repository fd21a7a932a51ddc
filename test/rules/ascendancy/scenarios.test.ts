import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { proveScenarios } from '../../support/scenario-files.ts';

proveScenarios(ascendancy);
