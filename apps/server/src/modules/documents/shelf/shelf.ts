import type { Disk } from "flydrive";

/** Where sealed bytes lie by their names: a folder of this machine, or a bucket. What is named, nobody but the database knows. */
export interface Shelf {
  /** Where that is, for a sentence to an operator. */
  readonly place: string;
  /** The bytes are there to stay once it returns. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Puts files of a folder of this machine here under their own names. All are there to stay once it returns. */
  readonly takeFrom: (folder: string, names: readonly string[]) => Promise<void>;
  /** Throws where there is nothing of that name. */
  readonly read: (name: string) => Promise<Uint8Array>;
  readonly remove: (name: string) => Promise<void>;
  /** Of everything that lies there. */
  readonly names: () => AsyncIterable<string>;
}

/** Why a shelf could not be used: it is silent, cannot be reached, is ill, answers nonsense, refuses us, or rests after failing often. */
export type ShelfTrouble = "time-out" | "unreachable" | "server-error" | "malformed-answer" | "refused" | "resting";

/** Documents can be neither kept nor read at present; whether what was to be written came to lie there is not known. */
export class ShelfUnavailable extends Error {
  override readonly name = "ShelfUnavailable";
  readonly trouble: ShelfTrouble;
  /** The same more closely: a name or code of the trouble, and nothing of what was asked. */
  readonly words: string;
  constructor(place: string, trouble: ShelfTrouble, words: string, options?: ErrorOptions) {
    super(`the documents in ${place} cannot be reached: ${words}`, options);
    this.trouble = trouble;
    this.words = words;
  }
}

/** The names of all that lies below a folder of a disk, or on all of it. */
export async function* listNames(disk: Disk, folder = "/"): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(token !== undefined && { paginationToken: token }),
    });
    for (const object of page.objects) if (object.isFile) yield object.key;
    token = page.paginationToken;
  } while (token !== undefined);
}
