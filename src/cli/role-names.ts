/** The roles of processes in shutdown order: roles that wait for others end first. */
export const ROLES = ['bot', 'bots', 'worker', 'reader', 'renderer'] as const;
export type Role = (typeof ROLES)[number];
