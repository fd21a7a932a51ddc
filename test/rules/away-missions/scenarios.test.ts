import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { proveScenarios } from '../../support/scenario-files.ts';

proveScenarios(awayMissions);
