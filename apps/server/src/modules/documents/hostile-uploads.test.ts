import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { document, UPLOAD_LIMIT_BYTES, uploadDocument } from "@gable/contract/calls/documents.ts";
import { type OpenBorrower, openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HostileFile, harmlessFiles, ordinaryFiles, pdfWith, refusedFiles } from "./testing/hostile-files.ts";

describe("an upload", () => {
  let product: TestProduct;
  let borrower: OpenBorrower;
  beforeAll(async () => {
    product = await startProduct();
    borrower = await openBorrower(product);
  });
  afterAll(() => product.close());

  async function send(
    { bytes, name = "upload" }: Omit<HostileFile, "what">,
    type = "OTHER_EVIDENCE",
    key: string = randomUUID(),
  ) {
    const boundary = "----boundary";
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n`),
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="`),
      // As a program would send it: nobody's browser would let these names out.
      Buffer.from(name.replaceAll(/[\r\n"]/g, "_")),
      Buffer.from('"\r\ncontent-type: application/pdf\r\n\r\n'),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return product.app.inject({
      method: "POST",
      url: pathOf(uploadDocument, { uuid: borrower.applicationUuid }),
      headers: {
        host: "localhost",
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "idempotency-key": key,
        ...borrower.headers,
      },
      payload,
    });
  }
  const kept = async () => {
    const rows = await product.ctx.database.kysely.selectFrom("documents").select("title").execute();
    return rows.length;
  };

  it("that is still being checked is taken when it is sent again, on the word of that same check", async () => {
    const [file] = ordinaryFiles;
    if (!file) throw new Error("there is no ordinary file");
    const scans = () => product.sandbox.orders.list("virus-scan").length;
    const before = scans();
    product.sandbox.faults.set({ kind: "virus-scan", fault: "deferred" });
    const key = randomUUID();
    expect((await send(file, "OTHER_EVIDENCE", key)).json()).toMatchObject({ status: 503, code: "scan-pending" });
    await expect.poll(async () => (await send(file, "OTHER_EVIDENCE", key)).statusCode).toBe(200);
    expect(scans() - before).toBe(1);
  });

  it("has a corpus of at least sixty that mean harm", () => {
    expect(refusedFiles.length + harmlessFiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(refusedFiles.map(({ what }) => what)).size).toBe(refusedFiles.length);
  });

  it.each(refusedFiles.map((file) => [file.what, file] as const))(
    "of %s is refused, and nothing is kept",
    async (_w, file) => {
      const before = await kept();
      const reply = await send(file);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, expect.stringMatching(/^file-/)]);
      expect(await kept()).toBe(before);
    },
  );

  it.each(harmlessFiles.map((file) => [file.what, file] as const))(
    "of %s loses its name and can do nothing",
    async (_w, file) => {
      const reply = await send(file);
      expect(reply.statusCode).toBe(200);
      const { uuid, title } = reply.json<{ uuid: string; title: string }>();
      const got = await product.app.inject({
        url: pathOf(document, { uuid: borrower.applicationUuid, document: uuid }),
        headers: { host: "localhost", ...borrower.headers },
      });
      expect(got.headers["content-disposition"]).toMatch(
        /^(inline; filename="[\w-]+\.pdf"|attachment; filename="[\w-]+\.jpg")$/,
      );
      expect(got.headers["x-content-type-options"]).toBe("nosniff");
      expect(got.headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none';sandbox");
      expect(file.name === undefined || !title.includes(file.name.slice(0, 10))).toBe(true);
    },
  );

  it.each(ordinaryFiles.map((file) => [file.what, file] as const))("of %s is taken", async (_w, file) => {
    expect((await send(file)).statusCode).toBe(200);
  });

  it("is one of six that one person may be sending, and however many come the process holds no more", async () => {
    const [file] = ordinaryFiles;
    if (!file) throw new Error("there is no ordinary file");
    const replies = await Promise.all(Array.from({ length: 60 }, () => send(file)));
    const taken = replies.filter(({ statusCode }) => statusCode === 200);
    expect(taken.length).toBeGreaterThanOrEqual(6);
    expect(taken.length).toBeLessThan(60);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect((await send(file)).statusCode).toBe(200);
  });

  it("is refused when it is larger than the rules say", async () => {
    const reply = await send({ bytes: Buffer.concat([pdfWith(), Buffer.alloc(UPLOAD_LIMIT_BYTES)]) });
    expect(reply.statusCode).toBe(413);
  });

  it("is refused as a paper that only a vendor gives, and without a file", async () => {
    expect((await send({ bytes: pdfWith() }, "TITLE_COMMITMENT")).statusCode).toBe(400);
    expect((await send({ bytes: pdfWith() }, "../../x")).statusCode).toBe(400);
  });

  it("that was taken keeps which scanner found it clean", async () => {
    const { uuid } = (await send({ bytes: pdfWith() })).json<{ uuid: string }>();
    const row = await product.ctx.database.kysely
      .selectFrom("documents")
      .select("scan")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    expect(row.scan).toMatchObject({ engine: "sandbox signatures 1" });
  });

  it("is one of two hundred in a day, so that nobody fills the disk", async () => {
    const { uuid } = (await send({ bytes: pdfWith() })).json<{ uuid: string }>();
    await sql`insert into documents (uuid, application_uuid, kind, title, media_type, size_bytes, sha256, storage_key, created_at, origin, fields)
      select gen_random_uuid(), application_uuid, kind, title, media_type, size_bytes, sha256, '00/' || gen_random_uuid(), created_at, origin, fields
      from documents, generate_series(1, 200) where uuid = ${uuid}`.execute(product.ctx.database.kysely);
    const before = await kept();
    expect((await send({ bytes: pdfWith() })).json()).toMatchObject({ status: 429, code: "too-many-files" });
    expect(await kept()).toBe(before);
    borrower = await openBorrower(product);
    expect((await send({ bytes: pdfWith() })).statusCode).toBe(200);
  });

  it("leaves files on the disk under random names, sealed", async () => {
    const rows = await product.ctx.database.kysely.selectFrom("documents").select("storage_key").execute();
    for (const { storage_key } of rows) expect(storage_key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
  });
});
