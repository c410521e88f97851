import { createApplication, status, withdraw } from "@gable/contract/calls/application.ts";
import { alertCall, chooseAlertCall, remindOfFreeze, repullCredit } from "@gable/contract/calls/credit.ts";
import { acknowledgeDocument, askPaperCopy, documents } from "@gable/contract/calls/documents.ts";
import { renewOffers } from "@gable/contract/calls/offers.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { correctAnswers, giveConsent, saveProfile } from "@gable/contract/calls/profile.ts";
import { chooseProperty, propertyChoices } from "@gable/contract/calls/property.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import { joinWaitlist } from "@gable/contract/calls/waitlist.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { consequences } from "@gable/domain/profile/correction-consequences.ts";
import { waitlistText } from "@gable/domain/waitlist/waitlist-consent.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { givePhone } from "@gable/testkit/borrower/signer.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { createDoublingNetwork, type DoublingNetwork } from "@gable/testkit/calls/doubling-network.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const calls = await everyCall();
const OFFERS_STAND_MS = 31 * 86_400_000;

/** Where whole journeys of their own lead: of contractors, a notary in person, additional signers and staff. */
const sentOnce = [
  "actOnFile",
  "addLead",
  "addSignerPhone",
  "adoptSignerSignature",
  "answerIdentityQuestions",
  "answerNotaryAsSigner",
  "answerSignerQuestions",
  "approveProposal",
  "arriveAtOffice",
  "arriveAtOfficeAsSigner",
  "askIdentityQuestions",
  "askSignerQuestions",
  "askSmallDeposits",
  "assignApplication",
  "assignApplications",
  "attestLiens",
  "beginNotaryRecording",
  "cancelNotaryVisit",
  "challengeValue",
  "changeMember",
  "checkFromPhone",
  "checkSignerIdentity",
  "completeNotaryVisit",
  "confirmNotCancelled",
  "confirmNotCancelledAsSigner",
  "confirmWorkMail",
  "confirmWorkOrder",
  "consentAsSigner",
  "deactivateMember",
  "declineAsSigner",
  "declineToSign",
  "dismissPreparedAnswers",
  "dismissPreparedOffer",
  "disputeDeposits",
  "explainInquiries",
  "explainNames",
  "explainSignerNames",
  "goOnPaperAsSigner",
  "inviteLead",
  "inviteMember",
  "inviteSigner",
  "joinNotaryAsSigner",
  "lookUpHome",
  "nameSmallDeposits",
  "fillInPreparedAnswers",
  "prepareAnswers",
  "prepareOffer",
  "proposeSetting",
  "reactivateMember",
  "readSignerIntro",
  "recordOriginal",
  "recordValuation",
  "redeliverWebhook",
  "refuseProposal",
  "removeIncome",
  "renewAccess",
  "replayWebhooks",
  "reportSigner",
  "requestNotaryVisit",
  "rescindAsSigner",
  "saveOfficer",
  "sayOnCondition",
  "handOverCondition",
  "takeBackAnswers",
  "takeBackCondition",
  "handBackCondition",
  "handOverAsSigner",
  "takeBackAsSigner",
  "sayBorrowerHasNot",
  "sayOnSignerCondition",
  "signDeedAsSigner",
  "signSignerDocument",
  "uploadFromPhone",
  "uploadSignerDocument",
  "withdrawProposal",
  "writeNote",
];

