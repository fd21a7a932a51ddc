// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, missingPackages } from './apt.mjs';
import { npm } from './modules.mjs';
import { canvasPackages, hasApt, whatToType } from './packages.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * Says what is wrong with node-canvas, or returns undefined.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function canvasLacking(machine) {
  return machine.loads('canvas') ? undefined : 'Node-canvas has no binary for this system';
}

/**
 * Downloads the prebuilt binary of node-canvas, or else compiles it. If headers are missing, installs them and compiles
 * again.
 *
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} the line to show if that fails
 */
export async function mendCanvas(machine) {
  await rebuild(machine);
  if (canvasLacking(machine) === undefined) return undefined;
  if (!hasApt(machine)) return `Node-canvas couldn't be compiled. ${whatToType(machine, canvasPackages)}`;
  const missing = await missingPackages(machine, canvasPackages.apt);
  if (missing.length > 0) {
    const trouble = await aptInstall(machine, missing);
    if (trouble !== undefined) return trouble;
    machine.say('Compiling node-canvas.');
    await rebuild(machine);
    if (canvasLacking(machine) === undefined) return undefined;
  }
  return "Node-canvas couldn't be compiled: setup.log has what the compiler said.";
}

/** @param {Machine} machine */
function rebuild(machine) {
  // Node's headers are often installed next to Node. Without this setting, the headers would be downloaded.
  const besideNode = dirname(dirname(process.execPath));
  const headers = existsSync(join(besideNode, 'include/node/node.h')) ? { npm_config_nodedir: besideNode } : {};
  return npm(machine, ['rebuild', 'canvas'], { JOBS: 'max', ...headers });
}
