import { document, documents } from "@gable/contract/calls/documents.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFormFields } from "../signing/form-fields.ts";
import { openPdf } from "../signing/pdf/pdf-file.ts";

describe("the deed after a notary's visit", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("shows the mark of everybody who signed it by hand, with the notary's name and venue, and leaves nothing empty", async () => {
    const { client, uuid } = await walkIn(product, {
      persona: "paper-county",
      until: "RESCISSION",
      timePasses: true,
    });
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    const deed = papers.find(({ type }) => type === "SECURITY_INSTRUMENT");
    const reply = await client.open(document, { params: { uuid, document: deed?.uuid ?? "" } });
    const fields = readFormFields(openPdf(new Uint8Array(await reply.arrayBuffer())));
    const texts = fields.filter(({ fieldType }) => fieldType === "Tx");
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({ filled }) => !filled).map(({ fieldId }) => fieldId)).toEqual([]);
    for (const { dictionary } of texts) expect(dictionary.has("AP")).toBe(true);
  });
});
