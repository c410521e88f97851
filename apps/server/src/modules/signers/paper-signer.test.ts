import { applications, status } from "@gable/contract/calls/application.ts";
import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { fileDocument } from "@gable/contract/calls/loan-file-papers.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { signers } from "@gable/contract/calls/signers.ts";
import { goOnPaperAsSigner, signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerDocument, signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import { adoptSignerSignature } from "@gable/contract/calls/signers-signing.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { mailedNoticeReceived } from "@gable/domain/calendar/texas-clocks.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { noticesByPost } from "@gable/domain/workflow/notices/notices-by-post.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { followInvitation, mailed } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

describe("somebody who signs beside the borrower, on paper", () => {
  let product: TestProduct;
  let first: OpenStaff;
  let second: OpenStaff;
  let walked: Walked;
  let theo: string;
  let today: LocalDate;
  const walkTo = (email: string) =>
    walkIn(product, {
      persona: "joint-owner",
      email,
      until: "CO_DEED_REQ",
    });
  beforeAll(async () => {
    product = await startProduct();
    first = await openStaff(product, "processor");
    second = await openStaff(product, "underwriter");
    walked = await walkTo("marisol.paper@example.com");
    const { facts } = await kept();
    theo = facts.signers[0]?.uuid ?? "";
    today = localDateAt(product.ctx.clock.now(walked.uuid).toISOString(), homeOf(facts)?.timeZone ?? "");
  });
  afterAll(() => product.close());

  const kept = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file;
  const seen = () => first.client.send(loanFile, { params: { uuid: walked.uuid } });
  const act = (staff: OpenStaff, body: StaffAct) =>
    staff.client.send(actOnFile, { params: { uuid: walked.uuid }, body });
  const take = (more: object) =>
    act(first, { act: "take-signer-to-paper", signer: theo, reason: "Said so on the phone", ...more });
  const record = (document: string, on: LocalDate) =>
    first.client.send(recordOriginal, {
      params: { uuid: walked.uuid },
      body: { document, who: theo, on },
      file: new Blob([pixel], { type: "image/png" }),
      fileName: "original.png",
    });

  it("is taken there without ever having come to a screen, and asked only for a birth date", async () => {
    await expect(take({})).rejects.toMatchObject({ problem: { fields: { birthDate: ["required"] } } });
    const birthDate = addDays(today, -17 * 365);
    await expect(take({ birthDate })).rejects.toMatchObject({ problem: { fields: { birthDate: ["dob-minor"] } } });
    await take({ birthDate: "1979-06-14", mailTo: "88 Alder Court, Boise, ID 83702" });
    const { letters, originals } = await until(seen, ({ originals: { awaited } }) => awaited.length > 0);
    expect(letters.map(({ to, mailTo }) => [to, mailTo])).toEqual(
      letters.map(() => ["Theo James Bergstrom", "88 Alder Court, Boise, ID 83702"]),
    );
    expect(letters.map(({ kind }) => kind).toSorted()).toEqual([
      "ACCOUNT_OPENING_DISCLOSURE",
      "RIGHT_TO_CANCEL",
      "SIGNER_STATEMENT",
    ]);
    expect(originals.awaited.every(({ part, who }) => part === "signer" && who === theo)).toBe(true);
    const notice = letters.find(({ kind }) => kind === "RIGHT_TO_CANCEL")?.document ?? "";
    const reply = await first.client.open(fileDocument, { params: { uuid: walked.uuid, document: notice } });
    expect(await pdfText(new Uint8Array(await reply.arrayBuffer()))).toContain(
      "the day on which you sign the credit agreement",
    );
    // Nobody is invited, reminded or given up who signs by hand.
    expect((await kept()).facts.signers[0]).not.toHaveProperty("invitation");
    const shown = await walked.client.send(signers, { params: { uuid: walked.uuid } });
    expect(shown.signers[0]).toMatchObject({ state: "ON_PAPER", mayBeInvited: false });
  });

  it("has signed once two people have seen the originals, and the deed is then signed by hand by everybody", async () => {
    const { letters, originals } = await seen();
    const [one] = originals.awaited;
    if (!one) throw new Error("nothing is awaited");
    await expect(record(one.document, today)).rejects.toMatchObject({ problem: { fields: { on: ["not-posted"] } } });
    const [document = "", ...others] = letters.map((letter) => letter.document);
    await act(second, { act: "record-posted", document, others, on: today });
    await expect(record(one.document, addDays(today, -1))).rejects.toMatchObject({
      problem: { fields: { on: ["before-posting"] } },
    });
    for (const awaited of originals.awaited) await record(awaited.document, today);
    const confirm = { act: "confirm-originals", part: "signer" } as const;
    await expect(act(first, confirm)).rejects.toMatchObject({ status: 403 });
    await act(second, confirm);
    const { step } = await until(
      () => walked.client.send(status, { params: { uuid: walked.uuid } }),
      (now) => now.step === "MANUAL_DEED_SIGNING",
    );
    expect(step).toBe("MANUAL_DEED_SIGNING");
    // It comes of the paper, and costs the borrower nothing.
    expect(await walked.client.send(notary, { params: { uuid: walked.uuid } })).toMatchObject({
      kind: "MANUAL",
      visitFee: 0,
    });
    const { facts } = await kept();
    expect(noticesByPost(facts)).toContain(mailedNoticeReceived(today));
    // What they signed is theirs, and staff's: the borrower sees none of it.
    const { documents: ofBorrower } = await walked.client.send(documents, { params: { uuid: walked.uuid } });
    const scans = new Set(facts.originals?.map(({ scanUuid }) => scanUuid));
    expect(scans.size).toBe(originals.awaited.length);
    expect(ofBorrower.filter(({ uuid }) => scans.has(uuid))).toEqual([]);
    await expect(act(second, confirm)).rejects.toMatchObject({ status: 409 });
  });

  it("cancels by letter without an account, and the borrower is told whose right it was", async () => {
    const letter = { act: "record-rescission", owner: theo, how: "POST", on: today, note: "Letter, filed" } as const;
    await act(first, letter);
    const told = await mailed(product.sandbox.url, walked.email, ({ subject, text }) =>
      subject === "The line of credit is cancelled" ? text : undefined,
    );
    expect(told).toContain("Theo cancelled the line of credit");
    const [listed] = await walked.client.send(applications, {});
    expect(listed?.unwinding).toMatchObject({ unwound: null, endedBy: { calledName: "Theo", how: "CANCELLED" } });
  });

  it("goes there from the screen, with what was drawn for it out of force", async () => {
    walked = await walkTo("marisol.withdraws@example.com");
    theo = (await kept()).facts.signers[0]?.uuid ?? "";
    const { client, mailbox, fill } = walked.others[0] ?? {};
    if (!client || !fill) throw new Error("Nobody else signs.");
    await followInvitation(client, product.sandbox.url, mailbox ?? "");
    expect(await client.send(signerDesk, {})).toMatchObject({ notaryMeeting: "BY_VIDEO" });
    const desk = await client.send(goOnPaperAsSigner, {});
    expect(desk).toMatchObject({
      notaryMeeting: "IN_PERSON",
      paper: { papers: [] },
      progress: { identityPassed: true },
      line: null,
    });
    await expect(client.send(goOnPaperAsSigner, {})).rejects.toMatchObject({ status: 409 });
    await expect(
      client.send(adoptSignerSignature, { body: { typedName: "Theo Bergstrom", initials: "TB", intent: true } }),
    ).rejects.toMatchObject({ status: 409 });
    // They never said when they were born: a person calls them.
    expect((await seen()).queues.map(({ queue }) => queue)).toContain("signers");
    await take({ birthDate: fill.dateOfBirth });
    const { letters } = await until(seen, ({ letters: waiting }) => waiting.length > 0);
    expect(letters.every(({ mailTo }) => mailTo === null)).toBe(true);
    const { paper } = await client.send(signerDesk, {});
    expect(paper?.papers.map(({ postedOn }) => postedOn)).toEqual(paper?.papers.map(() => null));

    // Lost in the post: drawn anew, and what was posted is out of force.
    const [document = "", ...others] = letters.map((letter) => letter.document);
    await act(second, { act: "record-posted", document, others, on: today });
    await take({});
    const again = await until(seen, ({ letters: waiting }) => waiting.length > 0);
    expect(again.letters.map((letter) => letter.document)).not.toContain(document);
    const { documents: theirs } = await client.send(signerDocuments, {});
    expect(theirs.map(({ uuid }) => uuid)).not.toContain(document);
    await expect(client.open(signerDocument, { params: { document } })).rejects.toMatchObject({ status: 404 });
  });
});
