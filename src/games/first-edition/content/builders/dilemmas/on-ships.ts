import { kill, random } from './build.ts';
export const deaths = [kill(random())] as const;
