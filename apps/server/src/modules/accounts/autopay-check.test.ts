import { pathOf } from "@gable/contract/call.ts";
import { accounts, chooseAutopay } from "@gable/contract/calls/accounts.ts";
import { status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { handOff } from "@gable/contract/calls/funding-hand-off.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../zip/zip.ts";

type Of = Pick<Walk, "client" | "uuid" | "persona">;

const params = ({ uuid }: Of) => ({ params: { uuid } });
const seen = (one: Of) => one.client.send(accounts, params(one));
const stepOf = async (one: Of) => (await one.client.send(status, params(one))).step;

const checked = (one: Of, found: string) =>
  until(
    () => seen(one),
    ({ autopayCheck }) => autopayCheck === found,
  );

/** The sandbox's bank knows no account whose number ends in 001, and has somebody else's name on one that ends in 004. */
const payFrom = ({ client, uuid, persona }: Of, accountNumber: string, draftDay = 15) =>
  client.send(chooseAutopay, {
    params: { uuid },
    body: {
      payType: "AUTOPAY",
      account: {
        source: "TYPED",
        routingNumber: persona.fill.bank.routingNumber,
        accountNumber,
        type: "CHECKING",
      },
      draftDay,
      consentVersion: consentTexts.AUTOPAY.version,
    },
  });

describe("an account that was typed for the payments", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  let walks = 0;
  const walkTo = (until_: Step | undefined, stands?: (one: Walk, step: Step | null) => Promise<void>) => {
    walks += 1;
    return walkIn(product, {
      persona: "straight-approval",
      email: `autopay-${walks}@example.com`,
      timePasses: true,
      ...(until_ && { until: until_ }),
      ...(stands && { stands: (one, { step }) => stands(one, step) }),
    });
  };
  const toRepayment = () => walkTo("VERIFIED_AUTOPAY_ACCOUNT");
  const mailed = (one: Of & { readonly email: string }, subject: string) =>
    until(
      async () => {
        const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(one.email)}`);
        return (await reply.json()) as readonly { readonly subject?: string }[];
      },
      (messages) => messages.some((message) => message.subject === subject),
    );
  const handedOver = async ({ uuid }: Of) => {
    const { headers } = await openStaff(product, "processor");
    const { rawPayload } = await product.app.inject({
      url: pathOf(handOff, { uuid }),
      headers: { host: "localhost", ...headers },
    });
    const [loan] = readZip(rawPayload) ?? [];
    return (JSON.parse(Buffer.from(loan?.bytes ?? []).toString("utf8")) as { payment: object }).payment;
  };

  it("is asked for again where the bank does not know it, and the next one is checked as well", async () => {
    const walked = await toRepayment();
    await payFrom(walked, "5500123001");
    expect(await checked(walked, "FAILED_VERIFICATION")).toMatchObject({
      payType: "AUTOPAY",
      autopay: null,
      refused: null,
      refusedForPayments: { mask: "3001", reason: "no-such-account" },
    });
    expect(await stepOf(walked)).toBe("VERIFIED_AUTOPAY_ACCOUNT");
    await mailed(walked, "We need another account for your payments");
    await expect(payFrom(walked, "5500123001")).rejects.toMatchObject({ status: 400 });
    await payFrom(walked, "5500123009");
    expect(await checked(walked, "VERIFIED")).toMatchObject({ autopay: { mask: "3009" }, refusedForPayments: null });
  });

  it("is compared by a person where the bank names another owner, while the application goes on", async () => {
    const walked = await toRepayment();
    await payFrom(walked, "5500123004");
    await checked(walked, "PENDING_REVIEW");
    expect(await stepOf(walked)).not.toBe("VERIFIED_AUTOPAY_ACCOUNT");
    const [asked] = await walked.client.send(conditions, params(walked));
    expect(asked).toMatchObject({ categoryEnum: "BANK_ACCOUNT_FRAUD_REVIEW", actionNeeded: true });
    expect(asked?.commentsToBorrower).toContain("account for your payments");
    // A spouse's account is a mistake that one may take back: there is a way on without a paper.
    expect(asked?.commentsToBorrower).toContain("If it is not, call us: you name another account");
    await asStaff(walked, { act: "accept-autopay-account" });
    expect((await seen(walked)).autopayCheck).toBe("VERIFIED");
    expect(await walked.client.send(conditions, params(walked))).toEqual([]);
  });

  /** Signs with an account that somebody is still comparing, and is paid. */
  const funded = () =>
    walkTo(undefined, async (one, step) => {
      if (step === "IDENTITY_VERIFICATION") {
        await payFrom(one, "5500123004");
        await checked(one, "PENDING_REVIEW");
      }
      if (step === "RESCISSION" && (await seen(one)).autopayCheck === "PENDING_REVIEW")
        await asStaff(one, { act: "refuse-autopay-account", reason: "The statement names a stranger." });
    });

  it("keeps no money back where it is refused after signing: another one may still be named", async () => {
    const walked: Walked = await funded();
    expect(walked.last.step).toBe("COMPLETE");
    expect(walked.steps.filter((step) => step === "VERIFIED_AUTOPAY_ACCOUNT")).toHaveLength(1);
    expect(await seen(walked)).toMatchObject({ isAutopayAskedAgain: true, autopay: null });
    expect(await handedOver(walked)).toEqual({ method: "AUTOPAY", account: null });
    await payFrom(walked, "5500123009", 20);
    expect(await checked(walked, "VERIFIED")).toMatchObject({
      isAutopayAskedAgain: false,
      autopay: { mask: "3009", draftDay: 15 },
    });
    expect(await handedOver(walked)).toMatchObject({ account: { accountNumber: "5500123009", draftDay: 15 } });
    await expect(payFrom(walked, "5500123008")).rejects.toMatchObject({ status: 409 });
  });

  it("gives way to payments by hand where no other is named before the first, and the borrower is told", async () => {
    const walked = await funded();
    await until(
      async () => ((await seen(walked)).payType === "MANUAL" ? true : await letDayCome(walked).then(() => false)),
      (isOver) => isOver,
    );
    expect(await seen(walked)).toMatchObject({ payType: "MANUAL", autopay: null, isAutopayAskedAgain: false });
    await mailed(walked, "You make your payments by hand");
  });
});
