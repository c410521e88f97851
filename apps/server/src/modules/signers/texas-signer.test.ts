import { status } from "@gable/contract/calls/application.ts";
import { documents as ownDocuments } from "@gable/contract/calls/documents.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { openInvitation, signers } from "@gable/contract/calls/signers.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerDocument, signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import {
  adoptSignerSignature,
  arriveAtOfficeAsSigner,
  rescindAsSigner,
  signerSigning,
  signSignerDocument,
} from "@gable/contract/calls/signers-signing.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { invitationIn, mailed, showWho, signNotices } from "@gable/testkit/borrower/signer.ts";
import { standingOf } from "@gable/testkit/borrower/staff-moves.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { readPdf } from "../documents/testing/read-pdf.ts";

const ofType = (papers: readonly { readonly type: string; readonly uuid: string }[], type: string) =>
  papers.filter((paper) => paper.type === type);

describe("another owner of a Texas homestead", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "texas-bpo", as: withBrother, until: "CO_DEED_REQ" });
    const { client, fill } = brother();
    await showWho(client, fill.dateOfBirth);
    await until(
      () => client.send(signerSigning, {}),
      ({ isReady }) => isReady,
    );
  });
  afterAll(() => product.close());

  const brother = () => {
    const [first] = walked.others;
    if (!first) throw new Error("Nobody else signs.");
    return first;
  };
  const kept = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;

  it("is told from the invitation on that they sign at an office, and nowhere of a video", async () => {
    const { client, mailbox } = brother();
    const code = await invitationIn(product.sandbox.url, mailbox);
    const opened = await createBorrowerClient(product.url, "gable").send(openInvitation, { body: { code } });
    expect(opened).toMatchObject({ notaryMeeting: "AT_OFFICE" });
    expect((await client.send(signerDesk, {})).notaryMeeting).toBe("AT_OFFICE");
    const { uuid } = walked;
    expect((await walked.client.send(signers, { params: { uuid } })).notaryMeeting).toBe("AT_OFFICE");
    const text = await mailed(product.sandbox.url, mailbox, (message) =>
      /asks you to sign/.test(message.subject ?? "") ? message.text : undefined,
    );
    expect(text).toContain("In Texas you sign at the office of the lender, an attorney or a title company");
  });

  it("has the notice of rights and the final costs for himself twelve days before anybody signs, and is told of it", async () => {
    const { client, mailbox } = brother();
    const own = (await client.send(signerDocuments, {})).documents;
    const { uuid } = walked;
    const ofBorrower = (await walked.client.send(ownDocuments, { params: { uuid } })).documents;
    for (const type of ["TEXAS_50G_NOTICE", "TEXAS_FINAL_ITEMIZATION"]) {
      const [paper, ...more] = ofType(own, type);
      expect(more).toEqual([]);
      const reply = await client.open(signerDocument, { params: { document: paper?.uuid ?? "" } });
      expect(await pdfText(new Uint8Array(await reply.arrayBuffer()))).toContain("Ramiro Arredondo");
      expect(ofType(ofBorrower, type).map((one) => one.uuid)).not.toContain(paper?.uuid);
    }
    const { facts } = await kept();
    const notice = facts.signers[0]?.deliveries.find(({ documentKind }) => documentKind === "TEXAS_50G_NOTICE");
    const zone = "America/Chicago";
    const twelfth = addDays(localDateAt(notice?.deliveredAt ?? "", zone), 12);
    expect(localDateAt(facts.closingSignedAt ?? "", zone) >= twelfth).toBe(true);
    await mailed(product.sandbox.url, mailbox, ({ subject }) =>
      subject?.endsWith("your rights as an owner in Texas") ? subject : undefined,
    );
  });

  it("reads a consent to the lien, what the home is worth, and a notice of a right to cancel of their own", async () => {
    const { client } = brother();
    const { documents } = await client.send(signerSigning, {});
    expect(documents.map(({ kind }) => kind)).toEqual([
      "SIGNER_STATEMENT",
      "TEXAS_FAIR_MARKET_VALUE",
      "ACCOUNT_OPENING_DISCLOSURE",
      "RIGHT_TO_CANCEL",
    ]);
    for (const { uuid } of documents) {
      const reply = await client.open(signerDocument, { params: { document: uuid } });
      expect(await pdfText(new Uint8Array(await reply.arrayBuffer()))).toContain("Ramiro Arredondo");
    }
  });

  it("signs nothing outside the booked office, nor with a code that is not its own", async () => {
    const { client } = brother();
    const { documents, office } = await client.send(signerSigning, {});
    const { visit } = await walked.client.send(notary, { params: { uuid: walked.uuid } });
    expect(office).toMatchObject({ state: "CONFIRMED", address: visit?.address, isOpen: true, arrived: false });
    await client.send(adoptSignerSignature, {
      body: { typedName: "Ramiro Arredondo", initials: "RA", intent: true },
    });
    const [paper] = documents;
    const outside = client.send(signSignerDocument, {
      params: { document: paper?.uuid ?? "" },
      body: { sha256: paper?.sha256 ?? "", fieldIds: [] },
    });
    await expect(outside).rejects.toMatchObject({ problem: { code: "not-at-office" } });
    const guessed = client.send(arriveAtOfficeAsSigner, { body: { code: "K7QM2XRV9TBD" } });
    await expect(guessed).rejects.toMatchObject({ problem: { fields: { code: ["arrival-code-wrong"] } } });
  });

  it("signs there with the office's code, and it is kept who came, where and before whom", async () => {
    const { client } = brother();
    await signNotices(client, (await standingOf(walked)).officeCode ?? undefined);
    const { facts, identityUuid } = await kept();
    const [signer] = facts.signers;
    expect(signer?.signatures).toHaveLength(4);
    const { notary: official } = facts.notaryVisit ?? {};
    expect(facts.officeArrivals?.map(({ who }) => who)).toEqual([identityUuid, signer?.uuid]);
    for (const arrival of facts.officeArrivals ?? [])
      expect(arrival).toMatchObject({
        address: facts.notaryVisit?.place.address,
        notary: { commissionNumber: official?.commissionNumber },
      });
  });

  it("has the worth of the home acknowledged by the lender too, with what shows it attached", async () => {
    const { facts } = await until(kept, ({ facts: known }) => known.signers[0]?.sealed !== undefined);
    const value = facts.signers[0]?.papers?.documents.find(({ kind }) => kind === "TEXAS_FAIR_MARKET_VALUE");
    const reply = await brother().client.open(signerDocument, { params: { document: value?.documentUuid ?? "" } });
    const { formValues, attached } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(formValues["value-1"]).toMatch(/^Ramiro Arredondo/);
    expect(formValues["value-lender"]).toMatch(/^Gable Home Lending, LLC\. By its electronic agent/);
    expect(attached).toEqual(["valuation.pdf"]);
  });

  it("may cancel within three days of their own, for everybody", async () => {
    const { client } = brother();
    const { facts } = await until(kept, ({ facts: known }) => known.rescission !== undefined);
    const { rescission } = await client.send(signerDesk, {});
    expect(rescission).toMatchObject({ applies: true, lastDay: facts.rescission?.endsOn, cancelled: false });
    await client.send(rescindAsSigner, { body: { confirmed: true } });
    expect((await kept()).facts.rescinded?.by).toBe(facts.signers[0]?.identityUuid);
    expect((await walked.client.send(status, { params: { uuid: walked.uuid } })).step).toBe("CANCELLED");
  });
});
