import { createHash } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { accounts } from "@gable/contract/calls/accounts.ts";
import { handOff } from "@gable/contract/calls/funding-hand-off.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip, type ZipMember } from "../../zip/zip.ts";
import { readPdf } from "../documents/testing/read-pdf.ts";

interface Loan {
  readonly loan: { readonly creditLimit: number; readonly initialDraw: number; readonly originationFee: number };
  readonly schedule: readonly object[];
  readonly funding: { readonly disbursement: { readonly status: string } };
  readonly documents: readonly { readonly kind: string; readonly member: string; readonly sha256: string }[];
}

describe("the hand-off of a funded line", () => {
  let product: TestProduct;
  let walked: Walked;
  let members: readonly ZipMember[];
  let loan: Loan;
  const ask = async (uuid: string, role: "processor" | "auditor" = "processor") => {
    const { headers } = await openStaff(product, role);
    return product.app.inject({ url: pathOf(handOff, { uuid }), headers: { host: "localhost", ...headers } });
  };

  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "straight-approval", timePasses: true });
    members = readZip((await ask(walked.uuid)).rawPayload) ?? [];
    loan = JSON.parse(Buffer.from(members[0]?.bytes ?? []).toString("utf8")) as Loan;
  });
  afterAll(() => product.close());

  it("has the line's terms and its whole schedule, which ends at nothing", () => {
    const { creditLimit, initialDraw, originationFee } = loan.loan;
    expect(initialDraw + originationFee).toBe(creditLimit);
    expect(loan.schedule.at(-1)).toMatchObject({ balance: 0 });
    expect(loan).toMatchObject({
      version: 1,
      lender: { lei: "549300GABLEHOME00X51" },
      parties: { borrower: { ssn: walked.persona.fill.ssn.replaceAll("-", "") } },
      security: {
        recording: { method: "electronic", instrument: expect.stringMatching(/\d/), book: expect.any(String) },
        rescissionHoldOver: null,
      },
      home: { flood: { lifeOfLoan: true, map: { panel: expect.stringMatching(/\d/) } } },
      funding: { disbursement: { status: "SENT", trace: expect.stringMatching(/\d/) } },
    });
  });

  it("was sent under a number by which the borrower's bank can find it, for them and for staff", async () => {
    const params = { uuid: walked.uuid };
    const { trace, arrivesOn } = await walked.client.send(accounts, { params });
    expect(trace).toMatch(/\d{6,}/);
    const { client } = await openStaff(product, "processor");
    expect((await client.send(loanFile, { params })).accounts.sent).toMatchObject({
      status: "SENT",
      trace,
      settlesOn: arrivesOn,
    });
  });

  it("has the documents that prove the line, each with the hash that it names, and nothing else of the borrower's", () => {
    expect(loan.documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        "CREDIT_AGREEMENT",
        "SECURITY_INSTRUMENT",
        "NOTARIAL_CERTIFICATE",
        "RECORDING_RECEIPT",
        "FLOOD_DETERMINATION",
        "RIGHT_TO_CANCEL",
        "SIGNING_CERTIFICATE",
      ]),
    );
    for (const { member, sha256 } of loan.documents) {
      const bytes = members.find(({ name }) => name === member)?.bytes ?? new Uint8Array();
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    }
    expect(members).toHaveLength(loan.documents.length + 1);
    expect(loan.documents.some(({ kind }) => /LICENSE|PASSPORT|PAYSTUB|BANK_STATEMENT|SCORE/.test(kind))).toBe(false);
  });

  it("has a deed acknowledged where the notary was, who need not be where the home is", async () => {
    const deed = loan.documents.find(({ kind }) => kind === "SECURITY_INSTRUMENT");
    const bytes = members.find(({ name }) => name === deed?.member)?.bytes ?? new Uint8Array();
    const { formValues, text } = await readPdf(bytes);
    expect(formValues["venue"]).toBe("State of Virginia, Fairfax County");
    expect(text).toContain("Grantor Ada Lynn Sorensen, a single person, in fee simple, of ");
    expect(text).toContain("the following property in Sacramento County, State of California");
  });

  it("has what the county recorded, by its name there", async () => {
    const inIllinois = await walkIn(product, { persona: "illinois", timePasses: true });
    const [told, ...papers] = readZip((await ask(inIllinois.uuid)).rawPayload) ?? [];
    const { documents } = JSON.parse(Buffer.from(told?.bytes ?? []).toString("utf8")) as Loan;
    const receipt = documents.find(({ kind }) => kind === "RECORDING_RECEIPT");
    const { text } = await readPdf(papers.find(({ name }) => name === receipt?.member)?.bytes ?? new Uint8Array());
    expect(text).toMatch(/Instrument mortgage Instrument number \d+/);
  });

  it("is not made before the money is on its way, nor for who only looks", async () => {
    const { applicationUuid } = await openBorrower(product);
    expect((await ask(applicationUuid)).statusCode).toBe(409);
    expect((await ask(walked.uuid, "auditor")).statusCode).toBe(403);
  });
});