describe("every command that arrives several times has one effect and one reply", () => {
  let product: TestProduct;
  let network: DoublingNetwork;
  beforeAll(async () => {
    product = await startProduct();
    network = createDoublingNetwork(calls, countChanges);
  });
  afterAll(() => product.close());

  /** Each change by a borrower is one transaction, and all its events bear the same instant. */
  async function countChanges(): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(distinct (application_uuid, at)) as count from events where actor ->> 'kind' = 'borrower'
    `.execute(product.ctx.database.kysely);
    return Number(rows[0]?.count);
  }

  const walkTo = (persona: string, step: Step) => walkIn(product, { persona, until: step, network: network.fetch });

  async function signedIn() {
    const { applicationUuid, headers } = await openBorrower(product);
    return {
      uuid: applicationUuid,
      client: createBorrowerClient(product.url, "gable", headers.authorization, network.fetch),
    };
  }

  it("from registration to an insured home that a broker has valued, and when the borrower cancels", async () => {
    const { client, uuid } = await walkTo("no-value", "RESCISSION");
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    const unread = papers.find(({ from, acknowledgedAt }) => from === "lender" && acknowledgedAt === null);
    await client.send(acknowledgeDocument, { params: { uuid, document: unread?.uuid ?? "" } });
    await client.send(askPaperCopy, { params: { uuid, document: unread?.uuid ?? "" } });
    await client.send(rescind, { params: { uuid }, body: { confirmed: true } });
    expect((await client.send(status, { params: { uuid } })).step).toBe("CANCELLED");
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("where income turns out lower, and offers expire", async () => {
    const { client, uuid } = await walkTo("revised-offer", "REVISED_OFFER_SELECTION");
    await letTimePass({ client, uuid }, OFFERS_STAND_MS);
    await client.send(renewOffers, { params: { uuid } });
    await client.send(correctAnswers, {
      params: { uuid },
      body: { employmentType: "FULL_TIME", annualIncome: 8_000_000, otherIncome: [], shown: [...consequences] },
    });
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("where one of several homes is chosen", async () => {
    const { client, uuid } = await walkTo("several-properties", "MULTIPLE_PROPERTIES");
    const { parcels } = await client.send(propertyChoices, { params: { uuid } });
    await client.send(chooseProperty, { params: { uuid }, body: { parcelId: parcels[0]?.parcelId ?? "" } });
    expect(network.faults.splice(0)).toEqual([]);
  });

  it.each<[string, string, Step]>([
    ["the home was written otherwise", "no-property", "LIEN_VERIFICATION"],
    ["savings count", "asset-depletion", "OFFER_SELECTION"],
    ["another line is paid off", "winback", "COLLECT_ADDITIONAL_INFO"],
    ["a payment was late", "delinquency", "INCOME_VERIFICATION"],
  ])("where %s", async (_what, persona, step) => {
    await walkTo(persona, step);
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("where a credit file was frozen", async () => {
    const { client, uuid } = await walkTo("frozen-thawed", "SOFT_CREDIT_LOCKED_OR_FROZEN");
    await client.send(remindOfFreeze, { params: { uuid }, body: { wanted: true } });
    await client.send(repullCredit, { params: { uuid }, body: {} });
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("where somebody without an account waits for a licence", async () => {
    const body = {
      email: "waits@example.com",
      state: "DE",
      language: "en",
      textVersion: waitlistText.version,
    } as const;
    const visitor = createBorrowerClient(product.url, "gable", undefined, network.fetch);
    await visitor.send(joinWaitlist, { body });
    const kept = await product.ctx.database.kysely.selectFrom("waitlist").select("state").execute();
    expect(kept).toEqual([{ state: "DE" }]);
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("where a fraud alert asks for a call", async () => {
    const { client, uuid } = await walkTo("fraud-alert", "FACTA_REVIEW");
    const { windows } = await client.send(alertCall, { params: { uuid } });
    await client.send(chooseAlertCall, { params: { uuid }, body: { startsAt: windows[0]?.startsAt ?? "" } });
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("at the very beginning and at an early end", async () => {
    const { client, uuid } = await signedIn();
    const params = { uuid };
    await client.send(saveProfile, { params, body: { annualIncome: 9_000_000 } });
    await client.send(giveConsent, { params, body: consent("TEXT_MESSAGES", "en") });
    await givePhone({ client, uuid }, product.sandbox.url, "(503) 555-2671");
    await client.send(goOnPaper, { params });
    await client.send(withdraw, { params, body: { reason: "found another lender" } });
    await client.send(createApplication, { body: { payout: "ACCOUNT" } });
    expect(network.faults.splice(0)).toEqual([]);
  });

  it("and none of the contract's is missing here", () => {
    const commands = calls.filter(({ idempotent }) => idempotent).map(({ name }) => name);
    expect([...network.doubled, ...sentOnce].toSorted()).toEqual(commands.toSorted());
  });
});
