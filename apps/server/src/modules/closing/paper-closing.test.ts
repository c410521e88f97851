import { status } from "@gable/contract/calls/application.ts";
import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { lookUpHome } from "@gable/contract/calls/loan-file-home.ts";
import { fileDocument } from "@gable/contract/calls/loan-file-papers.ts";
import { bookNotary, notary } from "@gable/contract/calls/notary.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { signing } from "@gable/contract/calls/signing.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { mailedNoticeReceived } from "@gable/domain/calendar/texas-clocks.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { noticesOf } from "@gable/domain/notifications/news.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { ownFacts } from "../privacy/own-facts.ts";

describe("a closing on paper", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let walked: Walked;
  let today: string;
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "processor");
    second = await openStaff(product, "underwriter");
    walked = await walkIn(product, { persona: "straight-approval", until: "FINAL_OFFER" });
    const { facts } = await kept();
    today = localDateAt(product.ctx.clock.now(walked.uuid).toISOString(), homeOf(facts)?.timeZone ?? "");
  });
  afterAll(() => product.close());

  const kept = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
  const seen = (staff: OpenStaff = first) => staff.client.send(loanFile, { params: { uuid: walked.uuid } });
  const act = (staff: OpenStaff, body: StaffAct) =>
    staff.client.send(actOnFile, { params: { uuid: walked.uuid }, body });
  const record = (document: string, who: string, on: string, more: object = {}) =>
    first.client.send(recordOriginal, {
      params: { uuid: walked.uuid },
      body: { document, who, on, ...more },
      file: new Blob([pixel], { type: "image/png" }),
      fileName: "original.png",
    });
  const awaitedOf = async (part: "closing" | "deed") =>
    (await until(seen, ({ originals }) => originals.awaited.some((one) => one.part === part))).originals.awaited.filter(
      (one) => one.part === part,
    );
  const post = async () => {
    const { letters } = await seen();
    const [document = "", ...others] = letters.map((letter) => letter.document);
    await act(second, { act: "record-posted", document, others, on: today });
  };

  it("draws the package anew for signing by hand, and takes no signature on a screen", async () => {
    const before = (await kept()).facts.closingDocuments ?? [];
    await walked.client.send(goOnPaper, { params: { uuid: walked.uuid } });
    const awaited = await awaitedOf("closing");
    const fresh = (await kept()).facts.closingDocuments ?? [];
    expect(fresh.map(({ documentUuid }) => documentUuid)).not.toContain(before[0]?.documentUuid);
    expect(awaited.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["CREDIT_AGREEMENT", "RIGHT_TO_CANCEL"]));
    // What is only to be read goes with it, and nobody sends it back.
    expect(awaited.length).toBeLessThan(fresh.length);
    // Nobody is called to a screen at which they cannot sign.
    const file = await kept();
    const newsTo = (facts: Facts) => {
      const { closingDocuments: _drawn, ...undrawn } = facts;
      return noticesOf({ ...file, facts: undrawn }, { ...file, facts });
    };
    const { onPaper: _by, ...onScreen } = file.facts;
    expect([newsTo(onScreen), newsTo(file.facts)]).toEqual([["papers-ready"], []]);
    const notice = fresh.find(({ kind }) => kind === "RIGHT_TO_CANCEL")?.documentUuid ?? "";
    const reply = await first.client.open(fileDocument, { params: { uuid: walked.uuid, document: notice } });
    const text = await pdfText(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toContain("the day on which you sign the credit agreement");
    const { paper } = await walked.client.send(signing, { params: { uuid: walked.uuid } });
    expect(paper?.papers.map(({ postedOn, signedOn }) => [postedOn, signedOn])).toEqual(
      awaited.map(() => [null, null]),
    );
  });

  it("counts as signed once two people have seen every original", async () => {
    const awaited = await awaitedOf("closing");
    const [one] = awaited;
    if (!one) throw new Error("nothing is awaited");
    const refused = (on: string, why: string) =>
      expect(record(one.document, one.who, on)).rejects.toMatchObject({ problem: { fields: { on: [why] } } });
    await refused(today, "not-posted");
    await post();
    expect((await seen()).letters).toEqual([]);
    await expect
      .poll(() => product.sandbox.inbox.list(walked.email).map(({ subject }) => subject))
      .toContain("Your papers are in the mail");
    await refused(addDays(today, -1), "before-posting");
    await refused(addDays(today, 2), "day-implausible");
    for (const { document, who } of awaited) await record(document, who, today);
    // What somebody signed by hand is not taken back by an address.
    const home = { street1: "12 Elm Street", city: "San Diego", state: "CA", zip: "92101" } as const;
    await expect(
      first.client.send(lookUpHome, { params: { uuid: walked.uuid }, body: { home } }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("signed by hand have come back") as string,
    });
    const queue = (await seen()).queues.find(({ queue: name }) => name === "paper");
    expect(queue).toMatchObject({ move: "staff" });
    const confirm = { act: "confirm-originals", part: "closing" } as const;
    await expect(act(first, confirm)).rejects.toMatchObject({ status: 403 });
    await act(second, confirm);
    const { facts, identityUuid } = await kept();
    expect(facts.closingSealedAt).toBeDefined();
    expect(facts.originals?.every(({ confirmed }) => confirmed?.by === second.staffUuid)).toBe(true);
    await expect(act(second, confirm)).rejects.toMatchObject({ status: 409 });
    const { documents: shown } = await walked.client.send(documents, { params: { uuid: walked.uuid } });
    expect(shown.filter(({ type }) => type === "SIGNED_ORIGINAL")).toHaveLength(awaited.length);
    expect(JSON.stringify(ownFacts(facts, identityUuid))).not.toMatch(
      new RegExp(`${first.staffUuid}|${second.staffUuid}`),
    );
  });

  it("lets the days to cancel begin once the notices count as received", async () => {
    const { rescission } = await until(
      async () => (await kept()).facts,
      (facts) => facts.rescission !== undefined,
    );
    expect(rescission?.startsOn).toBe(mailedNoticeReceived(today));
  });

  it("goes on when the deed is back with its notary", async () => {
    const [deed] = await awaitedOf("deed");
    if (!deed) throw new Error("no deed is awaited");
    const { paper } = await walked.client.send(notary, { params: { uuid: walked.uuid } });
    expect(paper?.papers.map(({ needsNotary }) => needsNotary)).toEqual([true]);
    const booked = walked.client.send(bookNotary, { params: { uuid: walked.uuid }, body: { slotId: "now" } });
    await expect(booked).rejects.toMatchObject({ status: 409 });
    await post();
    const official = { notaryName: "Inez Calder", commissionNumber: "2291847", commissionState: "CA" };
    const ends = (commissionExpiresOn: string) =>
      record(deed.document, deed.who, today, { ...official, commissionExpiresOn });
    const nobody = record(deed.document, deed.who, today);
    await expect(nobody).rejects.toMatchObject({ problem: { fields: { notaryName: ["notary-missing"] } } });
    const over = { fields: { commissionExpiresOn: ["commission-expired"] } };
    await expect(ends(addDays(today, -1))).rejects.toMatchObject({ problem: over });
    await ends(addDays(today, 300));
    await act(second, { act: "confirm-originals", part: "deed" });
    expect((await kept()).facts.deed).toMatchObject({ manual: true, documentUuid: deed.document });
    const { step } = await walked.client.send(status, { params: { uuid: walked.uuid } });
    expect(["TRUST_AND_INSURANCE", "WAITING_FOR_INSURANCE", "RESCISSION"]).toContain(step);
  });

  it("draws again what was lost in the post", async () => {
    const lost = await walkIn(product, {
      persona: "straight-approval",
      email: "lost-in-the-post@example.com",
      until: "FINAL_OFFER",
    });
    walked = lost;
    await walked.client.send(goOnPaper, { params: { uuid: walked.uuid } });
    const [before] = await awaitedOf("closing");
    await act(first, { act: "draw-closing-again", reason: "The envelope came back" });
    const [after] = await awaitedOf("closing");
    expect(after?.document).not.toBe(before?.document);
    const waiting = (await seen()).letters.map(({ document }) => document);
    expect(waiting).toContain(after?.document);
    expect(waiting).not.toContain(before?.document);
    expect((await walked.client.send(status, { params: { uuid: walked.uuid } })).step).toBe("FINAL_OFFER");
  });

  /** Of each mail about papers in the post, whether it says that those of before are void. */
  const voidsEarlier = () =>
    product.sandbox.inbox
      .list(walked.email)
      .filter(({ subject }) => subject === "Your papers are in the mail")
      .map(({ text }) => text.includes("those count no more"));

  it("says of papers that take the place of others in the mail that those count no more", async () => {
    await post();
    await expect.poll(voidsEarlier).toEqual([false]);
    await act(first, { act: "draw-closing-again", reason: "A page was torn" });
    await awaitedOf("closing");
    await post();
    await expect.poll(() => voidsEarlier().filter((said) => said)).toHaveLength(1);
  });
});
