/** The content of an uploaded file. */
export interface Blob {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Stores uploaded files under names that can't be guessed. The store can remove old files. */
export interface BlobStore {
  put(name: string, blob: Blob): void;
  /** Returns the file, or null if it doesn't exist or was removed. */
  get(name: string): Promise<Blob | null>;
  /** Resolves once all files added so far are safely stored. */
  flush(): Promise<void>;
}

/**
 * Creates a store that keeps files in memory. @param capacity maximum number of bytes; if there is no room, the oldest files are
 * removed
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
