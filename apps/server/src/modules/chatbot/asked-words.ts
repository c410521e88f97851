import type { Words } from "@gable/domain/language.ts";

/** By the id of a passage, the ways in which people ask for it, parted by semicolons; searched, never shown. */
export type Asked = Readonly<Record<string, Words>>;
