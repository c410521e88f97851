import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { withdraw } from "@gable/contract/calls/application.ts";
import { document, documents, uploadDocument } from "@gable/contract/calls/documents.ts";
import { requestDeletion } from "@gable/contract/calls/privacy.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { bucketSettings } from "@gable/testkit/open-bucket.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { loadConfig } from "../../config.ts";
import { createContext } from "../../create-context.ts";
import { openGround } from "../../ground.ts";
import { createLogger } from "../../log.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { eraseDue } from "../privacy/erase-due.ts";
import { openShelf } from "./shelf/open-shelf.ts";
import { pdfWith } from "./testing/hostile-files.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../../..");

describe("a product that keeps its documents in a bucket", () => {
  let product: TestProduct;
  let walked: Walked;
  let folder: string;
  const params = () => ({ uuid: walked.uuid });
  const names = async () => {
    const rows = await product.ctx.database.kysely.selectFrom("document_versions").select("storage_key").execute();
    return rows.map(({ storage_key }) => storage_key);
  };
  const lying = () => [...product.sandbox.bucket.objects.keys()];
  const sendPaper = (key: string) =>
    walked.client.send(uploadDocument, {
      params: params(),
      body: { type: "OTHER_EVIDENCE" },
      file: new Blob([Uint8Array.from(pdfWith())], { type: "application/pdf" }),
      fileName: "paper.pdf",
      idempotencyKey: key,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gable-bucket-"));
    product = await startProduct({ environment: bucketSettings });
    // The first paper, which a job draws, cannot be kept at first: the job comes again.
    product.sandbox.bucket.fail({ operation: "PutObject", fault: "500", next: 3 });
    walked = await walkIn(product, {
      persona: "pay-stubs",
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("takes pay stubs, draws and signs the package, and gives every paper back as it was filed", async () => {
    const { documents: papers } = await walked.client.send(documents, { params: params() });
    const types = papers.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["USER_UPLOADED_PAYSTUB", "CREDIT_AGREEMENT", "SIGNING_CERTIFICATE"]));
    for (const { uuid, sha256 } of papers) {
      const reply = await walked.client.open(document, { params: { ...params(), document: uuid } });
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    }
  });

  it("has all of them in the bucket, and none in a folder of its own", async () => {
    const filed = await names();
    expect(filed.length).toBeGreaterThan(10);
    expect(lying()).toEqual(expect.arrayContaining(filed));
    expect(existsSync(join(product.config.dataDir, "documents"))).toBe(false);
    expect([...product.sandbox.bucket.objects.values()].some((object) => object.includes("%PDF"))).toBe(false);
  });

  it("is served by a process on another machine, which shares no folder with it", async () => {
    const config = { ...product.config, dataDir: join(folder, "other-machine"), role: "api" as const };
    const ground = await openGround(config, { database: product.ctx.database, log: createLogger("silent") });
    const other = await createContext(ground);
    const { seal } = await loadApplication(other, other.database.kysely, walked.uuid);
    for (const name of await names()) expect((await other.documents.get(seal, name)).length).toBeGreaterThan(0);
    await other.closeContext();
    await ground.close();
  });

  it("says in a word that papers cannot be kept or read just now, loses nothing, and serves what needs none", async () => {
    const { documents: before } = await walked.client.send(documents, { params: params() });
    const key = randomUUID();
    product.sandbox.bucket.fail({ fault: "403", next: 1000 });
    const unavailable = {
      problem: { status: 503, code: "unavailable", retryAfter: 5, detail: expect.stringContaining("Nothing is lost") },
    };
    await expect(sendPaper(key)).rejects.toMatchObject(unavailable);
    const opening = walked.client.open(document, { params: { ...params(), document: before[0]?.uuid ?? "" } });
    await expect(opening).rejects.toMatchObject(unavailable);
    expect((await walked.client.send(documents, { params: params() })).documents).toEqual(before);
    expect(await (await fetch(`${product.url}/readyz`)).json()).toEqual({ status: "ready", documents: "unavailable" });
    expect((await product.ctx.metrics.read()).text).toMatch(
      /gable_document_seconds_count\{act="put",outcome="unavailable"\} [1-9]/,
    );

    product.sandbox.bucket.mend();
    const { uuid } = await sendPaper(key);
    expect((await sendPaper(key)).uuid).toBe(uuid);
    const { documents: after } = await walked.client.send(documents, { params: params() });
    expect(after.filter(({ type }) => type === "OTHER_EVIDENCE")).toHaveLength(1);
    expect(lying()).toEqual(expect.arrayContaining(await names()));
    expect(await (await fetch(`${product.url}/readyz`)).json()).toEqual({ status: "ready" });
  });

  it("is saved by a command with what lies in the bucket, and restored into a part of a bucket that is empty", async () => {
    const backup = join(folder, "backup");
    const bucket = bucketSettings(product.sandbox);
    const env = { ...process.env, DATABASE_URL: product.ctx.database.url, DATA_DIR: folder, ...bucket };
    const kept = await names();
    const { stdout } = await run(process.execPath, [join(root, "tools/backup.ts"), backup], { env });
    expect(Number(/(\d+) documents/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(kept.length);
    const empty = await createTestDatabase("nothing");
    const shelfOf = (settings: NodeJS.ProcessEnv) => openShelf(loadConfig({ DATA_DIR: folder, ...settings }));
    await expect(restoreBackup(backup, { url: empty.url, documents: await shelfOf(bucket) })).rejects.toThrow(
      "There are documents in the bucket gable-documents already: restore into an empty place.",
    );
    const target = { url: empty.url, documents: await shelfOf({ ...bucket, S3_PREFIX: "restored" }) };
    await restoreBackup(backup, target);
    const { objects } = product.sandbox.bucket;
    for (const name of kept) expect(objects.get(`restored/${name}`)).toEqual(objects.get(name));
    await empty.close();
  });

  it("removes what is erased from the bucket", async () => {
    const { client, persona } = walked;
    await client.send(withdraw, { params: params(), body: { reason: "changed my mind" } });
    await client.send(requestDeletion, { body: { password: persona.fill.password } });
    const later = product.ctx.clock.now();
    later.setUTCFullYear(later.getUTCFullYear() + 10);
    const ground = { db: product.ctx.database.kysely, sealing: product.ctx.sealing, documents: product.ctx.documents };
    const filed = await names();
    expect(await eraseDue(ground, later)).toMatchObject({ applications: 1, held: 0 });
    const left = new Set(lying());
    expect(filed.filter((name) => left.has(name))).toEqual([]);
  });
});
