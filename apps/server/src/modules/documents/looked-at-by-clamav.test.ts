import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openClamd } from "@gable/testkit/open-clamd.ts";
import { startProduct } from "@gable/testkit/start-product.ts";
import { expect, it } from "vitest";
import { pdfWith, refusedFiles } from "./testing/hostile-files.ts";

it("a file is taken or refused by the word of the machine's own ClamAV, which is kept, and waits where that is away", async () => {
  const clamd = await openClamd();
  const product = await startProduct({ environment: clamd.environment });
  const borrower = await openBorrower(product);
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.set("type", "OTHER_EVIDENCE");
    form.set("file", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "paper.pdf");
    const body = new Response(form);
    return product.app.inject({
      method: "POST",
      url: pathOf(uploadDocument, { uuid: borrower.applicationUuid }),
      headers: {
        host: "localhost",
        "content-type": body.headers.get("content-type") ?? "",
        "idempotency-key": randomUUID(),
        ...borrower.headers,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };
  const scans = () => product.ctx.database.kysely.selectFrom("documents").select("scan").execute();

  expect((await send(pdfWith())).statusCode).toBe(200);
  const virus = refusedFiles.find(({ what }) => what === "the virus in a photograph's comment");
  expect((await send(virus?.bytes ?? Buffer.alloc(0))).json()).toMatchObject({ status: 422, code: "file-infected" });
  expect(await scans()).toEqual([{ scan: expect.objectContaining({ engine: expect.stringMatching(/^ClamAV 1\./) }) }]);
  expect(product.sandbox.orders.list("virus-scan")).toEqual([]);

  await clamd.close();
  expect((await send(pdfWith())).json()).toMatchObject({ status: 503, code: "vendor-unavailable" });
  expect(await scans()).toHaveLength(1);
  await product.close();
});
