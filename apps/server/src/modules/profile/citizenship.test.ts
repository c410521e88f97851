import { summary } from "@gable/contract/calls/disclosures.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { additionalInformation, saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("citizenship", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: "citizenship@example.com",
      until: "COLLECT_ADDITIONAL_INFO",
    });
  });
  afterAll(() => product.close());

  async function letLenderAsk(asks: boolean): Promise<void> {
    await sql`update lenders
      set record = jsonb_set(record, '{orgMetaData,other,settings,asksCitizenship}', ${JSON.stringify(asks)}::jsonb)
      where org_code = 'gable'`.execute(product.ctx.database.kysely);
    await product.ctx.lenders.reload();
  }

  const params = () => ({ uuid: walked.uuid });
  const save = (citizenship?: "US_CITIZEN" | "OTHER_RESIDENT") => {
    const { fill } = walked.persona;
    return walked.client.send(saveAdditionalInformation, {
      params: params(),
      body: {
        ssn: fill.ssn,
        ownership: fill.ownership,
        occupancy: fill.propertyUse,
        phone: fill.phone,
        purpose: "HOME_IMPROVEMENT",
        titleCompanions: [],
        maritalStatus: "UNMARRIED",
        ...(citizenship && { citizenship }),
        hardCreditConsent: consent("HARD_CREDIT", "en"),
      },
    });
  };
  const kept = async () =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file.facts.additional;

  it("is asked of nobody, and kept of nobody, where the lender does not ask it of everybody", async () => {
    const { client } = walked;
    expect(await client.send(additionalInformation, { params: params() })).toMatchObject({ asksCitizenship: false });
    await save("OTHER_RESIDENT");
    expect(await kept()).not.toHaveProperty("citizenship");
  });

  it("has to be answered where the lender asks, is on the summary and the loan file, and changes nothing else", async () => {
    const { client } = walked;
    const before = await kept();
    await letLenderAsk(true);
    expect(await client.send(additionalInformation, { params: params() })).toMatchObject({ asksCitizenship: true });
    await expect(save()).rejects.toMatchObject({ problem: { fields: { citizenship: ["required"] } } });
    await save("OTHER_RESIDENT");
    expect(await kept()).toEqual({ ...before, citizenship: "OTHER_RESIDENT", at: expect.any(String) });
    expect(await client.send(additionalInformation, { params: params() })).toMatchObject({
      known: { citizenship: "OTHER_RESIDENT" },
    });
    const { groups } = await client.send(summary, { params: params() });
    const lines = groups.flatMap((group) => group.lines);
    expect(lines).toContainEqual(expect.objectContaining({ name: "citizenship", value: "OTHER_RESIDENT" }));
    for (const [role, seen] of [
      ["underwriter", "OTHER_RESIDENT"],
      ["support-agent", null],
    ] as const) {
      const staff = await openStaff(product, role);
      const { person } = await staff.client.send(loanFile, { params: params() });
      expect(person.citizenship).toBe(seen);
    }
  });
});
