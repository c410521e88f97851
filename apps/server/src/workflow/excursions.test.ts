import { accounts } from "@gable/contract/calls/accounts.ts";
import { application, applications, createApplication, status, withdraw } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { answerHmda } from "@gable/contract/calls/hmda.ts";
import { giveConsent, profile } from "@gable/contract/calls/profile.ts";
import { type SignerDesk, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { declareAssets } from "@gable/contract/calls/underwriting-choices.ts";
import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { conditionRoutes } from "@gable/domain/journey/condition-routes.ts";
import { routeOf } from "@gable/domain/journey/destination.ts";
import type { RouteName } from "@gable/domain/journey/routes.ts";
import { signerRoute } from "@gable/domain/journey/signer-route.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { PayoffQuote } from "@gable/domain/workflow/facts/verification-facts.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until, upload } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked, WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { JOBS_SCHEMA } from "../jobs/take-back-jobs.ts";
import { advance } from "./advance.ts";
import { loadApplication } from "./application-store.ts";

/** Where the server says that an application stands. */
const standing = (walked: Pick<Walked, "client" | "uuid">) =>
  walked.client.send(status, { params: { uuid: walked.uuid } });

/** What the portal makes of that. */
const passed = async (walked: Pick<Walked, "client" | "uuid" | "others">) => passageOf(walked, await standing(walked));

/** Something that becomes known of everybody who signs beside a borrower. */
const ofSigner =
  (more: (at: string) => Partial<SignerFacts>) =>
  ({ signers }: Facts, at: string): Partial<Facts> => ({
    signers: signers.map((signer) => ({ ...signer, ...more(at) })),
  });

