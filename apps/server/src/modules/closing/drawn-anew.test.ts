import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import {
  additionalInformation,
  correctAnswers,
  previewCorrection,
  saveAdditionalInformation,
} from "@gable/contract/calls/profile.ts";
import { openInvitation } from "@gable/contract/calls/signers.ts";
import { adoptSignature, signDocument, signing } from "@gable/contract/calls/signing.ts";
import type { OwnershipType } from "@gable/domain/application/enumerations.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { formatRate } from "@gable/domain/money/rate.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { letTimePass, mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { companionsOf, invitationIn } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkOn } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Package = ReplyOf<typeof signing>;
type Said = BodyOf<typeof previewCorrection>;

const DAY_MS = 86_400_000;
const NEW_PAPERS = "Your new documents are ready to sign";

const packageOf = ({ client, uuid }: Walk) => client.send(signing, { params: { uuid } });

const sign = ({ client, uuid }: Walk, paper: Package["documents"][number] | undefined) =>
  client.send(signDocument, {
    params: { uuid, document: paper?.uuid ?? "" },
    body: { sha256: paper?.sha256 ?? "", fieldIds: (paper?.fields ?? []).map(({ id }) => id) },
  });

/** As the screen does: what follows is looked at first, and then agreed to. */
async function correct({ client, uuid }: Walk, said: Said) {
  const { follows: shown, made } = await client.send(previewCorrection, { params: { uuid }, body: said });
  await client.send(correctAnswers, { params: { uuid }, body: { ...said, shown, made } });
  return shown;
}

