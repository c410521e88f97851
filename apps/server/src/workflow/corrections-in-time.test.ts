import type { BodyOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { correctAnswers, previewCorrection } from "@gable/contract/calls/profile.ts";
import { declareAssets } from "@gable/contract/calls/underwriting-choices.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { deskOf, followInvitation, invitationIn } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "./application-store.ts";

type Said = BodyOf<typeof previewCorrection>;

const preview = ({ client, uuid }: Walk, said: Said) =>
  client.send(previewCorrection, { params: { uuid }, body: said });

const make = (
  { client, uuid }: Walk,
  said: Said,
  { follows: shown, made }: Pick<Awaited<ReturnType<typeof preview>>, "follows" | "made">,
) => client.send(correctAnswers, { params: { uuid }, body: { ...said, shown, made } });

/** As the screen does: what follows is looked at first, and then agreed to. */
async function correct(walked: Walk, said: Said) {
  const told = await preview(walked, said);
  await make(walked, said, told);
  return told;
}

const reach = ({ client, uuid }: Walk, wanted: Step) =>
  until(
    () => client.send(status, { params: { uuid } }),
    ({ step }) => step === wanted,
  );

const incomeIn = ({ answers: { employmentType = "FULL_TIME", annualIncome = 0, otherIncome = [] } }: Facts) => ({
  employmentType,
  annualIncome,
  otherIncome,
});

/** Of an income: it carries no line. */
const FAR_LESS = 0.1;

describe("a correction that meets others", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (step: Step, email: string, persona = "straight-approval") =>
    walkIn(product, { persona, email, until: step });
  const factsOf = async ({ uuid }: Walk) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;

  it.each<[string, Step]>([
    ["before submission", "SUMMARY_DISCLOSURE"],
    ["after it", "INCOME_VERIFICATION"],
  ])(
    "in another tab in the same instant is made once, and the other tab is told to look again: %s",
    async (_when, at) => {
      const walked = await walkTo(at, `tabs.${at.toLowerCase()}@example.com`);
      const said = incomeIn(await factsOf(walked));
      const tabs = [100_000, 200_000].map((less) => ({ ...said, annualIncome: said.annualIncome - less }));
      const sent = await Promise.all(tabs.map(async (tab) => ({ tab, ...(await preview(walked, tab)) })));
      const made = await Promise.allSettled(sent.map(({ tab, ...told }) => make(walked, tab, told)));
      const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
      expect(refused).toMatchObject([
        {
          status: 409,
          problem: { code: "follows-otherwise", detail: expect.stringContaining("Look at it once more") as string },
        },
      ]);
      const winner = tabs[made.findIndex((one) => one.status === "fulfilled")];
      const { answers, corrections } = await factsOf(walked);
      expect(answers.annualIncome).toBe(winner?.annualIncome);
      expect(corrections).toHaveLength(1);
      // Whoever looks again is told of the other, and can still make theirs.
      const loser = tabs.find((tab) => tab !== winner);
      if (!loser) throw new Error("nobody lost");
      await reach(walked, "SUMMARY_DISCLOSURE");
      await correct(walked, loser);
      expect((await factsOf(walked)).answers.annualIncome).toBe(loser.annualIncome);
    },
  );

  it("drops what a vendor answers to the question about the former name, and counts the answer about the present one", async () => {
    const held = product.sandbox.faults.set({ kind: "title", act: "search", fault: "held" });
    const walked = await walkTo("HMDA", "former@example.com");
    const { name, birthDate = "" } = (await factsOf(walked)).answers;
    const { firstName = "", lastName = "" } = name ?? {};
    await correct(walked, { name: { firstName, middleName: "Lucia", lastName }, birthDate });
    const searches = () => product.sandbox.orders.list("title").filter(({ reference }) => reference === walked.uuid);
    await reach(walked, "LIEN_VERIFICATION");
    await moves.LIEN_VERIFICATION?.(walked);
    await until(
      () => factsOf(walked),
      ({ prequalTitle }) => prequalTitle !== undefined,
    );
    const [former, present] = searches();
    const counted = (await factsOf(walked)).prequalTitle;
    // The company answers after all.
    held.lift();
    const { kysely } = product.ctx.database;
    await expect
      .poll(async () => {
        const tasks = kysely.selectFrom("tasks").select(["state", "order_id"]);
        const rows = await tasks
          .where("application_uuid", "=", walked.uuid)
          .where("kind", "=", "search-title")
          .execute();
        return rows.toSorted((a, b) => (a.order_id ?? "").localeCompare(b.order_id ?? ""));
      })
      .toEqual(
        [former, present]
          .map((order) => ({ state: "done", order_id: order?.id ?? "" }))
          .toSorted((a, b) => a.order_id.localeCompare(b.order_id)),
      );
    expect((await factsOf(walked)).prequalTitle).toEqual(counted);
  });

  it("and ends in a decline is not foretold as one, and is given its reasons in writing", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "declined@example.com");
    const { client, uuid } = walked;
    const said = incomeIn(await factsOf(walked));
    const told = await correct(walked, { ...said, annualIncome: Math.round(said.annualIncome * FAR_LESS) });
    expect(told).toMatchObject({ follows: ["OFFERS_ANEW", "SIGN_AGAIN"], offer: null });
    // What they have saved might carry it instead: they say that nothing does.
    await reach(walked, "ASSETS_PREQUAL");
    await client.send(declareAssets, { params: { uuid }, body: { assets: [] } });
    await reach(walked, "DECLINED");
    const { decision } = await factsOf(walked);
    expect(decision?.result.reasons.map(({ code }) => code)).toContain("INCOME_INSUFFICIENT");
    const notices = await until(
      async () => {
        const { documents: papers } = await client.send(documents, { params: { uuid } });
        return papers.filter(({ type }) => type === "ADVERSE_ACTION_NOTICE");
      },
      ({ length }) => length > 0,
    );
    expect(notices).toHaveLength(1);
    const reply = await client.open(document, { params: { uuid, document: notices[0]?.uuid ?? "" } });
    const text = await pdfText(new Uint8Array(await reply.arrayBuffer()));
    expect(text).toMatch(/Income insufficient for amount of credit requested/i);
  });

  it("leaves whoever is invited to sign the invitation that they have", async () => {
    const walked = await walkTo("INCOME_VERIFICATION", "invited@example.com", "joint-owner");
    const mailbox = walked.others[0]?.mailbox ?? "";
    const invitation = await invitationIn(product.sandbox.url, mailbox);
    const before = await factsOf(walked);
    const said = incomeIn(before);
    await correct(walked, { ...said, annualIncome: said.annualIncome - 100_000 });
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    await reach(walked, "INCOME_VERIFICATION");
    const { signers } = await factsOf(walked);
    expect(signers.map(({ uuid }) => uuid)).toEqual(before.signers.map(({ uuid }) => uuid));
    const theo = createBorrowerClient(product.url, "gable");
    expect((await followInvitation(theo, product.sandbox.url, mailbox)).code).toBe(invitation);
    expect((await deskOf(theo)).ended).toBeNull();
  });

  it("has papers that go by post drawn anew, and posts none of the former", async () => {
    const walked = await walkTo("FINAL_OFFER", "posted@example.com");
    const { client, uuid } = walked;
    await client.send(goOnPaper, { params: { uuid } });
    const { client: processor } = await openStaff(product, "processor");
    const drawn = async () => {
      const { closingDocuments = [] } = await factsOf(walked);
      const { letters } = await processor.send(loanFile, { params: { uuid } });
      const posted = new Set(letters.map((letter) => letter.document));
      return closingDocuments.map(({ documentUuid }) => documentUuid).filter((paper) => posted.has(paper));
    };
    const before = await until(drawn, ({ length }) => length > 0);
    const said = incomeIn(await factsOf(walked));
    const { follows } = await correct(walked, { ...said, annualIncome: said.annualIncome - 100_000 });
    expect(follows).toContain("PAPERS_ANEW");
    const { letters } = await processor.send(loanFile, { params: { uuid } });
    expect(letters.filter((letter) => before.includes(letter.document))).toEqual([]);
    await reach(walked, "SUMMARY_DISCLOSURE");
    await moves.SUMMARY_DISCLOSURE?.(walked);
    const after = await until(drawn, ({ length }) => length > 0);
    expect(after.filter((paper) => before.includes(paper))).toEqual([]);
  });
});
