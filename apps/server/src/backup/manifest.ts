import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. It is written last: a folder without it is no backup. Hashes are of what is stored, before compression. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The last migration that its tables have seen. */
  migration: z.string(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().min(0),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** Below the folder `documents`; sealed, as they are kept. */
  documents: z.array(z.object({ path: z.string().regex(/^[\w-]+(\/[\w-]+)*$/), sha256 })),
});
export type Manifest = z.infer<typeof manifest>;
export type TableEntry = Manifest["tables"][number];

export const MANIFEST_FILE = "manifest.json";
export const DOCUMENTS_FOLDER = "documents";

export const tableFile = ({ schema, name }: Pick<TableEntry, "schema" | "name">): string =>
  `tables/${schema}.${name}.copy.gz`;

/** Tables are read and written in pieces of this size: in those that zlib takes by itself, most of the time goes between one and the next. */
export const PIECE_BYTES = 256 * 1024;
