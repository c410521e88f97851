import { X509Certificate } from "node:crypto";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealingIdentityOf } from "./sealing-identities.ts";

describe("the keys that seal a lender's documents", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const identity = () =>
    sealingIdentityOf(product.ctx, product.ctx.lenders.byOrgCode("gable"), product.ctx.clock.now());

  it.each(["Gable & Søns, Préstamos, LLC", "Gable + Sons = Lending, “Inc.”"])(
    "are the same every time, and others under the same authority once the company is called %s",
    async (companyName) => {
      const before = await identity();
      expect(await identity()).toEqual(before);
      await setByTwo(product, "company", () => ({ companyName }), "The company has another name");
      const after = await identity();
      expect(after.authorityCertificate).toBe(before.authorityCertificate);
      const certificate = new X509Certificate(after.signingCertificate);
      expect(certificate.toLegacyObject().subject).toMatchObject({
        O: companyName,
        CN: `${companyName} Document Seal`,
      });
      expect(certificate.checkIssued(new X509Certificate(before.authorityCertificate))).toBe(true);
      expect(await identity()).toEqual(after);
    },
  );
});
