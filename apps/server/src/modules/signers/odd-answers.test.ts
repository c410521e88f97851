import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import { additionalInformation, saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import { checkSignerIdentity } from "@gable/contract/calls/signers-identity.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import { change } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Said = BodyOf<typeof saveAdditionalInformation>;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const at = (field: string, code: string) => ({ status: 400, problem: { fields: { [field]: [code] } } });

const A_FEW_DAYS_SHORT_OF_18 = 18 * 365;
const bornDaysAgo = (days: number): string =>
  new Date(product.ctx.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

describe("odd answers about who else signs", () => {
  let walked: Walked;
  beforeAll(async () => {
    walked = await walkIn(product, {
      persona: "joint-owner",
      email: "odd.answers@example.com",
      until: "COLLECT_ADDITIONAL_INFO",
    });
  });

  const theo = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" } as const;
  const own = () => ({
    firstName: walked.persona.fill.name.first,
    lastName: walked.persona.fill.name.last.toUpperCase(),
    relation: "TRUSTEE" as const,
  });
  const say = (titleCompanions: readonly object[], more: Partial<Said> = {}) =>
    walked.client.send(saveAdditionalInformation, {
      params: { uuid: walked.uuid },
      body: {
        ssn: walked.persona.fill.ssn,
        ownership: "JOINT",
        occupancy: "PRIMARY",
        phone: walked.persona.fill.phone,
        purpose: "OTHER",
        maritalStatus: "UNMARRIED",
        titleCompanions: titleCompanions as Said["titleCompanions"],
        hardCreditConsent: consent("HARD_CREDIT", "en"),
        ...more,
      },
    });

  it.each([
    ["firstName", "x".repeat(61), "name-too-long"],
    ["firstName", "Theo 😀", "name-invalid"],
    ["lastName", "   ", "required"],
    ["email", "theo at example.com", "email-invalid"],
    ["email", `${"t".repeat(250)}@example.com`, "email-too-long"],
    ["phone", "555-0142", "phone-invalid"],
  ])("are refused where they stand: %s “%s”", async (field, typed, code) => {
    await expect(say([theo, { ...theo, [field]: typed }])).rejects.toMatchObject(
      at(`titleCompanions.1.${field}`, code),
    );
  });

  it("are refused where somebody is missing, or is the borrower themselves", async () => {
    await expect(say([])).rejects.toMatchObject(at("titleCompanions", "co-owner-missing"));
    await expect(say([], { maritalStatus: "MARRIED" })).rejects.toMatchObject(at("titleCompanions", "spouse-missing"));
    for (const more of [{}, { email: walked.email, phone: walked.persona.fill.phone }])
      await expect(say([theo, { ...own(), ...more }])).rejects.toMatchObject(
        at("titleCompanions.1.firstName", "companion-is-you"),
      );
    const { known } = await walked.client.send(additionalInformation, { params: { uuid: walked.uuid } });
    expect(known).not.toHaveProperty("titleCompanions");
  });

  it("are tidied where they are only written oddly, and may name the borrower's own mailbox and phone", async () => {
    const { phone } = walked.persona.fill;
    await say([
      {
        ...theo,
        firstName: "  Theo  James ",
        lastName: "x".repeat(60),
        email: `  ${walked.email.toUpperCase()} `,
        phone,
      },
      { ...own(), email: "junior@example.com" },
    ]);
    const { known } = await walked.client.send(additionalInformation, { params: { uuid: walked.uuid } });
    expect(known.titleCompanions).toMatchObject([
      { firstName: "Theo James", lastName: "x".repeat(60), email: walked.email, phone: known.phone },
      { ...own(), email: "junior@example.com" },
    ]);
  });
});

describe("odd answers of who signs", () => {
  it.each([
    ["no day", () => undefined, "required"],
    ["a day that is to come", () => "2999-01-01", "dob-future"],
    ["a day in another century", () => "1890-01-01", "dob-too-old"],
    ["the birth of a child", () => bornDaysAgo(A_FEW_DAYS_SHORT_OF_18), "dob-minor"],
  ])("are refused at the birth date: %s", async (_what, birthDate, code) => {
    const borrower = await openBorrower(product);
    const { headers } = await openSigner(product, borrower);
    const home = { street1: "2 Elm Street", street2: null, city: "Boise", state: "ID", zip: "83702" } as const;
    await change(product, borrower.applicationUuid, ({ facts }, now) => ({
      event: "signer-read-intro",
      facts: {
        answers: { ...facts.answers, home },
        signers: facts.signers.map((one) => ({ ...one, introReadAt: now.toISOString() })),
      },
    }));
    const client = createBorrowerClient(product.url, "gable", headers.authorization);
    const body = { kind: "PASSPORT", frontUuid: randomUUID(), withoutFace: true } as const;
    const send = (said: string | undefined) =>
      client.send(checkSignerIdentity, { body: { ...body, ...(said && { birthDate: said }) } });
    await expect(send(birthDate())).rejects.toMatchObject(at("birthDate", code));
    await expect(send("1979-06-14")).rejects.toMatchObject({ problem: { fields: { frontUuid: ["wrong-picture"] } } });
  });
});
