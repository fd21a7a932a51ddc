export const WEAKENS = 'Each opponent present has STRENGTH −1.';

export function hunts(side: string): string {
  return `Your ship with this personnel aboard has WEAPONS and SHIELDS +4 against ${side}.`;
}
