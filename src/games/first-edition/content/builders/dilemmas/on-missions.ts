import { kill, random } from './build.ts';

export const one = [kill(random())];
