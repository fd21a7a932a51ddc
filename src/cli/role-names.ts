/** The roles that a process can have. */
export const ROLES = ['bot', 'worker', 'reader', 'bots', 'renderer'] as const;
export type Role = (typeof ROLES)[number];
