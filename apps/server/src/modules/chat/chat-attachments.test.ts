import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { uploadChatAttachment } from "@gable/contract/calls/chat.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ordinaryFiles, pdfWith, refusedFiles } from "../documents/testing/hostile-files.ts";

const contact = { friendlyName: "Dana Whitfield", emailAddress: "dana@example.com" };
const hostile = (what: string): Buffer => refusedFiles.find((file) => file.what === what)?.bytes ?? Buffer.alloc(0);
const ordinary = (what: string): Buffer => ordinaryFiles.find((file) => file.what === what)?.bytes ?? Buffer.alloc(0);

describe("a file sent in a chat", () => {
  let product: TestProduct;
  let token: string;
  beforeAll(async () => {
    product = await startProduct();
    const begun = await product.app.inject({
      method: "POST",
      url: "/service-omni-proxy/insecure/api/v1/stream/init-web-chat",
      headers: { host: "localhost" },
      payload: contact,
    });
    token = begun.json<{ token: string }>().token;
  });
  afterAll(() => product.close());

  const send = (name: string, bytes: Buffer) =>
    product.app.inject({
      method: "POST",
      url: pathOf(uploadChatAttachment, {}),
      headers: {
        host: "localhost",
        "content-type": "multipart/form-data; boundary=----boundary",
        "idempotency-key": randomUUID(),
      },
      payload: Buffer.concat([
        Buffer.from(`------boundary\r\ncontent-disposition: form-data; name="token"\r\n\r\n${token}\r\n`),
        Buffer.from(`------boundary\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`),
        Buffer.from("content-type: application/octet-stream\r\n\r\n"),
        bytes,
        Buffer.from("\r\n------boundary--\r\n"),
      ]),
    });

  it.each([
    ["a.pdf", hostile("a PDF that starts a program"), "file-active"],
    ["a.pdf", hostile("a PDF with a packed script"), "file-active"],
    ["a.pdf", pdfWith().subarray(0, 60), "file-damaged"],
    ["a.png", hostile("a picture of 50,000 by 50,000"), "file-too-many-pixels"],
    ["a.jpg", hostile("a photograph with a page before a second end"), "file-damaged"],
    ["a.txt", Buffer.alloc(0), "file-empty"],
  ])("is looked at as a document is: %s %#", async (name, bytes, code) => {
    const reply = await send(name, bytes);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, code]);
  });

  it.each([
    ["a.pdf", ordinary("a PDF with packed objects")],
    ["a.png", ordinary("a picture 1")],
    ["a.jpg", ordinary("a photograph 1")],
    ["a.txt", Buffer.from("a letter")],
  ])("is taken when it is ordinary: %s", async (name, bytes) => {
    expect((await send(name, bytes)).statusCode).toBe(200);
  });

  it("is one of a hundred in a conversation, however they were sent", async () => {
    const { uuid } = (await send("a.txt", Buffer.from("a letter"))).json<{ uuid: string }>();
    await sql`insert into chat_attachments (uuid, conversation_uuid, author, sealed_name, media_type, size_bytes, storage_key, created_at, client_id)
      select gen_random_uuid(), conversation_uuid, author, sealed_name, media_type, size_bytes, '00/' || gen_random_uuid(), created_at, gen_random_uuid()
      from chat_attachments, generate_series(1, 100) where uuid = ${uuid}`.execute(product.ctx.database.kysely);
    expect((await send("a.txt", Buffer.from("a letter"))).json()).toMatchObject({ status: 429, code: "too-many" });
  });
});
