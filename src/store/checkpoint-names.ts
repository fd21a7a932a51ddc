/** Returns the permanent checkpoints with these names, in the order of their entries. */
export function checkpointsNamed(names: readonly string[]): { seq: number; epoch: boolean }[] {
  return names
    .map((name) => ({ seq: Number(name.replace('e', '')), epoch: name.startsWith('e') }))
    .sort((a, b) => a.seq - b.seq);
}