/** What no persona's own story passes through. `docs/journey-proof.md` names these tests. */
describe("beside the ways of the personas", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    plain = await walkTo("straight-approval", "HMDA");
  });
  afterEach(() => product.sandbox.faults.clear());
  afterAll(() => product.close());

  const bureau = {
    name: "Bureau",
    address: "PO Box 1, Town, CA 95814",
    tollFreePhone: "8005550142",
    website: "https://bureau.example",
    freezeWebsite: "https://bureau.example/freeze",
  };
  let walks = 0;
  /** One application serves whatever changes nothing for the others. */
  let plain: Walked;
  const walkTo = (persona: string, step: Step, more: Pick<WalkOptions, "timePasses"> = {}) => {
    walks += 1;
    const email = `excursion-${walks}@example.com`;
    return walkIn(product, { persona, email, until: step, ...more });
  };

  /** Tells the application something that a vendor or a person would. */
  async function learn(uuid: string, changes: (facts: Facts, at: string) => Partial<Facts>): Promise<{ at: string }> {
    const at = product.ctx.clock.now(uuid).toISOString();
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, ({ facts }) => ({
        event: "learnt",
        facts: changes(facts, at),
      })),
    );
    return { at };
  }

  /** What is known of an application. */
  const fileOf = async ({ uuid }: Pick<Walked, "uuid">) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;

  const answerNext = (kind: string, act: string, answer: object) =>
    forceAnswer(product.sandbox.url, { kind, act, answer });

  it("lists the home of each application under the uuid that the application names", async () => {
    const { client, uuid } = plain;
    const { selectedPropertyUuid } = await client.send(application, { params: { uuid } });
    const { addresses } = await client.send(profile, {});
    expect(addresses).toMatchObject([{ uuid: selectedPropertyUuid, ownership: "SOLE" }]);
    expect((await passed(plain))?.states.at(-1)).toBe("hmda");
  });

  it("stops where the bureau could make no report", async () => {
    await answerNext("credit-bureau", "pull-soft", { outcome: "error", bureau, code: "E1", message: "No report" });
    expect((await passed(await walkTo("straight-approval", "CREDIT_ERROR")))?.routes).toContain("errorTimeout");
  });

  it("stops where the bureau knows a minor", async () => {
    await answerNext("credit-bureau", "pull-soft", { outcome: "minor", bureau });
    expect((await passed(await walkTo("straight-approval", "CREDIT_MINOR")))?.routes).toContain("errorTimeout");
  });

  it("asks for the monthly payment while a person still looks at the account", async () => {
    const [check, bankName] = ["chk_held", "First Alder Bank"];
    const held = {
      check,
      giactAccountStatus: "PENDING_REVIEW",
      bankName,
      ownership: "unknown",
      reason: "under-review",
    };
    await answerNext("bank-account-check", "check", held);
    const walked = await walkTo("straight-approval", "AUTOPAY_ACCOUNT");
    expect(walked.last.status.giactAccountStatus).toBe("PENDING_REVIEW");
    expect((await passed(walked))?.routes).toContain("bankAutopay");
  });

  it.each([
    ["property-data", "WAITING_FOR_PROPERTY"],
    ["avm", "WAITING_FOR_VALUATION"],
  ] as const)("waits for %s where it is slower than the bureau: %s", async (kind, step) => {
    product.sandbox.faults.set({ kind, fault: "503", next: 1000 });
    const { last } = await walkTo("straight-approval", step);
    product.sandbox.faults.clear();
    expect(last.step).toBe(step);
  });

  it("waits for the title where it is slower than the borrower", async () => {
    product.sandbox.faults.set({ kind: "title", fault: "503", next: 1000 });
    const walked = await walkTo("straight-approval", "HMDA");
    const declined = { ethnicityDeclined: true, raceDeclined: true, sexDeclined: true };
    const { status: after } = await walked.client.send(answerHmda, {
      params: { uuid: walked.uuid },
      body: { ethnicity: [], race: [], sex: [], ...declined },
    });
    expect(after.step).toBe("PREQUAL_TITLE");
    expect((await passed(walked))?.states.at(-1)).toBe("waitSummary");
  });

  it("asks after an order as soon as after any other, however often the vendor failed before it took it", async () => {
    product.sandbox.faults.set({ kind: "title", fault: "503", next: 2 });
    product.sandbox.faults.set({ kind: "title", fault: "deferred", next: 1000 });
    const { uuid } = await walkTo("straight-approval", "HMDA");
    const waits = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - created_on)::integer as seconds from ${sql.id(JOBS_SCHEMA, "job")}
        where name = 'task' and data ->> 'applicationUuid' = ${uuid} and data ->> 'kind' = 'search-title'
          and data ->> 'askedAfter' = '1'`.execute(product.ctx.database.kysely);
      return rows;
    };
    await expect.poll(waits).toEqual([{ seconds: 15 }]);
  });

  it("declines on the debts when no assets count", async () => {
    const walked = await walkTo("asset-depletion", "ASSETS_PREQUAL");
    await walked.client.send(declareAssets, { params: { uuid: walked.uuid }, body: { assets: [] } });
    expect((await standing(walked)).step).toBe("DECLINED");
    const seen = await passed(walked);
    expect(seen?.transitions).toContain("dtiDecline");
    expect(seen?.states.at(-1)).toBe("dtiDeclined");
    expect(seen?.routes).toContain("errorIncome");
  });

  it("waits for the title company, for creditors and for the county's rules, whichever is slow", async () => {
    product.sandbox.faults.set({ kind: "title", act: "update", fault: "held", next: 1000 });
    for (const slow of [{ kind: "payoff" }, { kind: "recording", act: "look-up-county" }] as const)
      product.sandbox.faults.set({ ...slow, fault: "503", next: 1000 });
    const walked = await walkTo("payoff", "FINAL_TITLE_PROCESSING");
    const title = await passed(walked);
    expect(title?.transitions).toContain("bpoProcessWaiting");
    expect(title?.routes).toContain("bpoHold");

    const { at } = await learn(walked.uuid, (_facts, now) => ({
      finalTitle: { clearToClose: true, exceptions: [], at: now },
    }));
    expect((await standing(walked)).step).toBe("PAYOFF_REQUEST_PENDING");
    expect((await passed(walked))?.routes).toContain("payoffHold");

    const figures = async () =>
      (await walked.client.send(accounts, { params: { uuid: walked.uuid } })).debts.map(
        ({ goodThrough }) => goodThrough,
      );
    expect(await figures()).toEqual([null, null]);
    const goodThrough = dayFromToday(30);
    await learn(walked.uuid, ({ offer }) => ({
      payoffQuotes: Object.fromEntries(
        (offer?.payoffs ?? []).slice(0, 1).map((id) => [id, quotedThrough(goodThrough, at)]),
      ),
    }));
    expect((await standing(walked)).step).toBe("PAYOFF_REQUEST_PENDING");
    expect(await figures()).toContain(goodThrough);

    const mailTo = "PO Box 1";
    await learn(walked.uuid, ({ offer }) => ({
      payoffQuotes: Object.fromEntries((offer?.payoffs ?? []).map((id) => [id, { outcome: "BY_MAIL", mailTo, at }])),
    }));
    expect((await standing(walked)).step).toBe("GEN_CLOSING_DISCLOSURES");
    // Until then the certificate about floods is waited for.
    await expect.poll(async () => (await passed(walked))?.routes).toContain("reviewSigndocs");
  });

  it("has the title ordered until the title company takes the order", async () => {
    product.sandbox.faults.set({ kind: "title", act: "update", fault: "503", next: 1000 });
    const walked = await walkTo("straight-approval", "FINAL_TITLE_ORDERED");
    expect((await passed(walked))?.routes).toContain("bpoHold");
    product.sandbox.faults.clear();
    product.sandbox.faults.set({ kind: "title", act: "update", fault: "held", next: 1000 });
    // Who failed often is left alone for a while.
    await until(
      () => standing(walked),
      ({ step }) => step === "FINAL_TITLE_PROCESSING",
    );
  });

  it("waits for the flood certificate where documents wait for nothing else", async () => {
    product.sandbox.faults.set({ kind: "flood", fault: "held", next: 1000 });
    const walked = await walkTo("straight-approval", "WAITING_FOR_FLOOD_CERT");
    const seen = await standing(walked);
    expect([seen.step, seen.status.waitingOnFloodCert]).toEqual(["WAITING_FOR_FLOOD_CERT", true]);
    const condition = {
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "Which roof is it?",
    } as const;
    await asStaff(walked, { ...condition, documents: 1, priorTo: "documents" });
    expect((await standing(walked)).step).toBe("GEN_CLOSING_DISCLOSURES");
    expect((await passed(walked))?.routes).toContain("errorFloodCert");
    expect((await fileOf(walked)).facts.flood).toBeUndefined();
  });

  it("waits for the money once the payment service has the transfer in hand", async () => {
    const transfer = { kind: "disbursement", act: "send" } as const;
    product.sandbox.faults.set({ ...transfer, fault: "held", next: 1000 });
    const walked = await walkTo("straight-approval", "WAITING_FOR_DISBURSEMENT", { timePasses: true });
    expect(walked.steps).not.toContain("DIRECT_DEBT_PAYOFF");
    expect((await passed(walked))?.states.at(-1)).toBe("waitFund");
    const { funding, disbursement } = (await fileOf(walked)).facts;
    expect([funding?.attempt, disbursement]).toEqual([1, undefined]);
    product.sandbox.faults.clear();
    await until(
      () => standing(walked),
      ({ step }) => step === "COMPLETE",
    );
  });

  it("asks from which account it is paid automatically once the bank has sent the money back", async () => {
    product.sandbox.faults.set({ kind: "disbursement", act: "send", fault: "held", next: 1000 });
    const walked = await walkTo("payment-returned", "WAITING_FOR_DISBURSEMENT", { timePasses: true });
    product.sandbox.faults.clear();
    const at = (step: Step) =>
      until(
        () => standing(walked),
        (seen) => seen.step === step,
      );
    await at("DISBURSEMENT_ACCOUNT");
    await moves.DISBURSEMENT_ACCOUNT?.(walked);
    await at("VERIFIED_AUTOPAY_ACCOUNT");
    const asked = await walked.client.send(accounts, { params: { uuid: walked.uuid } });
    expect([asked.payType, asked.autopay]).toEqual(["AUTOPAY", null]);
    const seen = await passed(walked);
    expect(seen?.transitions).toContain("manualDisburseSetup");
    expect(seen?.states.at(-1)).toBe("autopay");
    await moves.VERIFIED_AUTOPAY_ACCOUNT?.(walked);
    expect((await fileOf(walked)).facts).toMatchObject({ payType: "AUTOPAY", autopayAccount: { draftDay: 15 } });
  });

  it("draws what was stated about the contractor's lien before anything is signed", async () => {
    const walked = await walkTo("merchant", "LIEN_ATTESTATION");
    const { client, uuid } = walked;
    const { renderPool } = product.ctx;
    const render = renderPool.render.bind(renderPool);
    const held = Promise.withResolvers<void>();
    const drawing = vi.spyOn(renderPool, "render").mockImplementation(async (...given) => {
      await held.promise;
      return render(...given);
    });
    await moves.LIEN_ATTESTATION?.(walked);
    expect((await standing(walked)).step).toBe("LIEN_ATTESTATION");
    const seen = await passed(walked);
    expect(seen?.transitions).toContain("lienAttestation");
    expect(seen?.states.at(-1)).toBe("waitSign");
    await expect(Promise.resolve(moves.LIEN_ATTESTATION?.(walked))).rejects.toMatchObject({ status: 409 });
    held.resolve();
    drawing.mockRestore();
    await until(
      () => standing(walked),
      ({ step }) => step !== "LIEN_ATTESTATION",
    );
    const { documents: papers } = await client.send(documents, { params: { uuid } });
    expect(papers.map(({ type }) => type)).toContain("LIEN_ATTESTATION");
  });

  it.each(ConditionCategory.options)("asks for %s, opens its page, and lets staff settle it", async (categoryEnum) => {
    const { client, uuid } = plain;
    const act = {
      act: "raise-condition",
      categoryEnum,
      comments: "We could not read it.",
      documents: 1,
      priorTo: "documents",
    } as const;
    await asStaff(plain, act);
    const seen = await passed(plain);
    expect(seen?.conditions).toEqual([categoryEnum]);
    expect(seen?.routes).toContain(routeOf(conditionRoutes[categoryEnum]));
    const [raised] = await client.send(conditions, { params: { uuid } });
    const listed = (await client.send(applications, {})).find((each) => each.uuid === uuid);
    expect(listed?.asked).toEqual([{ uuid: raised?.uuid, categoryEnum, holdsMoney: true }]);
    if (raised?.requestDocuments) await upload(plain, "OTHER_EVIDENCE", raised.uuid);
    await asStaff(plain, { act: "clear-condition", condition: raised?.uuid ?? "" });
    expect(await client.send(conditions, { params: { uuid } })).toEqual([]);
  });

  it("prepares the early disclosures anew for another application", async () => {
    const { client, uuid } = plain;
    await client.send(withdraw, { params: { uuid }, body: {} });
    const { application: next } = await client.send(createApplication, { body: {} });
    const consented = await client.send(giveConsent, {
      params: { uuid: next.uuid },
      body: consent("SOFT_CREDIT", "en"),
    });
    expect(consented.status.step).toBe("GEN_PRE_SOFT_CREDIT_DISCLOSURE");
  });

  it("shows who signs beside the borrower each page of theirs", async () => {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const look = async (): Promise<RouteName> => {
      const desk = await product.app.inject({ url: signerDesk.path, headers: { host: "localhost", ...headers } });
      return signerRoute(desk.json<SignerDesk>().progress);
    };
    const landings = [await look()];
    for (const changes of [
      ofSigner((at) => ({ introReadAt: at })),
      ofSigner((at) => ({
        identityChecks: [
          { kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome: "PASSED", at } },
        ] as unknown as SignerFacts["identityChecks"],
      })),
      (facts: Facts, at: string): Partial<Facts> => ({
        ...ofSigner((signedAt) => ({ signedAt }))(facts, at),
        notarySession: { sessionId: "1", startsAt: at, bookedAt: at, state: "FAILED" },
      }),
      (_facts: Facts, at: string): Partial<Facts> => ({ deed: { notarisedAt: at, manual: false } }),
      (_facts: Facts, at: string): Partial<Facts> => ({ withdrawn: { at } }),
    ]) {
      await learn(borrower.applicationUuid, changes);
      landings.push(await look());
    }
    expect(landings).toEqual([
      "signerIntro",
      "signerIdentity",
      "signerSign",
      "signerError",
      "signerDocuments",
      "signerCancelled",
    ]);
  });
});

const quotedThrough = (goodThrough: string, at: string): PayoffQuote => ({
  outcome: "QUOTED",
  amount: 100_000,
  perDiem: 10,
  goodThrough,
  payee: "Card",
  routingNumber: "121999919",
  accountNumber: "9900001111",
  creditorReference: "1",
  at,
});
