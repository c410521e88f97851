import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import {
  approveProposal,
  lenderSetting,
  proposeSetting,
  refuseProposal,
  settingProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import { changeMember, deactivateMember } from "@gable/contract/calls/staff-members.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const gone = { status: 409, problem: expect.objectContaining({ code: "first-gone" }) as object };

const act = (who: OpenStaff, uuid: string, body: StaffAct) => who.client.send(actOnFile, { params: { uuid }, body });

describe("what one asked who has left since, or has another role", () => {
  let product: TestProduct;
  let administrator: OpenStaff;
  let second: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    [administrator, second] = [await openStaff(product, "administrator"), await openStaff(product, "underwriter")];
  });
  afterAll(() => product.close());

  const read = (uuid: string, who = second) => who.client.send(loanFile, { params: { uuid } });

  /** A condition that somebody new asks to waive. */
  async function waiverAsked() {
    const first = await openStaff(product, "processor");
    const { applicationUuid: uuid } = await openBorrower(product);
    await act(second, uuid, {
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "Send the last bill of the county.",
      documents: 1,
      priorTo: "documents",
    });
    const condition = (await read(uuid)).conditions[0]?.uuid ?? "";
    await act(first, uuid, { act: "request-waiver", condition, reason: "The county has no bill this year" });
    return { first, uuid, condition, askedAt: (await read(uuid)).conditions[0]?.waiver?.at ?? "" };
  }

  it.each([
    ["left", (member: string) => administrator.client.send(deactivateMember, { params: { member } })],
    [
      "has another role",
      (member: string) =>
        administrator.client.send(changeMember, { params: { member }, body: { name: "Pia", role: "support-agent" } }),
    ],
  ] as const)(
    "is no request to waive a condition where they %s, until a colleague asks anew",
    async (_how, takeAway) => {
      const { first, uuid, condition, askedAt } = await waiverAsked();
      const agree = { act: "approve-waiver", condition, askedAt } as const;
      expect((await read(uuid)).notSecond).toEqual([]);
      // Whose role agrees to no waiver is told nothing of one.
      expect((await read(uuid, first)).notSecond).toEqual([]);
      await takeAway(first.staffUuid);
      await expect(act(second, uuid, agree)).rejects.toMatchObject(gone);
      expect((await read(uuid)).notSecond).toEqual([
        { by: first.staffUuid, agreedBy: "approve-waiver", why: "first-gone" },
      ]);

      await act(second, uuid, { act: "refuse-waiver", condition, askedAt, reason: "They are not here any more" });
      const another = await openStaff(product, "processor");
      await act(another, uuid, { act: "request-waiver", condition, reason: "The county has no bill this year" });
      const [asked] = (await read(uuid)).conditions;
      await act(second, uuid, { ...agree, askedAt: asked?.waiver?.at ?? "" });
      expect((await read(uuid)).conditions).toEqual([]);
    },
  );

  it("is no change of a setting, which a colleague refuses", async () => {
    const proposer = await openStaff(product, "administrator");
    const { latest } = await proposer.client.send(lenderSetting, { params: { subject: "rates" } });
    const { uuid: proposal } = await proposer.client.send(proposeSetting, {
      body: {
        subject: "rates",
        value: { ...latest, overlayPercent: "0.5" } as object as Record<string, never>,
        effectiveOn: null,
        reason: "The market moved",
      },
    });
    const params = { proposal };
    const seen = () => administrator.client.send(settingProposal, { params });
    expect(await seen()).toMatchObject({ isSecond: true, hasProposerLeft: false });
    await administrator.client.send(deactivateMember, { params: { member: proposer.staffUuid } });
    await expect(administrator.client.send(approveProposal, { params })).rejects.toMatchObject(gone);
    expect(await seen()).toMatchObject({ state: "open", hasProposerLeft: true });
    const reason = { reason: "They are not here any more" };
    expect(await administrator.client.send(refuseProposal, { params, body: reason })).toMatchObject({
      state: "refused",
    });
  });
});
