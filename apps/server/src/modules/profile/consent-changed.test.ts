import { applications } from "@gable/contract/calls/application.ts";
import { askPaperCopy, documents } from "@gable/contract/calls/documents.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { giveConsent } from "@gable/contract/calls/profile.ts";
import { consentAsSigner, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { adoptSignature } from "@gable/contract/calls/signing.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { type Consent, consentTexts } from "@gable/domain/profile/consents.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { demonstrationCode, followInvitation } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { packConsents } from "../loan-file/examiner-pack/pack-people.ts";

/** As it was given before the words changed; the hash is that of the words then. */
const EARLIER = "2026-11-1";

const earlier = (consents: readonly Consent[]): Consent[] =>
  consents.map((one) => (one.type === "ELECTRONIC_RECORDS" ? { ...one, textVersion: EARLIER } : one));
const asked = async ({ client }: Walked) => (await client.send(applications, {})).map((one) => one.asksConsent);
const adopt = ({ client, uuid }: Walked) =>
  client.send(adoptSignature, {
    params: { uuid },
    body: { typedName: "Ada Sorensen", initials: "AS", intent: true },
  });

describe("an application whose consent to electronic records was given to earlier words", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkTo("straight-approval", "FINAL_OFFER", "earlier-words@example.com");
    await turnBack(walked);
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, step: "FINAL_OFFER" | "CO_DEED_REQ", email: string) =>
    walkIn(product, { persona, email, until: step });
  const fileOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
  const turnBack = ({ uuid }: Walked) =>
    product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, ({ facts }) => ({
        event: "given-earlier",
        facts: {
          consents: earlier(facts.consents),
          signers: facts.signers.map((signer) => ({ ...signer, consents: earlier(signer.consents) })),
        },
      })),
    );

  it("asks its borrower again before anything else is signed, and keeps both consents with their words", async () => {
    const { client, uuid } = walked;
    await client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
    expect(await asked(walked)).toEqual([true]);
    await expect(adopt(walked)).rejects.toMatchObject({ status: 409 });
    const give = async (typed: string) =>
      client.send(giveConsent, {
        params: { uuid },
        body: { ...consent("ELECTRONIC_RECORDS", "en"), demonstrationCode: typed },
      });
    const digits = await demonstrationCode(client);
    await expect(give(digits === "0000" ? "1111" : "0000")).rejects.toMatchObject({
      problem: { fields: { demonstrationCode: ["code-wrong"] } },
    });
    await give(digits);
    expect(await asked(walked)).toEqual([false]);
    await adopt(walked);
    const { facts } = await fileOf(walked);
    const given = facts.consents.filter(({ type }) => type === "ELECTRONIC_RECORDS");
    expect(given.map(({ textVersion }) => textVersion)).toEqual([EARLIER, consentTexts.ELECTRONIC_RECORDS.version]);
    const lender = product.ctx.lenders.byOrgCode("gable");
    const shown = packConsents(await fileOf(walked), lender).filter(({ type }) => type === "ELECTRONIC_RECORDS");
    expect(shown.at(-1)?.words).toContain("beside the document itself");
  });

  it("goes on by post for a borrower who does not agree", async () => {
    const declines = await walkTo("manual-pay", "FINAL_OFFER", "declines-new-words@example.com");
    await turnBack(declines);
    await declines.client.send(goOnPaper, { params: { uuid: declines.uuid } });
    expect(await asked(declines)).toEqual([false]);
    expect((await fileOf(declines)).facts.onPaper).toBeDefined();
  });

  it("asks who signs beside the borrower for themselves", async () => {
    const joint = await walkTo("joint-owner", "CO_DEED_REQ", "marisol.words@example.com");
    const { client, mailbox } = joint.others[0] ?? {};
    if (!client) throw new Error("Nobody else signs.");
    await followInvitation(client, product.sandbox.url, mailbox ?? "");
    expect((await client.send(signerDesk, {})).asksConsent).toBe(false);
    const answer = async () => ({
      ...consent("ELECTRONIC_RECORDS", "en"),
      type: "ELECTRONIC_RECORDS" as const,
      demonstrationCode: await demonstrationCode(client),
    });
    await expect(client.send(consentAsSigner, { body: await answer() })).rejects.toMatchObject({ status: 409 });
    await turnBack(joint);
    expect((await client.send(signerDesk, {})).asksConsent).toBe(true);
    expect((await client.send(consentAsSigner, { body: await answer() })).asksConsent).toBe(false);
    const [signer] = (await fileOf(joint)).facts.signers;
    expect(signer?.consents.filter(({ type }) => type === "ELECTRONIC_RECORDS")).toHaveLength(2);
  });

  it("posts a copy on paper of whatever the borrower asks for, and leaves its delivery on the screen as it is", async () => {
    const { client, uuid } = walked;
    const listed = async () => (await client.send(documents, { params: { uuid } })).documents;
    const paper = (await listed()).find(({ from, signedAt }) => from === "lender" && signedAt === null);
    const params = { uuid, document: paper?.uuid ?? "" };
    await client.send(askPaperCopy, { params });
    await expect(client.send(askPaperCopy, { params })).rejects.toMatchObject({ status: 409 });
    const { client: staff, staffUuid } = await openStaff(product, "processor");
    const { letters, queues } = await staff.send(loanFile, { params: { uuid } });
    expect(letters).toMatchObject([{ document: params.document, isCopy: true, mailTo: null }]);
    expect(queues.map(({ queue }) => queue)).toContain("paper");
    const before = await fileOf(walked);
    const on = localDateAt(product.ctx.clock.now(uuid).toISOString(), homeOf(before.facts)?.timeZone ?? "");
    await staff.send(actOnFile, { params: { uuid }, body: { act: "record-posted", document: params.document, on } });
    const { facts } = await fileOf(walked);
    expect(facts.deliveries).toEqual(before.facts.deliveries);
    expect(facts.paperCopies).toMatchObject([{ documentUuid: params.document, posted: { on, by: staffUuid } }]);
    expect((await listed()).find(({ uuid: one }) => one === params.document)?.paperCopy).toMatchObject({
      postedOn: on,
    });
    // Another one may be asked for.
    await client.send(askPaperCopy, { params });
  });
});
