/** The roles that a process can have, in the order in which they end: those first that wait for others. */
export const ROLES = ['bot', 'bots', 'worker', 'reader', 'renderer'] as const;
export type Role = (typeof ROLES)[number];
