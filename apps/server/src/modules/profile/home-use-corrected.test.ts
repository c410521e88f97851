import type { StaffCorrection } from "@gable/domain/profile/correction.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { loadApplication } from "../../workflow/application-store.ts";

const correct = (walked: Walked, said: z.input<typeof StaffCorrection>) =>
  asStaff(walked, { act: "correct-answers", note: "Said so by phone.", ...said });

describe("the use of a home with several owners, corrected by staff on the borrower's word", () => {
  let product: TestProduct;
  let joint: Walked;
  let alone: Walked;
  beforeAll(async () => {
    product = await startProduct();
    const until = "APP_SUBMISSION" as const;
    joint = await walkIn(product, { persona: "joint-owner", email: "use.joint@example.com", until });
    alone = await walkIn(product, { persona: "straight-approval", email: "use.alone@example.com", until });
  });
  afterAll(() => product.close());

  const kept = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts.additional;

  it("asks who lives there once the borrower does not, and keeps what is said", async () => {
    const before = await kept(joint);
    await expect(correct(joint, { occupancy: "SECOND_HOME" })).rejects.toMatchObject({
      problem: { fields: { ownerLivesThere: ["who-lives-there"] } },
    });
    expect(await kept(joint)).toEqual(before);
    await correct(joint, { occupancy: "SECOND_HOME", ownerLivesThere: true });
    expect(await kept(joint)).toMatchObject({ occupancy: "SECOND_HOME", ownerLivesThere: true });
    await correct(joint, { ownerLivesThere: false });
    expect(await kept(joint)).toMatchObject({ occupancy: "SECOND_HOME", ownerLivesThere: false });
  });

  it("forgets it once the borrower lives there themselves", async () => {
    await correct(joint, { occupancy: "PRIMARY" });
    expect(await kept(joint)).not.toHaveProperty("ownerLivesThere");
  });

  it("asks nothing of whoever owns the home alone, and keeps no answer of theirs", async () => {
    await correct(alone, { occupancy: "INVESTMENT", ownerLivesThere: true });
    expect(await kept(alone)).toMatchObject({ occupancy: "INVESTMENT" });
    expect(await kept(alone)).not.toHaveProperty("ownerLivesThere");
    await expect(correct(alone, { ownerLivesThere: true })).rejects.toMatchObject({
      problem: { code: "nothing-changed" },
    });
  });
});
