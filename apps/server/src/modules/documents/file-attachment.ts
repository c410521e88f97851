import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import type { vendorDocuments } from "@gable/domain/application/document-types.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { fileDocument } from "./file-document.ts";
import { inspectFile } from "./inspect-file.ts";

const PDF = "application/pdf";

/** The application is held meanwhile: whoever would do something on it waits. */
const PATIENCE_MS = 10_000;

/** Null for what cannot be read here in time, or holds more than pages: that is for downloading alone. */
async function pagesOf(bytes: Buffer): Promise<number | null> {
  const found = await Promise.race([inspectFile(bytes), pause(PATIENCE_MS, null, { ref: false })]);
  return found?.ok && found.mediaType === PDF ? found.pages : null;
}

/** Files a paper that a vendor sent along with an answer, by its usual title unless another is given; returns its uuid. */
export async function fileAttachment(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  seal: Seal,
  type: (typeof vendorDocuments)[number],
  attachment: Attachment,
  named: { readonly uuid?: string; readonly title?: string } = {},
): Promise<string> {
  const bytes = Buffer.from(attachment.content, "base64");
  return fileDocument(ctx, trx, file, seal, type, {
    bytes,
    pages: attachment.mediaType === PDF ? await pagesOf(bytes) : null,
    title: foreignTitles[type][file.facts.answers.language ?? "en"],
    sha256: createHash("sha256").update(bytes).digest("hex"),
    mediaType: attachment.mediaType,
    origin: "vendor",
    language: "en",
    ...named,
  });
}
