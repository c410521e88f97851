import { conditions, conditionTalk, sayBorrowerHasNot, sayOnCondition } from "@gable/contract/calls/conditions.ts";
import { document, uploadDocument } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { handOverAsSigner, takeBackAsSigner } from "@gable/contract/calls/signers-hand-over.ts";
import { signerConditions, signerConditionTalk, signerDocument } from "@gable/contract/calls/signers-papers.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { MINUTE_MS } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";
import { sendWaiting } from "../notifications/send-waiting.ts";

const PRIVATE = "Your share by the will of your aunt Rosa: the probate order.";
const WORDS = "The plat of the lot: it came in your mail.";
const DAY_MINUTES = 24 * 60;

describe("what is asked of somebody who signs and the borrower has", () => {
  let product: TestProduct;
  let dana: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    dana = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  async function asked(documents = 1, categoryEnum?: "ID_VERIFICATION_FAILURE" | "PROPERTY_OWNERSHIP_FRAUD_REVIEW") {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const uuid = borrower.applicationUuid;
    const marisol = createBorrowerClient(product.url, "gable", borrower.headers.authorization);
    const theo = createBorrowerClient(product.url, "gable", headers.authorization);
    const act = (body: StaffAct) => dana.client.send(actOnFile, { params: { uuid }, body });
    const file = async () => dana.client.send(loanFile, { params: { uuid } });
    const [signer] = (await file()).signers;
    await act({
      act: "ask-signer",
      signer: signer?.uuid ?? "",
      comments: PRIVATE,
      documents,
      priorTo: "funding",
      ...(categoryEnum && { categoryEnum }),
    });
    const ofTheo = async () => {
      const [first] = await theo.send(signerConditions, {});
      if (!first) throw new Error("Nothing is asked of Theo.");
      return first;
    };
    const { uuid: condition } = await ofTheo();
    return {
      uuid,
      condition,
      marisol,
      theo,
      act,
      file,
      ofTheo,
      handOver: (words = WORDS) => theo.send(handOverAsSigner, { params: { condition }, body: { words } }),
      takeBack: () => theo.send(takeBackAsSigner, { params: { condition } }),
      ofMarisol: async () => {
        const [first] = await marisol.send(conditions, { params: { uuid } });
        if (!first) throw new Error("Nothing is asked of Marisol.");
        return first;
      },
      upload: (conditionUuid: string) =>
        marisol.send(uploadDocument, {
          params: { uuid },
          body: { type: "OTHER_EVIDENCE", conditionUuid },
          file: new Blob([pixel], { type: "image/png" }),
          fileName: "plat of Marisol.png",
        }),
      subjectsTo: async (mailbox: string) =>
        ((await (await fetch(`${product.sandbox.url}/inbox.json?to=${mailbox}`)).json()) as { subject: string }[]).map(
          ({ subject }) => subject,
        ),
      mailboxOfTheo: signer?.contact ?? "",
      notices: async () =>
        (
          await product.ctx.database.kysely
            .selectFrom("notifications")
            .select("kind")
            .where("application_uuid", "=", uuid)
            .execute()
        ).map(({ kind }) => kind),
      laterByMinutes: async (minutes: number) => {
        await product.ctx.adjustableClock?.advance(minutes * MINUTE_MS, uuid);
        await remindDue(product.ctx);
        await sendWaiting(product.ctx);
      },
    };
  }

  it("is asked of the borrower in the signer's words alone, who is told, and staff see whose move it is", async () => {
    const home = await asked();
    expect(await home.ofTheo()).toMatchObject({ mayHandTo: [{}] });
    await home.handOver();
    const mine = await home.ofMarisol();
    expect(mine).toMatchObject({
      handedBy: "Theo",
      commentsToBorrower: WORDS,
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      requestDocuments: true,
      actionNeeded: true,
      lookedAt: { isPast: false },
    });
    expect(mine.mayHandTo).toBeUndefined();
    const talk = await home.marisol.send(conditionTalk, { params: { uuid: home.uuid, condition: mine.uuid } });
    expect(JSON.stringify([mine, talk])).not.toContain("Rosa");
    await expect(
      home.marisol.send(conditionTalk, { params: { uuid: home.uuid, condition: home.condition } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await home.ofTheo()).toMatchObject({ actionNeeded: true, handedTo: { standing: "ASKED" } });
    expect((await home.ofTheo()).mayHandTo).toBeUndefined();
    // Nobody is told that it is their move while it lies with another.
    expect(await home.theo.send(signerDesk, {})).toMatchObject({ conditionsOpen: 0 });
    const file = await home.file();
    expect(file.signers[0]?.asked).toMatchObject([
      { move: "borrower", talk: { history: [{ kind: "ASKED" }, { kind: "HANDED_OVER", text: WORDS }] } },
    ]);
    expect(file.conditions).toMatchObject([{ uuid: mine.uuid, move: "borrower", isHandedOver: true, comments: WORDS }]);
    expect(await home.notices()).toContain("signer-asks");
  });

  it("counts as sent when the borrower sends it, is read by staff, and stays closed to the signer", async () => {
    const home = await asked();
    await home.handOver();
    const { uuid } = await home.ofMarisol();
    const sent = await home.upload(uuid);
    expect(await home.ofMarisol()).toMatchObject({ actionNeeded: false });
    expect(await home.ofTheo()).toMatchObject({ actionNeeded: false, handedTo: { standing: "SENT" } });
    const talk = await home.theo.send(signerConditionTalk, { params: { condition: home.condition } });
    expect(talk.papers).toMatchObject([{ documentUuid: sent.uuid, name: null, standing: "SENT" }]);
    expect(JSON.stringify(talk)).not.toContain("plat of Marisol");
    await expect(home.theo.open(signerDocument, { params: { document: sent.uuid } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      home.marisol.open(document, { params: { uuid: home.uuid, document: sent.uuid } }),
    ).resolves.toBeDefined();
    expect((await home.file()).signers[0]?.asked).toMatchObject([
      { move: "staff", talk: { papers: [{ documentUuid: sent.uuid, name: "plat of Marisol.png" }] } },
    ]);
    await home.laterByMinutes(16);
    await expect
      .poll(() => home.subjectsTo(home.mailboxOfTheo))
      .toContainEqual(expect.stringMatching(/^Theo, .* sent what you asked for/));
    await home.act({ act: "clear-condition", condition: home.condition });
    expect(await home.theo.send(signerConditions, {})).toEqual([]);
    expect(await home.marisol.send(conditions, { params: { uuid: home.uuid } })).toEqual([]);
  });

  it.each(["hand-back", "does not apply"] as const)(
    "comes back where the borrower says that they do not have it: %s",
    async (how) => {
      const home = await asked();
      await home.handOver();
      const { uuid: condition } = await home.ofMarisol();
      const params = { uuid: home.uuid, condition };
      await (how === "hand-back"
        ? home.marisol.send(sayBorrowerHasNot, { params, body: { text: "It never came." } })
        : home.marisol.send(sayOnCondition, { params, body: { kind: "NOT_APPLICABLE", text: "It never came." } }));
      expect(await home.marisol.send(conditions, { params: { uuid: home.uuid } })).toEqual([]);
      expect(await home.ofTheo()).toMatchObject({
        actionNeeded: true,
        handedTo: { standing: "NOT_THERE", text: "It never came." },
        mayHandTo: [{}],
      });
      expect((await home.file()).signers[0]?.asked).toMatchObject([{ move: "signer" }]);
      await expect(home.marisol.send(sayBorrowerHasNot, { params, body: {} })).rejects.toMatchObject({ status: 404 });
      await home.laterByMinutes(16);
      await expect
        .poll(() => home.subjectsTo(home.mailboxOfTheo))
        .toContainEqual(expect.stringMatching(/^Theo, .* does not have it/));
      await home.handOver("Then the bill of the surveyor.");
      expect(await home.ofMarisol()).toMatchObject({ commentsToBorrower: "Then the bill of the surveyor." });
    },
  );

  it("is asked of the borrower again where staff return it, and the signer does not read why", async () => {
    const home = await asked();
    await home.handOver();
    const { uuid } = await home.ofMarisol();
    await home.upload(uuid);
    await home.act({ act: "return-papers", condition: home.condition, reason: "It is of another lot." });
    expect(await home.ofMarisol()).toMatchObject({
      actionNeeded: true,
      commentsToBorrower: "It is of another lot.",
      xtraData: { askedFirst: WORDS, numDocsGiven: 0 },
    });
    const theirs = await home.ofTheo();
    expect(theirs).toMatchObject({ actionNeeded: true, handedTo: { standing: "ASKED" } });
    const talk = await home.theo.send(signerConditionTalk, { params: { condition: home.condition } });
    expect(JSON.stringify([theirs, talk])).not.toContain("another lot");
    expect(await home.notices()).toContain("task-asked");
  });

  it("is taken back, and what was sent until then counts", async () => {
    const home = await asked(2);
    await home.handOver();
    const { uuid } = await home.ofMarisol();
    await home.upload(uuid);
    await home.takeBack();
    await home.takeBack();
    expect(await home.marisol.send(conditions, { params: { uuid: home.uuid } })).toEqual([]);
    const theirs = await home.ofTheo();
    expect(theirs).toMatchObject({ actionNeeded: true, xtraData: { numDocsGiven: 1 } });
    expect(theirs.handedTo).toBeUndefined();
    await expect(home.upload(uuid)).rejects.toMatchObject({ status: 400 });
  });

  it("is not handed over twice, with a private number, where it is their own ID, or by a stranger", async () => {
    const home = await asked();
    await expect(home.handOver("My number is 123-45-6789.")).rejects.toMatchObject({
      problem: { code: "private-number" },
    });
    await home.handOver();
    await expect(home.handOver()).rejects.toMatchObject({ status: 409 });
    const own = await asked(2, "ID_VERIFICATION_FAILURE");
    expect((await own.ofTheo()).mayHandTo).toBeUndefined();
    await expect(own.handOver()).rejects.toMatchObject({ status: 409 });
    await expect(
      own.theo.send(handOverAsSigner, { params: { condition: home.condition }, body: { words: WORDS } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("is reminded of whoever has it, and not who handed it over", async () => {
    const home = await asked();
    const stillNeeded = async () =>
      (await home.subjectsTo(home.mailboxOfTheo)).filter((subject) => subject.includes("still need something"));
    const moments = async () =>
      (
        await product.ctx.database.kysely
          .selectFrom("waiting_messages")
          .select("moment")
          .where("application_uuid", "=", home.uuid)
          .execute()
      ).map(({ moment }) => moment);
    await home.laterByMinutes(2 * DAY_MINUTES);
    await expect.poll(stillNeeded).toHaveLength(1);
    expect(await moments()).not.toContain("request-open");
    await home.handOver();
    const reminders = () =>
      product.ctx.database.kysely
        .selectFrom("reminders")
        .select("subject")
        .where("application_uuid", "=", home.uuid)
        .execute();
    expect((await reminders()).map(({ subject }) => subject)).toContain("move");
    await home.laterByMinutes(2 * DAY_MINUTES);
    expect(await stillNeeded()).toHaveLength(1);
    const { uuid } = await home.ofMarisol();
    await home.marisol.send(sayBorrowerHasNot, { params: { uuid: home.uuid, condition: uuid }, body: {} });
    await home.laterByMinutes(2 * DAY_MINUTES);
    await expect.poll(stillNeeded).toHaveLength(2);
  });
});
