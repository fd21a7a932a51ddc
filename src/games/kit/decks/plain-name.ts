/** Normalizes a name, so that differences in how people write it disappear. */
export function plainName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/["“”„]/g, '')
    .replace(/[‐‑–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ \*vp$/i, '')
    .toLowerCase();
}
