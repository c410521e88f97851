import { status } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { adoptSignature, declineToSign, signDocument, signing } from "@gable/contract/calls/signing.ts";
import { decision as decisionCall, whatIf } from "@gable/contract/calls/underwriting.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a borrower", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  it("asks what would change, near to the facts, without changing any, signs in no place not shown, and may decide not to sign", async () => {
    const { client, uuid, email } = await walkIn(product, {
      persona: "straight-approval",
      until: "FINAL_OFFER",
    });
    const params = { uuid };
    const known = await client.send(decisionCall, { params });
    expect(known).toMatchObject({ reasons: [], ways: [] });
    const more = await client.send(whatIf, { params, query: { annualIncome: 9_000_000 } });
    const far = await client.send(whatIf, { params, query: { value: 1_000_000_000 } });
    expect([more.refused, more.answer]).toContain(null);
    expect(far).toEqual({ refused: "value-out-of-bounds", answer: null });
    expect(await client.send(whatIf, { params, query: { payOff: "nobody" } })).toMatchObject({
      refused: "unknown-debt",
    });

    const mine = await client.send(signing, { params });
    await client.send(confirmEmail, { body: { code: await mailedCode({ sandboxUrl: product.sandbox.url, email }) } });
    const body = { typedName: "Ada Lynn Sorensen", initials: "ALS", intent: true as const };
    await client.send(adoptSignature, { params, body });
    const paper = mine.documents.find(({ signed }) => !signed);
    for (const fieldIds of [[], [...(paper?.fields ?? []).map(({ id }) => id), "another"]]) {
      const elsewhere = client.send(signDocument, {
        params: { uuid, document: paper?.uuid ?? "" },
        body: { sha256: paper?.sha256 ?? "", fieldIds },
      });
      await expect(elsewhere).rejects.toMatchObject({ problem: { code: "other-fields" } });
    }

    const refused = { params, body: {} };
    await client.send(declineToSign, refused);
    expect((await client.send(status, { params })).step).toBe("CANCELLED");
    const { documents: papers } = await client.send(documents, { params });
    expect(papers.map(({ type }) => type)).not.toContain("CREDIT_AGREEMENT");
    await expect(client.send(declineToSign, { params, body: { reason: "again" } })).rejects.toMatchObject({
      status: 409,
    });
    const late = client.send(adoptSignature, {
      params,
      body: { typedName: "Ada Lynn Sorensen", initials: "ALS", intent: true },
    });
    await expect(late).rejects.toMatchObject({ status: 409 });
    await until(
      async () => {
        const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
        return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
      },
      (subjects) => subjects.includes("You decided not to sign"),
    );
    expect((await client.send(signing, { params })).documents.length).toBeGreaterThan(0);
  });
});
