import * as listed from '../games/proofs.ts';
import type { GameId } from '../kernel/types.ts';
import type { Proof } from '../simulation/proof.ts';

/** The proofs of all games, by id. */
export const proofs: Readonly<Record<GameId, Proof>> = listed;
