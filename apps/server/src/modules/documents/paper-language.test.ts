import { documents } from "@gable/contract/calls/documents.ts";
import { fileDocuments } from "@gable/contract/calls/loan-file-papers.ts";
import { signing } from "@gable/contract/calls/signing.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the language of a document", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const closing = (language: "en" | "es") =>
    walkIn(product, {
      persona: "straight-approval",
      email: `written.${language}@example.com`,
      until: "NOTARY_DISCLOSURE",
      as: (persona) => ({ ...persona, fill: { ...persona.fill, language } }),
    });

  it("is that in which the lender drew it; what the borrower sent has none", async () => {
    const spanish = await closing("es");
    const params = { uuid: spanish.uuid };
    const { documents: papers } = await spanish.client.send(documents, { params });
    const fromUs = papers.filter(({ from }) => from === "lender");
    const languageOf = (type: string) => fromUs.find((paper) => paper.type === type)?.language;
    expect(languageOf("APPLICATION_SUMMARY")).toBe("es");
    expect(languageOf("CREDIT_AGREEMENT")).toBe("es");
    // What is recorded, and what proves the signing, is in English alone; so is what vendors write.
    expect(languageOf("SIGNING_CERTIFICATE")).toBe("en");
    expect(languageOf("FLOOD_DETERMINATION")).toBe("en");
    expect(papers.filter(({ from }) => from === "borrower").map(({ language }) => language)).toEqual(
      papers.filter(({ from }) => from === "borrower").map(() => null),
    );
    const { documents: toSign } = await spanish.client.send(signing, { params });
    expect(new Set(toSign.map(({ language }) => language))).toEqual(new Set(["es"]));
    const { client } = await openStaff(product, "underwriter");
    const { documents: seen } = await client.send(fileDocuments, { params });
    expect(seen.find(({ type }) => type === "CREDIT_AGREEMENT")?.language).toBe("es");
  });

  it("is English for who applies in English", async () => {
    const english = await closing("en");
    const { documents: papers } = await english.client.send(documents, { params: { uuid: english.uuid } });
    const drawn = papers.filter(({ from }) => from === "lender").map(({ language }) => language);
    expect(new Set(drawn)).toEqual(new Set(["en"]));
  });
});
