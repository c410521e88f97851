import { status } from "@gable/contract/calls/application.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { ScreeningAnswer } from "@gable/vendors/watchlist/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** An entry that was not on the list when the application was looked at. */
const listed = (listedName: string): ScreeningAnswer => ({
  outcome: "possible-match",
  screening: "scr-again",
  listsAsOf: "2026-12-04",
  matches: [{ list: "OFAC SDN", listedName, likeness: 94, programme: "SDGT" }],
});

const stepOf = async ({ client, uuid }: Walked) => (await client.send(status, { params: { uuid } })).step;

/** Days pass until something holds. */
const days = (walked: Walked, holds: () => Promise<boolean>) =>
  until(
    async () => {
      const now = await holds();
      if (!now) await letDayCome(walked);
      return now;
    },
    (now) => now,
  );
const isComplete = (walked: Walked) => async () => (await stepOf(walked)) === "COMPLETE";

describe("the sanctions lists, on the day of the money", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const typesOf = async ({ uuid }: Walked) =>
    (await underwriter.client.send(fileEvents, { params: { uuid }, query: {} })).events.map(({ type }) => type);
  const queuesOf = async ({ uuid }: Walked) =>
    (await underwriter.client.send(loanFile, { params: { uuid } })).queues.map(({ queue }) => queue);
  const find = (answer: ScreeningAnswer, next: number) =>
    product.sandbox.orders.force({ kind: "watchlist", act: "screen", answer, next, later: false });
  const isHeld = (walked: Walked, queue: string) => async () => (await queuesOf(walked)).some((one) => one === queue);

  it("are asked once more, and nothing is paid to who is on them by then until a person has looked", async () => {
    const walked = await walkIn(product, { persona: "straight-approval", until: "RESCISSION" });
    find(listed("SOMEBODY ALIKE"), 2);
    await days(walked, isHeld(walked, "watchlist"));
    await letDayCome(walked);
    await letDayCome(walked);
    expect(await typesOf(walked)).not.toContain("funding-decided");
    expect(await stepOf(walked)).toBe("FUNDABLE");

    const { uuid } = walked;
    const cleared = await asRead(underwriter.client, uuid, "clear-watchlist");
    await underwriter.client.send(actOnFile, { params: { uuid }, body: cleared });
    // The lists say the same on the day that is found then: what a person found of it stands.
    await days(walked, isComplete(walked));
    expect((await typesOf(walked)).filter((type) => type === "screened-again")).toHaveLength(2);
  });

  it("are asked about everybody who signs, too, and each is looked at", async () => {
    const walked = await walkIn(product, {
      persona: "joint-owner",
      email: "both.again@example.com",
      until: "RESCISSION",
    });
    const { uuid } = walked;
    find(listed("SOMEBODY ALIKE"), 2);
    await days(walked, isHeld(walked, "watchlist"));
    await days(walked, isHeld(walked, "signers"));
    expect(await stepOf(walked)).toBe("FUNDABLE");
    const act = async (name: "clear-watchlist" | "clear-signer-watchlist", signer?: string) =>
      underwriter.client.send(actOnFile, {
        params: { uuid },
        body: await asRead(underwriter.client, uuid, name, signer),
      });
    await act("clear-watchlist");
    await letDayCome(walked);
    expect(await stepOf(walked)).toBe("FUNDABLE");
    const [other] = (await underwriter.client.send(loanFile, { params: { uuid } })).signers;
    await act("clear-signer-watchlist", other?.uuid);
    await days(walked, isComplete(walked));
    expect((await typesOf(walked)).filter((type) => type === "screened-again")).toHaveLength(4);
  });
});
