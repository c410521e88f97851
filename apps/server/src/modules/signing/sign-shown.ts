import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { readDocument, type StoredDocument } from "../documents/stored-document.ts";
import type { AdoptedSignature } from "./adopted-signatures.ts";

/** A document with one more signature, not filed yet. Digests are SHA-256 in hex. */
export interface SignedBytes {
  readonly bytes: Uint8Array;
  readonly sha256Before: string;
  readonly sha256After: string;
}

interface Signing {
  readonly adopted: AdoptedSignature;
  /** As the fields name whose they are. */
  readonly signerId: string;
  readonly shownSha256: string;
  /** What stands beside the signature, behind the moment. */
  readonly caption: string;
  /** What they read where the document is another by now. */
  readonly changed: string;
}

/** Puts somebody's adopted signature into their fields of a document: of the bytes that they were shown, or of none. */
export async function signShown(
  ctx: Context,
  { file, seal }: Place,
  paper: StoredDocument,
  { adopted, signerId, shownSha256, caption, changed }: Signing,
): Promise<SignedBytes> {
  const now = ctx.clock.now(file.uuid).toISOString();
  const signed = await ctx.renderPool.sign(await readDocument(ctx, seal, paper), paper.fields, {
    signerId,
    shownSha256,
    signature: adopted.signature,
    initials: adopted.initials,
    signedOn: dayAtHome(file.facts, now),
    caption: `Signed ${now}, ${caption}`,
  });
  if (!signed.ok) throw new Refusal(409, "document-changed", changed, { step: decide(file).step });
  const { bytes, sha256Before, sha256After } = signed;
  return { bytes, sha256Before, sha256After };
}

/** An application as it was read, with what opens what is sealed of it. */
export interface Place {
  readonly file: LoanFile;
  readonly seal: Seal;
}
