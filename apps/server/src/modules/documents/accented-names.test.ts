import { document, documents } from "@gable/contract/calls/documents.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What vendors write names the home, or its owner as the county does. */
const ofOthers: ReadonlySet<string> = new Set(["OWNERSHIP_EVIDENCE", "FLOOD_DETERMINATION"]);

/** What is drawn at the beginning, what is signed at the end, and what says so. */
const fromFirstToLast = [
  "APPLICATION_SUMMARY",
  "CREDIT_AGREEMENT",
  "RIGHT_TO_CANCEL",
  "SECURITY_INSTRUMENT",
  "NOTARIAL_CERTIFICATE",
  "SIGNING_CERTIFICATE",
];

describe("a name as its bearer writes it", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it.each([
    ["José", "Ñuñez-O'Brien", "4411 Quince Orchard Way"],
    ["Łukasz", "Wójcik", "4413 Quince Orchard Way"],
  ])("stands in every paper, from the summary to the sealed ones: %s %s", async (first, last, street1) => {
    const number = street1.slice(0, 4);
    const { client, uuid } = await walkIn(product, {
      persona: "straight-approval",
      email: `${number}.name@example.com`,
      // A home and a number of their own: the county and the payroll have them by the name that is given.
      as: (persona) => ({
        ...persona,
        fill: {
          ...persona.fill,
          name: { ...persona.fill.name, first, last },
          ssn: `797-44-${number}`,
          address: { ...persona.fill.address, street1 },
        },
      }),
      until: "RESCISSION",
    });
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    const nameless: string[] = [];
    const drawn = new Set<string>();
    for (const { type, uuid: paper } of papers) {
      const reply = await client.open(document, { params: { uuid, document: paper } });
      if (ofOthers.has(type) || reply.headers.get("content-type") !== "application/pdf") continue;
      drawn.add(type);
      const words = await pdfText(new Uint8Array(await reply.arrayBuffer()));
      if (!new RegExp(`${first} (\\w+ )?${last}`).test(words)) nameless.push(type);
    }
    expect([...drawn]).toEqual(expect.arrayContaining(fromFirstToLast));
    expect(nameless).toEqual([]);
  });
});
