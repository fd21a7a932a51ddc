// @ts-check

/**
 * The last message that a person has read in each channel, which the browser keeps across reloads.
 *
 * @typedef {Record<string, string>} ReadMarks message ids by channel
 */

/** @param {string} person */
const place = (person) => `subspace.read.${person}`;

/** @param {string} person @returns {ReadMarks} */
export function readMarks(person) {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(place(person)) ?? '{}'));
    return Object.fromEntries(kept.filter(([, id]) => /^\d{17,19}$/.test(String(id))));
  } catch {
    return {};
  }
}

/**
 * Records what was read, and forgets channels that no longer exist.
 *
 * @param {string} person
 * @param {string} channel
 * @param {string} message
 * @param {readonly { id: string }[]} channels
 */
export function markRead(person, channel, message, channels) {
  const marks = { ...readMarks(person), [channel]: message };
  const kept = Object.entries(marks).filter(([id]) => channels.some((known) => known.id === id));
  try {
    localStorage.setItem(place(person), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that stores nothing starts counting again after each reload.
  }
}
