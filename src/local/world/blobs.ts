/** The bytes of an uploaded file. */
export interface Blob {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Where uploaded files lie, each under a name that can't be guessed. Old ones may be gone. */
export interface BlobStore {
  put(name: string, blob: Blob): void;
  /** Null when there is none, or none any more. */
  get(name: string): Promise<Blob | null>;
  /** Settles once everything put so far lies where it will be found again. */
  flush(): Promise<void>;
}

/**
 * Keeps files in memory.
 *
 * @param capacity bytes to hold at most; the oldest files make room
 */
export function createMemoryBlobs(capacity = 256 * 1024 * 1024): BlobStore {
  const blobs = new Map<string, Blob>();
  let held = 0;
  return {
    put(name, blob) {
      blobs.set(name, blob);
      held += blob.bytes.byteLength;
      for (const [oldest, { bytes }] of blobs) {
        if (held <= capacity || oldest === name) break;
        blobs.delete(oldest);
        held -= bytes.byteLength;
      }
    },
    get: async (name) => blobs.get(name) ?? null,
    flush: async () => {},
  };
}
