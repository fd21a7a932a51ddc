import { frontiers } from '../../../src/games/frontiers/index.ts';
import { proveScenarios } from '../../support/scenario-files.ts';

proveScenarios(frontiers);
