import { createHash, randomUUID } from "node:crypto";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { type ForeignDocument, isForeignDocument } from "@gable/domain/application/document-titles.ts";
import { vendorDocuments } from "@gable/domain/application/document-types.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { FileScan } from "../../database/tables/documents.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { type AcceptedMediaType, inspectFile } from "./inspect-file.ts";
import { refusedFile } from "./refused-file.ts";
import { shownName } from "./shown-name.ts";

/** A file that was read, recognised and found clean. */
export interface ReceivedFile {
  readonly bytes: Buffer;
  readonly mediaType: AcceptedMediaType;
  readonly pages: number;
  readonly sha256: string;
  readonly scan: FileScan;
}

/** A file of a borrower or a signer, with what it is. */
export interface ReceivedUpload extends ReceivedFile {
  readonly type: ForeignDocument;
  readonly conditionUuid?: string;
  readonly datedOn?: LocalDate;
  /** As the one who sends it calls the file. */
  readonly fileName?: string;
  /** Uuid of what a signer was asked for and sends it for. */
  readonly condition?: string;
}

const fromVendors: ReadonlySet<string> = new Set(vendorDocuments);

type Sent = Readonly<Record<string, unknown>>;

/** Reads the one file of a request; refuses what is not what it may be, too large, unreadable or infected. */
export async function receiveUpload(ctx: Context, caller: Caller): Promise<ReceivedUpload> {
  const { bytes, fields, fileName } = await readSent(caller);
  const { condition, ...named } = fields;
  const body = uploadDocument.body.safeParse(named);
  const asked = z.uuid().optional().safeParse(condition);
  if (!asked.success) throw invalid({ condition: ["invalid"] });
  const type = body.data?.type ?? "";
  if (!isForeignDocument(type) || fromVendors.has(type)) throw invalid({ type: ["invalid"] });
  if (fields["datedOn"] !== undefined && body.error?.issues.some(({ path }) => path[0] === "datedOn"))
    throw invalid({ datedOn: ["invalid"] });
  return {
    type,
    ...(body.data?.datedOn && { datedOn: body.data.datedOn }),
    ...(body.data?.conditionUuid && { conditionUuid: body.data.conditionUuid }),
    ...(await lookedAt(ctx, caller, bytes)),
    ...(fileName !== undefined && { fileName }),
    ...(asked.data && { condition: asked.data }),
  };
}

/** As `receiveUpload`, for a file that staff send: what stands beside it is the caller's to check. */
export async function receiveFile(
  ctx: Context,
  caller: Pick<Caller, "request" | "correlationId">,
): Promise<{ readonly fields: Sent; readonly file: ReceivedFile }> {
  const { bytes, fields } = await readSent(caller);
  return { fields, file: await lookedAt(ctx, caller, bytes) };
}

async function readSent({ request }: Pick<Caller, "request">): Promise<{
  readonly bytes: Buffer;
  readonly fields: Sent;
  readonly fileName: string | undefined;
}> {
  const part = await request.file();
  if (!part) throw invalid({ file: ["required"] });
  const bytes = await part.toBuffer();
  const fields = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) =>
      field && "value" in field && name !== "file" ? [[name, field.value]] : [],
    ),
  );
  return { bytes, fields, fileName: shownName(part.filename) };
}

async function lookedAt(
  ctx: Context,
  caller: Pick<Caller, "request" | "correlationId">,
  bytes: Buffer,
): Promise<ReceivedFile> {
  const findings = await inspectFile(bytes);
  if (!findings.ok) throw refusedFile(findings.reason);
  const scan = await refuseInfected(ctx, caller, bytes, findings.mediaType);
  return {
    bytes,
    mediaType: findings.mediaType,
    pages: findings.pages,
    scan,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** Has a file looked at by the virus scanner, whose word is kept; refuses it when it is infected, or not looked at yet. */
export async function refuseInfected(
  ctx: Context,
  { request, correlationId }: Pick<Caller, "request" | "correlationId">,
  bytes: Buffer,
  mediaType: string,
): Promise<FileScan> {
  const scan = scanKey(request, bytes);
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

/** Sent again under its `Idempotency-Key`, a file asks for the check that is under way, and for no other. */
function scanKey({ headers }: Caller["request"], bytes: Buffer): string {
  const sentAs = headers["idempotency-key"];
  if (typeof sentAs !== "string") return randomUUID();
  return createHash("sha256").update(`${sentAs}\n`).update(bytes).digest("hex");
}
