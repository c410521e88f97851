import { randomUUID } from "node:crypto";
import type { Seal } from "../../sealing/sealing.ts";
import { type Shelf, ShelfUnavailable } from "./shelf/shelf.ts";

/** Where the bytes of documents are: sealed, under random names that say nothing. */
export interface DocumentStore {
  /** Seals and stores; returns the name to keep, once the bytes outlive a loss of power as the rows that name them do. */
  readonly put: (seal: Seal, bytes: Uint8Array) => Promise<string>;
  readonly get: (seal: Seal, storageKey: string) => Promise<Buffer>;
  readonly remove: (storageKey: string) => Promise<void>;
  /** Whether the store served when it was last asked. */
  readonly isServing: () => boolean;
}

type Measure = (act: "put" | "get" | "remove", outcome: "done" | "unavailable" | "failed", seconds: number) => void;

const contextOf = (storageKey: string): string => `document:${storageKey}`;

/** Keeps documents on a shelf, each sealed for the name under which it lies there. */
export function openDocumentStore(shelf: Shelf, measure: Measure = () => undefined): DocumentStore {
  let isServing = true;

  async function timed<Result>(act: Parameters<Measure>[0], work: Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const end = (outcome: Parameters<Measure>[1]) => {
      isServing = outcome !== "unavailable";
      measure(act, outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      const result = await work;
      end("done");
      return result;
    } catch (error) {
      end(error instanceof ShelfUnavailable ? "unavailable" : "failed");
      throw error;
    }
  }

  return {
    async put(seal, bytes) {
      const name = randomUUID();
      const storageKey = `${name.slice(0, 2)}/${name}`;
      await timed("put", shelf.write(storageKey, seal.sealBytes(bytes, contextOf(storageKey))));
      return storageKey;
    },
    async get(seal, storageKey) {
      return seal.openBytes(await timed("get", shelf.read(storageKey)), contextOf(storageKey));
    },
    remove: (storageKey) => timed("remove", shelf.remove(storageKey)),
    isServing: () => isServing,
  };
}
