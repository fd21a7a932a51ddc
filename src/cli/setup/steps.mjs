// @ts-check
import { aptInstall } from './apt.mjs';
import { build, buildLacking } from './build.mjs';
import { canvasLacking, mendCanvas } from './canvas.mjs';
import { findChromium, installChromium } from './chromium.mjs';
import { installModules, modulesLacking } from './modules.mjs';
import { hasApt, redisPackages, whatToType } from './packages.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */
/** @typedef {'play' | 'test'} Purpose */

/**
 * One thing that must be installed or built.
 *
 * @typedef {object} Step
 * @property {readonly Purpose[]} purposes the purposes that need it
 * @property {(machine: Machine, purpose: Purpose) => Promise<string | undefined>} lacks says what is missing, or nothing
 * @property {string} mending what the step does, in words for a person
 * @property {(machine: Machine) => Promise<string | undefined>} mend takes the step, or returns the reason it can't
 */

/** Everything that the set-up takes care of, in order. @type {readonly Step[]} */
export const steps = [
  {
    purposes: ['play', 'test'],
    lacks: async ({ find }) => (find('redis-server') || find('valkey-server') ? undefined : 'There is no Redis server'),
    mending: 'getting one',
    mend: async (machine) =>
      hasApt(machine)
        ? aptInstall(machine, [redisPackages.apt])
        : `Redis is needed. ${whatToType(machine, redisPackages)}`,
  },
  {
    purposes: ['play', 'test'],
    lacks: async (machine, purpose) => modulesLacking(machine, purpose),
    mending: 'installing them (npm ci)',
    mend: installModules,
  },
  {
    purposes: ['play', 'test'],
    lacks: async (machine) => canvasLacking(machine),
    mending: 'fetching it, or else compiling it',
    mend: mendCanvas,
  },
  {
    purposes: ['test'],
    lacks: async (machine) => (findChromium(machine) ? undefined : 'There is no Chromium for the browser tests'),
    mending: 'getting it',
    mend: installChromium,
  },
  {
    purposes: ['play'],
    lacks: async (machine) => buildLacking(machine),
    mending: 'building (tsc)',
    mend: async (machine) => {
      const complaint = await build(machine);
      return complaint && `The build failed: ${complaint.split('\n')[0]}`;
    },
  },
];
