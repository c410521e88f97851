import { z } from "zod";
import { invalid } from "../../http/refusal.ts";

const Key = z.tuple([z.union([z.iso.datetime(), z.number()]), z.uuid()]);

/** Where a page ends: the value of its order and the application, as an opaque word. */
export type PageKey = z.infer<typeof Key>;

export const writePageKey = (key: PageKey): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/** Throws a Refusal for a word that no page gave. */
export function readPageKey(word: string): PageKey {
  try {
    return Key.parse(JSON.parse(Buffer.from(word, "base64url").toString()));
  } catch {
    throw invalid({ after: ["invalid"] });
  }
}
