export { AtTable, type Done } from '../../../src/cli/chaos/at-table.ts';
