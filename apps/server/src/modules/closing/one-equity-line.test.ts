import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import { walksOnOneHome } from "@gable/testkit/borrower/on-one-home.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { type Walked, walkOn } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { change } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Tex. Const. art. XVI s.50(a)(6)(K) and (M)(iii): neither a report nor the county knows yet of a line that was signed last week.
describe("a Texas homestead on which a line of ours is signed", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const walkTo = walksOnOneHome(() => product, "texas-bpo");
  const settleOnceHeld = async ({ uuid }: Pick<Walked, "uuid">) => {
    const params = { uuid };
    await until(
      () => underwriter.client.send(loanFile, { params }),
      ({ queues }) => queues.some(({ queue }) => queue === "same-home"),
    );
    await underwriter.client.send(actOnFile, { params, body: { act: "settle-other-application", note: "One of two" } });
  };
  /** Whoever else owns the home has made it. */
  const makeAnothers = ({ uuid }: Pick<Walked, "uuid">) =>
    change(product, uuid, ({ facts }) => ({
      event: "tried",
      facts: { ssn: "799990001", answers: { ...facts.answers, birthDate: "1979-04-05" } },
    }));
  const storyOf = async ({ uuid }: Pick<Walked, "uuid">) => {
    const { events } = await underwriter.client.send(fileEvents, { params: { uuid }, query: {} });
    return events.map(({ type }) => type);
  };

  it("takes no second one, whoever of its owners asks, while that one stands; once it is cancelled it does", async () => {
    const first = await walkTo("MANUAL_DEED_SIGNING");
    const sooner = await walkTo("OFFER_SELECTION");
    expect(sooner.last.status.uwDecision).toBe("DECLINE");
    await makeAnothers(first);
    const refused = new Set<unknown>();
    const second = await walkTo("FINAL_OFFER", {
      stands: async ({ uuid }: Pick<Walked, "uuid">) => {
        const params = { uuid };
        const { queues } = await underwriter.client.send(loanFile, { params });
        if (!queues.some(({ queue }) => queue === "same-home")) return;
        const settled = underwriter.client.send(actOnFile, {
          params,
          body: { act: "settle-other-application", note: "It is her own: she wants more" },
        });
        refused.add(await settled.catch(({ problem }) => problem.code));
      },
    });
    expect(refused).toEqual(new Set(["equity-line-stands"]));
    expect(second.last.step).toBe("DECLINED");
    expect(await storyOf(second)).not.toContain("closing-package-drawn");

    await first.client.send(rescind, { params: { uuid: first.uuid }, body: { confirmed: true } });
    const third = await walkTo("FINAL_OFFER");
    expect(third.last.step).toBe("FINAL_OFFER");
    expect(await storyOf(third)).not.toContain("other-application-found");
  });

  it("has the papers of a second one taken back, which were drawn before the first was signed", async () => {
    const first = await walkTo("FINAL_OFFER");
    const second = await walkTo("FINAL_OFFER");
    expect([first.last.step, second.last.step]).toEqual(["FINAL_OFFER", "FINAL_OFFER"]);
    await makeAnothers(first);
    // The day of the appointment has papers of its own, for which the underwriter looks at both once more.
    await Promise.all([settleOnceHeld(first), walkOn(first, { until: "MANUAL_DEED_SIGNING", timePasses: true })]);
    const after = await walkOn(second, { timePasses: true });
    expect(after.last.step).toBe("DECLINED");
    const story = await storyOf(second);
    expect(story).toContain("closing-package-drawn");
    expect(story).not.toContain("document-signed");
    expect(await storyOf(first)).toContain("document-signed");
  });
});