async function subjectsTo({ sandboxUrl }: Pick<Walk, "sandboxUrl">, mailbox: string): Promise<readonly string[]> {
  const reply = await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(mailbox)}`);
  return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject ?? "");
}

const wordsOf = async ({ client, uuid }: Walk, paper: string) =>
  pdfText(new Uint8Array(await (await client.open(document, { params: { uuid, document: paper } })).arrayBuffer()));

/** The words of the papers to sign, in which the figures of the page and of the offer were found. */
async function readPapers(walked: Walk) {
  const { terms, documents: papers } = await packageOf(walked);
  const { client, uuid } = walked;
  const { chosen, offers: made } = await client.send(offers, { params: { uuid } });
  expect(chosen?.line).toBe(terms.line);
  expect(
    made.find(({ uuid: offer }) => offer === chosen?.offerUuid)?.bands.map(({ ratePercent }) => ratePercent),
  ).toContain(terms.ratePercent);
  expect(terms.cash).toBe(terms.line - terms.originationFee - terms.costs - terms.payoffs);
  const { documents: filed } = await client.send(documents, { params: { uuid } });
  const inForce = new Set(papers.map((paper) => paper.uuid));
  const read = new Map<string, string>();
  for (const { uuid: paper, type } of filed) if (inForce.has(paper)) read.set(type, await wordsOf(walked, paper));
  const figures = [formatDollars(terms.line), formatRate(terms.ratePercent), formatDollars(terms.monthlyPayment)];
  for (const type of ["CREDIT_AGREEMENT", "ACCOUNT_OPENING_DISCLOSURE", "STATEMENT_OF_LOAN"])
    for (const figure of figures) expect(read.get(type)).toContain(figure);
  const statement = read.get("STATEMENT_OF_LOAN");
  expect(statement).toContain(formatDollars(terms.originationFee));
  expect(statement).toContain(`${formatDollars(terms.cash)} goes to your account`);
  return { terms, read };
}

/** None of the old papers is in force, or can be signed; the new ones wait for every signature. */
async function expectDrawnAnew(walked: Walk, old: Package, because: string): Promise<Package> {
  const anew = await packageOf(walked);
  expect(anew.redrawn).toMatchObject({ because });
  const former = new Set(old.documents.map(({ uuid }) => uuid));
  expect(anew.documents.filter(({ uuid }) => former.has(uuid))).toEqual([]);
  expect(anew.documents.filter(({ signed, fields }) => signed && fields.length > 0)).toEqual([]);
  for (const paper of old.documents) await expect(sign(walked, paper)).rejects.toMatchObject({ status: 409 });
  await until(
    () => subjectsTo(walked, walked.email),
    (seen) => seen.includes(NEW_PAPERS),
  );
  return anew;
}

describe("closing papers that are drawn and not signed", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const toPapers = async (email: string, persona = "joint-owner") => {
    const walked = await walkIn(product, {
      persona,
      orgCode: "gable",
      email,
      until: "FINAL_OFFER",
    });
    return { walked, old: await packageOf(walked), mailbox: walked.others[0]?.mailbox ?? "" };
  };

  it("are void when a name is corrected: the new ones bear it, and the other owner hears nothing", async () => {
    const { walked, old, mailbox } = await toPapers("name@example.com");
    const toTheOther = await subjectsTo(walked, mailbox);
    const [firstName = ""] = old.signerName.split(" ");
    const lastName = old.signerName.split(" ").at(-1) ?? "";
    const birthDate = walked.persona.fill.dateOfBirth;
    const follows = await correct(walked, { name: { firstName, middleName: "Lucia", lastName }, birthDate });
    expect(follows).toEqual(expect.arrayContaining(["SIGN_AGAIN", "PAPERS_ANEW"]));
    await walkOn(walked, { until: "FINAL_OFFER" });
    const anew = await expectDrawnAnew(walked, old, "ANSWERS");
    expect(anew.signerName).toBe(`${firstName} Lucia ${lastName}`);
    const { read } = await readPapers(walked);
    expect(read.get("CREDIT_AGREEMENT")).toContain(`${firstName} Lucia ${lastName}`);
    expect(await subjectsTo(walked, mailbox)).toEqual(toTheOther);
  });

  it("keep the fee and the rate that were offered when others come into force, also when another day has them drawn anew", async () => {
    const { walked, old } = await toPapers("fee@example.com", "straight-approval");
    const before = await readPapers(walked);
    await putInForce(product);
    await walked.client.send(confirmEmail, { body: { code: await mailedCode(walked) } });
    await letTimePass(walked, DAY_MS);
    const [first] = old.documents;
    const adopted = { typedName: old.signerName, initials: "SA", intent: true } as const;
    await walked.client.send(adoptSignature, { params: { uuid: walked.uuid }, body: adopted });
    await until(
      () => packageOf(walked),
      ({ documents: papers }) => papers.length === old.documents.length && papers[0]?.uuid !== first?.uuid,
    );
    const { terms } = await readPapers(walked);
    const { ratePercent, originationFee, costs, line } = before.terms;
    expect(terms).toMatchObject({ ratePercent, originationFee, costs, line });
  });

  it("are drawn by the offer that is chosen again, where a correction has the new rates offered", async () => {
    const { walked, old } = await toPapers("sheet@example.com", "straight-approval");
    const { terms: before } = await readPapers(walked);
    await putInForce(product);
    await asStaff(walked, { act: "correct-answers", note: "Said so by phone.", annualIncome: 9_000_000 });
    const { steps } = await walkOn(walked, { until: "FINAL_OFFER" });
    await expectDrawnAnew(walked, old, "ANSWERS");
    const { terms } = await readPapers(walked);
    expect(steps).toContain("REVISED_OFFER_SELECTION");
    expect(Number(terms.ratePercent)).toBeGreaterThan(Number(before.ratePercent));
  });

  it("stand when another home is named: that is refused, and a person helps", async () => {
    const { walked, old } = await toPapers("home@example.com", "straight-approval");
    const home = { street1: "1 Main Street", city: "Austin", state: "TX", zip: "78701" };
    await expect(correct(walked, { home })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("a person does it with you") as string,
    });
    expect((await packageOf(walked)).documents).toEqual(old.documents);
  });

  it("are void when an owner is not named any more: whoever was invited is told so, and enters no more", async () => {
    const { walked, old, mailbox } = await toPapers("leaves@example.com");
    const code = await invitationIn(product.sandbox.url, mailbox);
    await correct(walked, { summary: "OPEN" });
    await nameOwners(walked, [], "SOLE");
    await until(
      () => subjectsTo(walked, mailbox),
      (seen) => seen.some((subject) => subject.endsWith("you are not asked to sign any more")),
    );
    const stranger = createBorrowerClient(product.url, "gable");
    await expect(stranger.send(openInvitation, { body: { code } })).rejects.toMatchObject({ status: 404 });
    await walkOn(walked, { until: "FINAL_OFFER" });
    await expectDrawnAnew(walked, old, "ANSWERS");
    await readPapers(walked);
  });

  it("are void when another owner joins, who is invited; whoever was invited before stays so, and hears nothing", async () => {
    const { walked, old, mailbox } = await toPapers("joins@example.com");
    const before = await subjectsTo(walked, mailbox);
    const code = await invitationIn(product.sandbox.url, mailbox);
    await correct(walked, { summary: "OPEN" });
    const joined = "nell.joins@example.com";
    await nameOwners(
      walked,
      [
        ...companionsOf(walked),
        { firstName: "Nell", lastName: "Bergstrom", relation: "OTHER" as const, email: joined },
      ],
      "JOINT",
    );
    await walkOn(walked, { until: "FINAL_OFFER" });
    await expectDrawnAnew(walked, old, "ANSWERS");
    await invitationIn(product.sandbox.url, joined);
    expect(await invitationIn(product.sandbox.url, mailbox)).toBe(code);
    expect(await subjectsTo(walked, mailbox)).toEqual(before);
    await readPapers(walked);
  });
});

type Companions = BodyOf<typeof saveAdditionalInformation>["titleCompanions"];

/** Says on the opened summary who else owns the home, and nothing else. */
async function nameOwners(
  { client, uuid, persona }: Walk,
  titleCompanions: Companions,
  ownership: OwnershipType,
): Promise<void> {
  const { fill } = persona;
  const { known } = await client.send(additionalInformation, { params: { uuid } });
  await client.send(saveAdditionalInformation, {
    params: { uuid },
    body: {
      ownership,
      occupancy: fill.propertyUse,
      phone: fill.phone,
      purpose: known.purpose ?? "OTHER",
      titleCompanions,
      ...(known.maritalStatus && { maritalStatus: titleCompanions.length === 0 ? "UNMARRIED" : known.maritalStatus }),
    },
  });
}

let changes = 0;

/** Another rate sheet, half a point dearer, and other fees, from today on; the last that was put into force counts. */
async function putInForce({ ctx }: TestProduct): Promise<void> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const present = ctx.policies.on("gable", today);
  changes += 1;
  const version = `${present.version}-dearer-${changes}`;
  const base = present.rateSheet.base.map((row) => ({ ...row, percent: (Number(row.percent) + 0.5).toFixed(3) }));
  const policy = {
    ...present,
    version,
    rateSheet: { ...present.rateSheet, base },
    fees: { ...present.fees, recordingHigh: 100 },
  };
  await ctx.database.kysely
    .insertInto("lending_policies")
    .values({
      org_code: "gable",
      version,
      effective_from: present.effectiveFrom,
      policy: JSON.stringify(policy),
      sha256: Buffer.alloc(32),
      change_number: changes,
    })
    .execute();
  await ctx.policies.reload();
}
