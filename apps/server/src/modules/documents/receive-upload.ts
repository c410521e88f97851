import { createHash, randomUUID } from "node:crypto";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { type ForeignDocument, isForeignDocument } from "@gable/domain/application/document-titles.ts";
import { vendorDocuments } from "@gable/domain/application/document-types.ts";
import type { Context } from "../../context.ts";
import type { FileScan } from "../../database/tables.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { type AcceptedMediaType, type FileFindings, inspectFile, MOST_PAGES } from "./inspect-file.ts";

/** A file that was read, recognised and found clean. */
export interface ReceivedUpload {
  readonly type: ForeignDocument;
  readonly conditionUuid?: string;
  readonly bytes: Buffer;
  readonly mediaType: AcceptedMediaType;
  readonly pages: number;
  readonly sha256: string;
  readonly scan: FileScan;
  /** What it is sent for, where somebody asked for it. */
  readonly condition?: string;
}

type Reason = Extract<FileFindings, { readonly ok: false }>["reason"];

const words: Readonly<Record<Reason, string>> = {
  empty: "This file is empty. Choose another one.",
  unsupported: "Send a PDF, or a picture as JPG, PNG or HEIC.",
  damaged: "This file cannot be opened. Save it again, or send a picture of each page.",
  password: "This file asks for a password. Save it without one and send it again.",
  "too-many-pixels": "This picture is too large. Take it again with an ordinary camera setting.",
  active:
    "This file holds more than pages, such as a script or another file. Print it into a new PDF, or send a picture of each page.",
  "too-many-pages": `This file has more than ${MOST_PAGES} pages. Send only the pages that were asked for.`,
};

const fromVendors: ReadonlySet<string> = new Set(vendorDocuments);

/** Reads the one file of a request; refuses what is not what it may be, too large, unreadable or infected. */
export async function receiveUpload(ctx: Context, { request, correlationId }: Caller): Promise<ReceivedUpload> {
  const part = await request.file();
  if (!part) throw invalid({ file: ["required"] });
  const bytes = await part.toBuffer();
  const fields = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) =>
      field && "value" in field && name !== "file" ? [[name, field.value]] : [],
    ),
  );
  const { condition, ...named } = fields;
  const body = uploadDocument.body.safeParse(named);
  const type = body.data?.type ?? "";
  if (!isForeignDocument(type) || fromVendors.has(type)) throw invalid({ type: ["invalid"] });
  const findings = await inspectFile(bytes);
  if (!findings.ok) throw new Refusal(422, `file-${findings.reason}`, words[findings.reason]);
  const scan = await refuseInfected(ctx, bytes, findings.mediaType, correlationId);
  return {
    type,
    ...(body.data?.conditionUuid && { conditionUuid: body.data.conditionUuid }),
    bytes,
    mediaType: findings.mediaType,
    pages: findings.pages,
    scan,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    ...(typeof condition === "string" && { condition }),
  };
}

/** Has a file looked at by the virus scanner, whose word is kept; refuses it when it is infected, or not looked at yet. */
export async function refuseInfected(
  ctx: Context,
  bytes: Buffer,
  mediaType: string,
  correlationId: string,
): Promise<FileScan> {
  const scan = randomUUID();
  const reply = await ctx.vendors.virusScan.scan({
    key: scan,
    reference: scan,
    correlationId,
    orderedAt: ctx.clock.now().toISOString(),
    request: { file: { name: "upload", mediaType, content: bytes.toString("base64") } },
  });
  if (reply.status !== "answered") {
    throw new Refusal(503, "scan-pending", "This file is still being checked. Send it again in a minute.", {
      retryAfter: 60,
    });
  }
  if (reply.answer.outcome === "infected") {
    ctx.log.warn({ finding: reply.answer.finding }, "an upload was infected");
    throw new Refusal(
      422,
      "file-infected",
      "This file holds something harmful, so we did not keep it. Send another one.",
    );
  }
  return { engine: reply.answer.engine, at: ctx.clock.now().toISOString() };
}
