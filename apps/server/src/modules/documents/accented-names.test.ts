import { document, documents } from "@gable/contract/calls/documents.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What vendors write names the home, or its owner as the county does. */
const ofOthers: ReadonlySet<string> = new Set(["OWNERSHIP_EVIDENCE", "FLOOD_DETERMINATION"]);

describe("a name as its bearer writes it", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([
    ["José", "Ñuñez-O'Brien", "4411 Quince Orchard Way"],
    ["Łukasz", "Wójcik", "4413 Quince Orchard Way"],
  ])("stands in every paper that is drawn up to the full check: %s %s", async (first, last, street1) => {
    const email = `${street1.slice(0, 4)}.name@example.com`;
    const { client, uuid } = await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona: "straight-approval",
      email,
      // A home of their own: the county has its owner by the name that is given.
      as: (persona) => ({
        ...persona,
        fill: {
          ...persona.fill,
          name: { ...persona.fill.name, first, last },
          address: { ...persona.fill.address, street1 },
        },
      }),
      until: "INCOME_VERIFICATION",
    });
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    const drawn = papers.filter(({ type }) => !ofOthers.has(type));
    expect(drawn.map(({ type }) => type)).toContain("APPLICATION_SUMMARY");
    const nameless: string[] = [];
    for (const { type, uuid: paper } of drawn) {
      const reply = await client.open(document, { params: { uuid, document: paper } });
      const words = await pdfText(new Uint8Array(await reply.arrayBuffer()));
      if (!new RegExp(`${first} (\\w+ )?${last}`).test(words)) nameless.push(type);
    }
    expect(nameless).toEqual([]);
  });
});
