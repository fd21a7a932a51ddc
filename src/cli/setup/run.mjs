// @ts-check
import { steps as allSteps } from './steps.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */
/** @typedef {import('./steps.mjs').Purpose} Purpose */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Installs whatever `purpose` needs and the machine lacks, and says what it does. Nothing else is changed.
 *
 * @param {Purpose} purpose
 * @param {Machine} machine
 * @param {readonly Step[]} [steps]
 * @returns {Promise<boolean>} whether everything is in place now; if not, a line has said what to do
 */
export async function setUp(purpose, machine, steps = allSteps) {
  for (const step of steps.filter(({ purposes }) => purposes.includes(purpose))) {
    const trouble = await apply(step, machine, purpose).catch(oneLine);
    if (trouble !== undefined) {
      machine.say(`Set-up stopped. ${trouble}`);
      return false;
    }
  }
  return true;
}

/**
 * @param {Step} step
 * @param {Machine} machine
 * @param {Purpose} purpose
 * @returns {Promise<string | undefined>} what prevents it
 */
async function apply(step, machine, purpose) {
  const lacking = await step.lacks(machine, purpose);
  if (lacking === undefined) return undefined;
  machine.say(`Set-up: ${lacking.charAt(0).toLowerCase()}${lacking.slice(1)}; ${step.mending}.`);
  const start = performance.now();
  const trouble = await step.mend(machine);
  if (trouble !== undefined) return trouble;
  const stillLacking = await step.lacks(machine, purpose);
  if (stillLacking !== undefined) return `${stillLacking}, though it was mended: setup.log has what was done.`;
  machine.say(`Set-up: done in ${((performance.now() - start) / 1_000).toFixed(1)} s.`);
  return undefined;
}

/** @param {unknown} error */
function oneLine(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0];
}
