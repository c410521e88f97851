import { status } from "@gable/contract/calls/application.ts";
import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { mailedNoticeReceived } from "@gable/domain/calendar/texas-clocks.ts";
import { localDateAt, startOfDay } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { closingMoves, letDayCome, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { ramiro as brotherOf, withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { findDocuments } from "../documents/stored-document.ts";

const ZONE = "America/Chicago";

describe("a Texas homestead on paper", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let walked: Walked;
  let ramiro: string;
  let closing: LocalDate;
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "processor");
    second = await openStaff(product, "underwriter");
    walked = await walkIn(product, {
      persona: "texas-bpo",
      orgCode: "gable",
      email: "lupe.paper@example.com",
      as: withBrother,
      until: "FINAL_OFFER",
    });
    ramiro = (await kept()).facts.signers[0]?.uuid ?? "";
  });
  afterAll(() => product.close());

  const kept = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
  const seen = () => first.client.send(loanFile, { params: { uuid: walked.uuid } });
  const stands = () => walked.client.send(status, { params: { uuid: walked.uuid } });
  const nowMs = () => product.ctx.clock.now(walked.uuid).getTime();
  const today = () => localDateAt(new Date(nowMs()).toISOString(), ZONE);
  const act = (staff: OpenStaff, body: StaffAct) =>
    staff.client.send(actOnFile, { params: { uuid: walked.uuid }, body });
  const mails = async () => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent("lupe.paper@example.com")}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };
  /** Early in the morning of a day, before any appointment. */
  const letMorningCome = (day: LocalDate) =>
    letTimePass(walked, Math.max(0, Date.parse(startOfDay(day, ZONE)) - nowMs()));
  const askedOfNotary = (name: string) =>
    product.sandbox.orders
      .list("notary")
      .filter(({ act: order, reference }) => order === name && reference === walked.uuid);
  /** What went to the county, with the digests of its files. */
  const sentToCounty = async () => {
    const { seal } = await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid);
    const rows = await product.ctx.database.kysely
      .selectFrom("vendor_exchanges")
      .select("sealed_request")
      .where("application_uuid", "=", walked.uuid)
      .where("kind", "=", "recording")
      .execute();
    return JSON.stringify(rows.map((row) => seal.openJson(row.sealed_request, `exchange:${walked.uuid}`)));
  };
  const booking = async (on: LocalDate, from = "10:00", to = "12:00"): Promise<StaffAct> => {
    const [office] = (await seen()).officeBooking?.offices ?? [];
    if (!office) throw new Error("no office is offered");
    const { placeType, address } = office;
    return { act: "book-office-visit", office: { placeType, address }, on, from, to };
  };
  const record = (document: string, who: string, on: LocalDate, more: object = {}) =>
    first.client.send(recordOriginal, {
      params: { uuid: walked.uuid },
      body: { document, who, on, ...more },
      file: new Blob([pixel], { type: "image/png" }),
      fileName: "original.png",
    });

  it("has everything drawn for one appointment, the deed and the other owner's papers too", async () => {
    await walked.client.send(goOnPaper, { params: { uuid: walked.uuid } });
    await act(first, {
      act: "take-signer-to-paper",
      signer: ramiro,
      birthDate: brotherOf.dateOfBirth,
      reason: "Said so on the phone",
    });
    const { originals, letters } = await until(seen, ({ originals: { awaited } }) =>
      ["closing", "signer", "deed"].every((part) => awaited.some((one) => one.part === part)),
    );
    const signers = originals.awaited.filter(({ part }) => part === "deed").map(({ who }) => who);
    expect(signers.toSorted()).toEqual([(await kept()).identityUuid, ramiro].toSorted());
    expect(letters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["SECURITY_INSTRUMENT", "CREDIT_AGREEMENT", "SIGNER_STATEMENT"]),
    );
    expect((await kept()).facts.closingSignedAt).toBeUndefined();
  });

  it("is booked by staff for whoever books nothing on a screen, and not before the law lets them sign", async () => {
    await expect(act(first, await booking(addDays(today(), 1)))).rejects.toMatchObject({
      problem: { fields: { from: ["window-before-wait"] } },
    });
    // Nobody signs before the other owner has had the notice of rights for twelve days, and the final costs.
    const { letters } = await until(
      seen,
      (file) =>
        file.letters.filter(
          ({ to, kind }) => to.startsWith("Ramiro") && /^TEXAS_(50G_NOTICE|FINAL_ITEMIZATION)$/.test(kind),
        ).length === 2,
    );
    const [document = "", ...others] = letters.map((letter) => letter.document);
    await act(second, { act: "record-posted", document, others, on: today() });
    const { officeBooking, queues } = await until(seen, (file) => Boolean(file.officeBooking?.firstDay));
    expect(queues.find(({ queue }) => queue === "paper")).toMatchObject({ move: "staff" });
    closing = officeBooking?.firstDay ?? "";
    expect(closing).toBe(addDays(mailedNoticeReceived(today()), 12));
    const elsewhere = await booking(closing);
    if (elsewhere.act !== "book-office-visit") throw new Error("no booking");
    const home = { ...elsewhere.office, address: { ...elsewhere.office.address, street1: "1 Elm Street" } };
    await expect(act(first, { ...elsewhere, office: home })).rejects.toMatchObject({
      problem: { fields: { office: ["place-not-allowed"] } },
    });
    await expect(act(first, await booking(closing, "12:00", "10:00"))).rejects.toMatchObject({
      problem: { fields: { to: ["window-backwards"] } },
    });
    const { placeType, address } = elsewhere.office;
    await act(first, { ...elsewhere, office: { placeType, address: { ...address, street2: "By the back door" } } });
    expect((await kept()).facts.notaryVisit?.place.address).toEqual(address);
    const { visit, officeBooking: then } = await until(seen, (file) => file.visit?.state === "CONFIRMED");
    expect(localDateAt(visit?.startsAt ?? "", ZONE)).toBe(closing);
    expect(then).toBeNull();
    const again = walked.client.send(requestNotaryVisit, {
      params: { uuid: walked.uuid },
      body: {
        ...elsewhere.office,
        windows: [{ from: `${addDays(closing, 1)}T16:00:00.000Z`, to: `${addDays(closing, 1)}T18:00:00.000Z` }],
        language: "en",
        acceptedFee: 0,
      },
    });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it("counts what was signed at the office on that day, and nothing else", async () => {
    await letMorningCome(addDays(closing, 4));
    const { originals, visit } = await seen();
    expect(visit?.state).toBe("CONFIRMED");
    const [one] = originals.awaited;
    if (!one) throw new Error("nothing is awaited");
    await expect(record(one.document, one.who, addDays(closing, 1))).rejects.toMatchObject({
      problem: { fields: { on: ["not-at-office"] } },
    });
    const official = {
      notaryName: "Inez Calder",
      commissionNumber: "2291847",
      commissionState: "TX",
      commissionExpiresOn: addDays(closing, 300),
    };
    // One paper comes back, and ten days later the appointment counts as missed. What was signed there counts all the same, with a reason.
    const early = originals.awaited.find(({ part }) => part === "signer");
    if (!early) throw new Error("the brother signs nothing");
    await record(early.document, early.who, closing);
    await letMorningCome(addDays(closing, 12));
    await until(seen, ({ visit: then }) => then?.state === "FAILED");
    expect((await seen()).originals.lateDays).toEqual([closing]);
    await until(mails, (subjects) => subjects.includes("Some of your signed papers have not come back to us"));
    // What came in its time is corrected without a word about the delay.
    await record(early.document, early.who, closing);
    // The borrower takes the mail to mean that another appointment is needed: the first day counts all the same.
    await act(first, await booking(addDays(closing, 16)));
    await until(seen, ({ visit: then }) => then?.state === "CONFIRMED");
    await expect(record(one.document, one.who, closing)).rejects.toMatchObject({
      problem: { fields: { lateReason: ["came-late"] } },
    });
    const lateReason = "The title company found them in its safe";
    await expect(record(one.document, one.who, addDays(closing, 1), { lateReason })).rejects.toMatchObject({
      problem: { fields: { on: ["not-at-office"] } },
    });
    await record(one.document, one.who, closing, { lateReason, ...(one.part === "deed" ? official : {}) });
    expect(await seen()).toMatchObject({ visit: { state: "CONFIRMED" }, originals: { lateDays: [closing] } });
    for (const { part, document, who } of originals.awaited.filter((other) => other !== one && other !== early))
      await record(document, who, closing, { lateReason, ...(part === "deed" ? official : {}) });
    expect((await kept()).facts.originals?.map((original) => original.lateReason)).toContain(lateReason);
    // All of it is back: it waits for a colleague, however long that takes, and not for the office.
    await letMorningCome(addDays(closing, 14));
    expect(await seen()).toMatchObject({ visit: { state: "CONFIRMED" }, originals: { lateDays: [] } });
    // A deed secures an agreement that somebody has seen signed.
    const deed = { act: "confirm-originals", part: "deed" } as const;
    await expect(act(second, deed)).rejects.toMatchObject({ status: 409 });
    await act(second, { act: "confirm-originals", part: "closing" });
    await act(second, { act: "confirm-originals", part: "signer" });
    await act(second, deed);
    const { facts, identityUuid } = await kept();
    expect(localDateAt(facts.closingSignedAt ?? "", ZONE)).toBe(closing);
    expect(facts.officeArrivals?.map(({ who }) => who)).toEqual([identityUuid, ramiro]);
    expect(facts.deed).toMatchObject({ manual: true });
    await expect(
      act(first, { act: "take-signer-to-paper", signer: ramiro, reason: "Once more" }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await seen()).signers[0]).toMatchObject({ mayGoOnPaper: false });
  });

  it("comes to its money, with the deed of record as it was signed", async () => {
    await until(
      async () => {
        const { step } = await stands();
        if (step === "RESCISSION" || step === "FUNDABLE") await letDayCome(walked);
        else if (step === "TRUST_AND_INSURANCE" || step === "DIRECT_DEBT_PAYOFF") await closingMoves[step]?.(walked);
        return step;
      },
      (step) => step === "COMPLETE",
    );
    // The deed was in nobody's hands but the owners' and ours: the notary's network was never asked for it.
    expect(askedOfNotary("collect-visit")).toEqual([]);
    const { facts } = await kept();
    const scans = (facts.originals ?? []).filter(({ documentUuid }) => documentUuid === facts.deed?.documentUuid);
    const stored = await findDocuments(
      product.ctx.database.kysely,
      walked.uuid,
      scans.map(({ scanUuid }) => scanUuid),
    );
    expect(stored).toHaveLength(2);
    const sent = await sentToCounty();
    for (const { sha256 } of stored) expect(sent).toContain(`sha256:${sha256.toString("hex")}`);
    const { visit } = await walked.client.send(notary, { params: { uuid: walked.uuid } });
    expect(visit).toMatchObject({ placeType: "title-office" });
  });
});
