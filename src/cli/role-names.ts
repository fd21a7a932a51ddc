/** The roles of processes in the order of shutdown: roles that wait for others end first. */
export const ROLES = ['bot', 'bots', 'worker', 'reader', 'renderer'] as const;
export type Role = (typeof ROLES)[number];
