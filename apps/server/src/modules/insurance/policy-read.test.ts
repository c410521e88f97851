import { insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a policy that the insurers' records do not accept", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  /** A borrower whose policy the records have without the lender in it. */
  async function returned(of: string, withPage: boolean) {
    const borrower = await walkIn(product, {
      persona: "straight-approval",
      email: `${of}@example.com`,
      until: "FINAL_OFFER",
    });
    const params = { uuid: borrower.uuid };
    const typed = {
      insurer: "Harvest Home Mutual",
      policyNumber: "BARE-4410",
      dwellingCoverage: 90_000_000,
      expiresOn: dayFromToday(300),
    };
    const give = async (policyNumber: string, documentUuid?: string) => {
      const policy = { kind: "HAZARD" as const, ...typed, policyNumber, ...(documentUuid && { documentUuid }) };
      await borrower.client.send(proveInsurance, { params, body: policy });
      return settled();
    };
    const look = () => borrower.client.send(insurance, { params });
    const settled = () => until(look, ({ state }) => state !== "CHECKING");
    const page = withPage ? await upload(borrower, "PROOF_OF_HAZARD_INSURANCE") : undefined;
    return {
      typed,
      first: await give("BARE-4410", page),
      look,
      give,
      act: (body: Parameters<typeof dana.client.send<typeof actOnFile>>[1]["body"]) =>
        dana.client.send(actOnFile, { params, body }),
      queues: async () =>
        (await dana.client.send(loanFile, { params })).queues
          .map(({ queue }) => queue)
          .filter((queue) => queue === "insurance"),
    };
  }

  it("is read by a person where its page was sent, who finds that it holds everything", async () => {
    const { first, typed, look, act, queues } = await returned("page-read", true);
    expect(first).toMatchObject({ state: "RETURNED", isRead: true, said: null, given: { ...typed, hasPage: true } });
    expect(first.lookedAt).toMatchObject({ isPast: false });
    expect(await queues()).toEqual(["insurance"]);
    const note = "The agent confirmed the endorsement by phone.";
    await expect(act({ act: "accept-policy", coveredUntil: "2020-08-31", note })).rejects.toMatchObject({
      problem: { fields: { coveredUntil: ["policy-expired"] } },
    });
    await act({ act: "accept-policy", coveredUntil: dayFromToday(300), note });
    expect(await look()).toMatchObject({ state: "ACCEPTED", isRead: false, lookedAt: null, said: null });
    expect(await queues()).toEqual([]);
  });

  it("goes back with what that person wrote, and is read anew when another page comes", async () => {
    const { look, act, queues, give } = await returned("page-returned", true);
    await act({ act: "return-policy", reason: "La página es del año pasado.", writtenIn: "es" });
    expect(await look()).toMatchObject({
      state: "RETURNED",
      isRead: false,
      said: "La página es del año pasado.",
      saidIn: "es",
      given: { hasPage: false },
    });
    expect(await queues()).toEqual([]);
    // What is typed anew without a page is judged by the records alone.
    expect(await give("BARE-4411")).toMatchObject({ state: "RETURNED", isRead: false, said: null });
  });

  it("is the borrower's move alone where no page was sent, and keeps what they typed", async () => {
    const { first, typed, act, queues, give } = await returned("no-page", false);
    expect(first).toMatchObject({ state: "RETURNED", isRead: false, given: { ...typed, hasPage: false } });
    expect(await queues()).toEqual([]);
    await expect(act({ act: "return-policy", reason: "There is none." })).rejects.toMatchObject({ status: 409 });
    expect((await give("HHM-4410")).state).toBe("ACCEPTED");
  });
});
