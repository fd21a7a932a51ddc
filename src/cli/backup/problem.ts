/** Thrown if a back-up can't be made, read or restored. The error's message says what is in the way and what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
