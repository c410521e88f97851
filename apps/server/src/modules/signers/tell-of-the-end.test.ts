import { applications, withdraw } from "@gable/contract/calls/application.ts";
import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { declineAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { signerOf } from "@gable/testkit/borrower/halfway.ts";
import { deskOf, mailed } from "@gable/testkit/borrower/signer.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { dayIn } from "../notifications/spoken-figures.ts";

const languages = ["en", "es"] as const;
type Language = (typeof languages)[number];

describe("somebody who has signed beside the borrower", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (email: string, until: "DEED_SIGNING" | "RESCISSION" | "COMPLETE", language: Language = "en") =>
    walkIn(product, {
      persona: "joint-owner",
      orgCode: "gable",
      email,
      until,
      timePasses: true,
      as: (persona) => ({ ...persona, fill: { ...persona.fill, language } }),
    });
  const change = (uuid: string, facts: (now: string) => Partial<Facts>) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, (_file, now) => ({
        event: "told",
        facts: facts(now.toISOString()),
      })),
    );
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const letterTo = (mailbox: string, subject: RegExp) =>
    mailed(product.sandbox.url, mailbox, (message) =>
      subject.test(message.subject ?? "") ? `${message.subject}\n${message.text}` : undefined,
    );
  const lettersTo = (mailbox: string, subject: RegExp) =>
    product.sandbox.inbox.list(mailbox).filter((message) => subject.test(message.subject ?? ""));

  const opened = {
    en: {
      subject: /^Theo, the line for which you signed is open$/,
      payments: "The payments are for Marisol to make: you owe none",
      over: "The time in which it could be cancelled is over.",
    },
    es: {
      subject: /^Theo, la línea por la que firmó está abierta$/,
      payments: "Los pagos le tocan a Marisol: usted no debe ninguno",
      over: "El plazo en que se podía cancelar terminó.",
    },
  } as const;

  it.each(languages)("hears once that the line is open, and nothing of the borrower's money (%s)", async (language) => {
    const walked = await walkTo(`open.${language}@example.com`, "COMPLETE", language);
    const { mailbox } = signerOf(walked);
    const { subject, payments, over } = opened[language];
    const letter = await letterTo(mailbox, subject);
    expect(letter).toContain(payments);
    expect(letter).toContain(over);
    expect(letter).toContain("/account/heloc/heloc-signer/documents");
    expect(letter).not.toMatch(/\$|\d{4,}.*(account|cuenta)/);
    expect(lettersTo(mailbox, subject)).toHaveLength(1);
    const { disbursement } = await factsOf(walked.uuid);
    await change(walked.uuid, () => (disbursement ? { disbursement: { ...disbursement, trace: "another" } } : {}));
    expect(lettersTo(mailbox, subject)).toHaveLength(1);
  });

  it("hears by which day the claim on the home is given up when the borrower turns back, and that it is gone", async () => {
    const walked = await walkTo("turned.back@example.com", "RESCISSION");
    const { uuid, client } = walked;
    const { mailbox, client: theo } = signerOf(walked);
    await change(uuid, (at) => ({ rescissionOver: at }));
    await client.send(withdraw, { params: { uuid }, body: { reason: "Another lender is cheaper" } });
    const by = unwindBy(await factsOf(uuid)) ?? "";
    const letter = await letterTo(mailbox, /^Theo, the line for which you signed has ended$/);
    expect(letter).toContain(`By ${dayIn("en", by)} we give up our claim on the home`);
    expect(letter).not.toMatch(/cheaper|withdr|as it was/i);
    expect(lettersTo(mailbox, /nothing to sign any more/)).toEqual([]);
    expect(await deskOf(theo)).toMatchObject({ ended: "withdrawn", claim: { by, goneAt: null } });

    const processor = await openStaff(product, "processor");
    await processor.client.send(recordUnwinding, {
      params: { uuid },
      body: { returned: 18_000, claim: "RELEASED" },
    });
    const gone = await letterTo(mailbox, /^Theo, we have no claim on the home any more$/);
    expect(gone).toContain("We released our claim at the county.");
    expect(gone).not.toMatch(/\$|180\.00/);
    expect((await deskOf(theo)).claim?.goneAt).not.toBeNull();
  });

  it("who said no hears nothing more of it, and is not sent for an invitation that nobody can give any more", async () => {
    const walked = await walkTo("said.no@example.com", "DEED_SIGNING");
    const { uuid, client } = walked;
    const { mailbox, client: theo } = signerOf(walked);
    await theo.send(declineAsSigner, { body: { reason: "" } });
    expect(await deskOf(theo)).toMatchObject({ ended: "declined" });
    expect((await client.send(applications, {}))[0]).toMatchObject({
      step: "CO_DEED_REQ",
      waitsForOthers: false,
      signersInNeed: [{ calledName: "Theo", need: "TALK", endsAt: expect.stringMatching(/^\d{4}-/) as string }],
    });
    await change(uuid, (at) => ({ rescissionOver: at }));
    await client.send(withdraw, { params: { uuid }, body: {} });
    expect(await deskOf(theo)).toMatchObject({ ended: "withdrawn" });
    const processor = await openStaff(product, "processor");
    const { messages } = await processor.client.send(fileMessages, { params: { uuid } });
    expect(JSON.stringify(messages)).toContain("Theo does not want to sign");
    expect(lettersTo(mailbox, /has ended|nothing to sign/)).toEqual([]);
  });
});
