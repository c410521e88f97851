import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { identityNow, showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const REASON = "The lower edge of your passport is cut off.";

const told = ({ client }: Walked, title: string) =>
  until(
    () => client.send(notifications, { query: {} }),
    (notices) => notices.some((notice) => notice.title === title),
  );

describe("pictures that a person has looked at", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Somebody whose pictures a person looks at, and what that person makes of them. */
  async function judged(email: string, act: (since: string) => StaffAct): Promise<Walked> {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email,
      until: "IDENTITY_VERIFICATION",
    });
    await showWithoutFace(walked);
    const staff = await openStaff(product, "processor");
    const params = { uuid: walked.uuid };
    const { queues } = await staff.client.send(loanFile, { params });
    await staff.client.send(actOnFile, { params, body: act(queues[0]?.since ?? "") });
    return walked;
  }
  const mailTo = async (to: string): Promise<string> =>
    (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).text();

  it("and sends back are asked for anew by mail and in the account, with why on the page alone", async () => {
    const email = "sent-back@example.com";
    const walked = await judged(email, () => ({ act: "ask-identity-again", reason: REASON, writtenIn: "en" }));
    expect(await identityNow(walked)).toMatchObject({ state: "RETRY", reason: REASON, writtenIn: "en" });
    expect(JSON.stringify(await told(walked, "Please take the pictures of your ID again"))).toContain("/identity");
    const mail = await until(
      () => mailTo(email),
      (text) => text.includes("Please take the pictures of your ID again"),
    );
    expect(mail).not.toContain(REASON);
  });

  it("and accepts are told of: the application goes on", async () => {
    const walked = await judged("accepted@example.com", (since) => ({
      act: "accept-identity",
      note: "The face is the one of the passport.",
      since,
    }));
    expect(await identityNow(walked)).toMatchObject({ state: "PASSED" });
    await told(walked, "Your application goes on");
  });
});
