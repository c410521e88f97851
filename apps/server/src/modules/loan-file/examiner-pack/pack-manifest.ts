import { createHash } from "node:crypto";
import { z } from "zod";
import type { ZipMember } from "../../../zip/zip.ts";

export const MANIFEST = "manifest.json";
/** A detached signature of the manifest's bytes, CMS in DER. */
export const SIGNATURE = "manifest.p7s";

/** What a pack holds, with the hash of each member. Its own bytes are signed with the lender's key for documents. */
export const PackManifest = z.strictObject({
  format: z.literal(1),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  lender: z.string(),
  madeAt: z.iso.datetime(),
  /** The last event in it, and its hash, which binds all before it. */
  chain: z.strictObject({ events: z.int(), head: z.string() }),
  /** PEM; seals of the documents in it were made under it. */
  authorityCertificate: z.string(),
  members: z.array(z.strictObject({ name: z.string(), sha256: z.string(), bytes: z.int() })),
});
export type PackManifest = z.infer<typeof PackManifest>;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const jsonMember = (name: string, value: unknown): ZipMember => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** An event as the pack has it: enough to reckon its hash. What it changed stays sealed, and is bound by the hash as it is. */
export const PackEvent = z.strictObject({
  sequence: z.int(),
  at: z.string(),
  type: z.string(),
  actor: z.looseObject({ kind: z.string() }),
  detail: z.record(z.string(), z.unknown()),
  /** Base64. */
  sealed: z.string().nullable(),
  hash: z.string(),
});
export type PackEvent = z.infer<typeof PackEvent>;

/** What a document's bytes were at each moment, and where they are in the pack. */
export const PackDocument = z.strictObject({
  uuid: z.uuid(),
  kind: z.string(),
  title: z.string(),
  origin: z.string(),
  mediaType: z.string(),
  wordingVersion: z.string().nullable(),
  createdAt: z.string(),
  supersededAt: z.string().nullable(),
  /** Of what somebody sent: which scanner found it clean, and when. */
  scan: z.strictObject({ engine: z.string(), at: z.string() }).nullable(),
  versions: z.array(z.strictObject({ reason: z.string(), at: z.string(), sha256: z.string(), member: z.string() })),
});
export type PackDocument = z.infer<typeof PackDocument>;
