import { randomUUID } from "node:crypto";
import { withdraw } from "@gable/contract/calls/application.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { Language } from "@gable/domain/language.ts";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { deskOf, followInvitation, mailed } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { dayIn } from "../notifications/spoken-figures.ts";

describe("somebody who was asked to sign", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** An application that staff look at, and a husband who must sign for it and is invited at once. */
  async function asked(mailbox: string, language: Language): Promise<Walked> {
    const walked = await walkIn(product, {
      persona: "delinquency",
      orgCode: "gable",
      email: `with.${mailbox}`,
      until: "DELINQUENCY_REVIEW",
    });
    const theo = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE", email: mailbox } as const;
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, walked.uuid, { kind: "system" }, (_file, now) => ({
        event: "signers-named",
        facts: { signers: [newSigner(randomUUID(), theo, language, now.toISOString())] },
      })),
    );
    return walked;
  }

  it("hears that the borrower has withdrawn, in the lender's name and in their own language", async () => {
    const mailbox = "theo.withdrawn@example.com";
    const { client, uuid } = await asked(mailbox, "es");
    await client.send(withdraw, { params: { uuid }, body: {} });
    const text = await mailed(product.sandbox.url, mailbox, (message) =>
      /ya no hay nada que firmar/.test(message.subject ?? "") ? message.text : undefined,
    );
    expect(text).toContain("Theo: la solicitud por la que se le pidió firmar ha terminado.");
    expect(text).toContain("Gable · ");
  });

  it("hears that there is nothing to sign when the lender declines, and nothing of why", async () => {
    const mailbox = "theo.declined@example.com";
    const { uuid } = await asked(mailbox, "en");
    const theo = createBorrowerClient(product.url, "gable");
    await followInvitation(theo, product.sandbox.url, mailbox);
    const underwriter = await openStaff(product, "underwriter");
    await underwriter.client.send(actOnFile, {
      params: { uuid },
      body: { act: "decline", reasons: ["DELINQUENT_OBLIGATIONS"] },
    });
    const text = await mailed(product.sandbox.url, mailbox, (message) =>
      /there is nothing to sign any more/.test(message.subject ?? "") ? message.text : undefined,
    );
    expect(text).not.toMatch(/declin|approv|obligation/i);
    expect(await deskOf(theo)).toMatchObject({ ended: "not-approved" });
  });

  it.each(["en", "es"] as const)(
    "is told once until when they may cancel for everybody, and where (%s)",
    async (language) => {
      const walked = await walkIn(product, {
        persona: "joint-owner",
        email: `joint.until.${language}@example.com`,
        as: (persona) => ({ ...persona, fill: { ...persona.fill, language } }),
        until: "DEED_SIGNING",
      });
      const mailbox = walked.others[0]?.mailbox ?? "";
      const { rescission } = await deskOf(walked.others[0]?.client ?? createBorrowerClient(product.url, "gable"));
      const subjects = { en: /^Theo, you may cancel until /, es: /^Theo, puede cancelar hasta el / };
      const text = await mailed(product.sandbox.url, mailbox, (message) =>
        subjects[language].test(message.subject ?? "") ? `${message.subject}\n${message.text}` : undefined,
      );
      expect(text).toContain(dayIn(language, rescission.lastDay ?? ""));
      expect(text).toContain(language === "en" ? "It ends the line for everybody" : "Termina la línea para todos");
      expect(text).toContain("/account/heloc/heloc-signer/documents");
      const sent = product.sandbox.inbox.list(mailbox).filter(({ subject }) => subjects[language].test(subject ?? ""));
      expect(sent).toHaveLength(1);
    },
  );
});
