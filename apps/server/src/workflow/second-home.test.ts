import { documents } from "@gable/contract/calls/documents.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

const residence = { street1: "88 Linden Court", city: "Boise", state: "ID", zip: "83702" };
/** More than any number of months of all payments. */
const SAVINGS_CENTS = 90_000_000;

describe("a line on a home in which the borrower does not live", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const factsOf = async (uuid: string) => (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;

  it.each(["SECOND_HOME", "INVESTMENT"] as const)(
    "is funded once staff have read what savings there are, and without the right to cancel: %s",
    async (propertyUse) => {
      let isRead = false;
      const walked = await walkIn(product, {
        persona: "straight-approval",
        email: `${propertyUse.toLowerCase()}@example.com`,
        timePasses: true,
        as: (known) => ({ ...known, fill: { ...known.fill, propertyUse, residence } }),
        stands: async (walking, { step, status: flags }) => {
          if (isRead || step !== null || flags.uwDecision !== "REVIEW") return;
          isRead = true;
          await asStaff(walking, { act: "record-reserves", amount: SAVINGS_CENTS });
        },
      });
      expect(isRead).toBe(true);
      expect(walked.last.step).toBe("COMPLETE");
      const passed: readonly (Step | null)[] = walked.steps;
      for (const step of ["RESCISSION", "GEN_RESCISSION"] as const) expect(passed).not.toContain(step);
      const { documents: papers } = await walked.client.send(documents, { params: { uuid: walked.uuid } });
      const types = papers.map(({ type }) => type);
      expect(types).toContain("CREDIT_AGREEMENT");
      expect(types).not.toContain("RIGHT_TO_CANCEL");
      const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid);
      expect(file.facts.disbursement?.status).toBe("SENT");
    },
    180_000,
  );

  it("may be cancelled where another owner lives in it, and its money waits", async () => {
    const walked = await walkIn(product, {
      persona: "joint-owner",
      email: "lives.elsewhere@example.com",
      until: "RESCISSION",
      timePasses: true,
      as: (known) => ({
        ...known,
        fill: { ...known.fill, propertyUse: "SECOND_HOME", residence, ownerLivesThere: true },
      }),
      stands: async (walking, { step, status: flags }) => {
        const { facts } = await factsOf(walking.uuid);
        if (step === null && flags.uwDecision === "REVIEW" && !facts.reserves)
          await asStaff(walking, { act: "record-reserves", amount: SAVINGS_CENTS });
      },
    });
    const { facts } = await factsOf(walked.uuid);
    expect(facts.additional?.ownerLivesThere).toBe(true);
    expect(facts.signers[0]?.papers?.documents.map(({ kind }) => kind)).toContain("RIGHT_TO_CANCEL");
    expect(facts.rescission?.expiresAt).toBeDefined();
  }, 180_000);
});
