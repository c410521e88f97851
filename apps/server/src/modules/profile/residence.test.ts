import type { BodyOf } from "@gable/contract/call.ts";
import { summary } from "@gable/contract/calls/disclosures.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import {
  additionalInformation,
  correctAnswers,
  previewCorrection,
  saveAdditionalInformation,
} from "@gable/contract/calls/profile.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { creditPull } from "../credit/tasks.ts";

const lindenCourt = { street1: "88 Linden Court", street2: null, city: "Boise", state: "ID", zip: "83702" };
const elmStreet = { street1: "2 Elm Street", street2: null, city: "Sacramento", state: "CA", zip: "95831" };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Fill = Partial<Persona["fill"]>;

const walkAs = (fill: Fill, email: string, to: Step, persona = "straight-approval") =>
  walkIn(product, {
    persona,
    email,
    until: to,
    as: (known) => ({ ...known, fill: { ...known.fill, ...fill } }),
  });

const { street2: _none, ...there } = lindenCourt;
const secondHome: Fill = { propertyUse: "SECOND_HOME", residence: there };

const fileOf = async (uuid: string) => (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;

/** The ZIP codes near which counsellors were listed, one after another. */
const counsellorsNear = (uuid: string) =>
  until(
    async () => (await fileOf(uuid)).facts.counsellors,
    (listed) => listed !== undefined,
  );

async function wordsOf({ client, uuid }: Walked, type: DocumentType): Promise<string> {
  const { documents: papers } = await until(
    () => client.send(documents, { params: { uuid } }),
    (seen) => seen.documents.some((row) => row.type === type),
  );
  const row = papers.find((paper) => paper.type === type);
  const reply = await client.open(document, { params: { uuid, document: row?.uuid ?? "" } });
  return pdfText(new Uint8Array(await reply.arrayBuffer()));
}

async function correct({ client, uuid }: Walked, residence: typeof lindenCourt) {
  const { follows, made } = await client.send(previewCorrection, { params: { uuid }, body: { residence } });
  await client.send(correctAnswers, { params: { uuid }, body: { residence, shown: follows, made } });
  return follows;
}

const residenceLine = async ({ client, uuid }: Walked) =>
  (await client.send(summary, { params: { uuid } })).groups
    .flatMap(({ lines }) => lines)
    .find(({ name }) => name === "residence");

describe("whoever borrows on a home in which they do not live", () => {
  it("is not registered before they say where they live", async () => {
    await expect(
      walkAs({ propertyUse: "INVESTMENT" }, "nowhere@example.com", "LIEN_VERIFICATION"),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("is known to the bureau by where they live, and has the counsellors who are near there", async () => {
    const walked = await walkAs(secondHome, "second.home@example.com", "LIEN_VERIFICATION");
    const file = await fileOf(walked.uuid);
    expect(creditPull(file, "SOFT_CREDIT").applicant.address).toMatchObject({
      street1: "88 Linden Court",
      zip: "83702",
    });
    expect(file.facts.answers.home?.zip).not.toBe("83702");
    expect(await counsellorsNear(walked.uuid)).toMatchObject({ zip: "83702" });
    const staff = await openStaff(product, "underwriter");
    expect(await staff.client.send(loanFile, { params: { uuid: walked.uuid } })).toMatchObject({
      home: { residence: lindenCourt },
    });
  });

  it("is written to there", async () => {
    const walked = await walkAs(secondHome, "declined.there@example.com", "DECLINED", "score-decline");
    const notice = await wordsOf(walked, "ADVERSE_ACTION_NOTICE");
    expect(notice).toContain("88 Linden Court");
  });

  it("corrects it, after which nothing is checked or signed anew but the list of counsellors", async () => {
    const walked = await walkAs(secondHome, "moved.house@example.com", "INCOME_VERIFICATION");
    expect(await residenceLine(walked)).toMatchObject({ value: expect.stringContaining("88 Linden Court") as string });
    expect(await correct(walked, elmStreet)).toEqual(["COUNSELLORS_ANEW"]);
    expect(await residenceLine(walked)).toMatchObject({ value: expect.stringContaining("2 Elm Street") as string });
    await until(
      async () => (await fileOf(walked.uuid)).facts.counsellors?.zip,
      (zip) => zip === "95831",
    );
    expect(await correct(walked, lindenCourt)).toEqual(["COUNSELLORS_ANEW"]);
    await until(
      async () => (await fileOf(walked.uuid)).facts.counsellors?.zip,
      (zip) => zip === "83702",
    );
  });
});

describe("whoever says later that they do not live in the home", () => {
  it("says where they do", async () => {
    const walked = await walkAs({}, "later.elsewhere@example.com", "COLLECT_ADDITIONAL_INFO");
    const { client, uuid, persona } = walked;
    expect((await client.send(additionalInformation, { params: { uuid } })).known).not.toHaveProperty("residence");
    expect(await residenceLine(walked)).toBeUndefined();
    const body: BodyOf<typeof saveAdditionalInformation> = {
      ssn: persona.fill.ssn,
      ownership: "SOLE",
      occupancy: "SECOND_HOME",
      phone: persona.fill.phone,
      purpose: "OTHER",
      titleCompanions: [],
      maritalStatus: "UNMARRIED",
      hardCreditConsent: consent("HARD_CREDIT", "en"),
    };
    const unsaid = client.send(saveAdditionalInformation, { params: { uuid }, body });
    await expect(unsaid).rejects.toMatchObject({ status: 400 });
    await client.send(saveAdditionalInformation, { params: { uuid }, body: { ...body, residence: lindenCourt } });
    expect(await residenceLine(walked)).toMatchObject({ value: expect.stringContaining("88 Linden Court") as string });
    const { facts } = await fileOf(uuid);
    expect(facts.additional).not.toHaveProperty("residence");
    expect(facts.answers.residence).toEqual(lindenCourt);
  });
});
