import { status } from "@gable/contract/calls/application.ts";
import {
  acknowledgeDocument,
  askPaperCopy,
  document,
  documents,
  verifyDocument,
} from "@gable/contract/calls/documents.ts";
import { fileDocument } from "@gable/contract/calls/loan-file-papers.ts";
import { ownChecks, ownData } from "@gable/contract/calls/privacy.ts";
import { signerDocument, signerDocuments } from "@gable/contract/calls/signers-papers.ts";
import {
  adoptSignerSignature,
  rescindAsSigner,
  signerSigning,
  signSignerDocument,
} from "@gable/contract/calls/signers-signing.ts";
import { signDocument } from "@gable/contract/calls/signing.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { type BorrowerClient, createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { SIGNER_PASSWORD } from "@gable/testkit/borrower/signer.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { lineTermsOf } from "../closing/line-terms-of.ts";
import { signerPackage } from "./signer-package.ts";

const checksOf = async (of: BorrowerClient) => (await of.send(ownChecks, {})).checks;
const copyOf = async (of: BorrowerClient, password: string) => (await of.open(ownData, { body: { password } })).text();

describe("a co-owner who has signed", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "joint-owner",
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(() => product.close());

  const theo = () => {
    const [first] = walked.others;
    if (!first) throw new Error("Nobody else signs.");
    return first.client;
  };
  const theirs = async () => (await theo().send(signerDocuments, {})).documents;

  const shared: ReadonlySet<string> = new Set(["SECURITY_INSTRUMENT"]);
  const ofTheirsAlone = async () => (await theirs()).filter(({ type }) => !shared.has(type) && !type.includes("DEED"));

  it("keeps what they signed, sealed, with a certificate of it that names them alone", async () => {
    const papers = await theirs();
    const signed = papers.filter(({ signedAt }) => signedAt !== null);
    expect(signed.map(({ type }) => type)).toEqual([
      "SIGNER_STATEMENT",
      "ACCOUNT_OPENING_DISCLOSURE",
      "RIGHT_TO_CANCEL",
    ]);
    // One copy, which is theirs: the borrower's own lies with the borrower.
    const disclosures = papers.filter(({ type }) => type === "ACCOUNT_OPENING_DISCLOSURE");
    expect(disclosures).toHaveLength(1);
    expect(await textOf(disclosures[0]?.uuid ?? "")).toContain("This is Theo James Bergstrom’s copy");
    const certificate = papers.find(({ type }) => type === "SIGNING_CERTIFICATE");
    for (const { sha256 } of [...signed, ...(certificate ? [certificate] : [])]) {
      const { document: found } = await theo().send(verifyDocument, { params: { hash: sha256 } });
      expect(found).toMatchObject({ state: "sealed", isLatest: true, sealedBy: expect.any(String) });
    }
    const text = await textOf(certificate?.uuid ?? "");
    expect(text).toContain("Theo James Bergstrom");
    expect(text).not.toContain("Marisol");
    expect(text).toMatch(/Password, 20\d\d-/);
    for (const { sha256 } of signed) expect(text.replaceAll(/\s/g, "")).toContain(sha256);
  });

  it("shows their ID and their papers to the lender, and not to the borrower", async () => {
    const hidden = await ofTheirsAlone();
    expect(hidden.map(({ type }) => type)).toContain("DRIVERS_LICENSE_FRONT");
    const { client, uuid } = walked;
    const seen = (await client.send(documents, { params: { uuid } })).documents.map((paper) => paper.uuid);
    for (const paper of hidden) {
      expect(seen).not.toContain(paper.uuid);
      const asked = client.open(document, { params: { uuid, document: paper.uuid } });
      await expect(asked).rejects.toMatchObject({ status: 404 });
    }
  });

  it("is as one that is not there to whoever names another's document in a place of their own", async () => {
    const { client, uuid } = walked;
    const own = (await client.send(documents, { params: { uuid } })).documents;
    const seenByTheo = new Set((await theirs()).map((paper) => paper.uuid));
    const borrowers = own.filter((paper) => !seenByTheo.has(paper.uuid));
    expect(borrowers.length).toBeGreaterThan(5);
    const neighbour = await openBorrower(product);
    const stranger = await openBorrower(product, "harbor-pine");
    const staff = await openStaff(product, "underwriter", "harbor-pine");
    const next = createBorrowerClient(product.url, "gable", neighbour.headers.authorization);
    const nextPlace = { uuid: neighbour.applicationUuid };
    const signature = { body: { sha256: "0".repeat(64), fieldIds: [] } };
    /** Each asks in a place that is theirs. */
    const ofOthers = (paper: string): readonly (() => Promise<unknown>)[] => [
      () => next.open(document, { params: { ...nextPlace, document: paper } }),
      () => next.send(acknowledgeDocument, { params: { ...nextPlace, document: paper } }),
      () => next.send(askPaperCopy, { params: { ...nextPlace, document: paper } }),
      () => staff.client.open(fileDocument, { params: { uuid: stranger.applicationUuid, document: paper } }),
    ];
    const tries = [
      ...borrowers.flatMap((paper) => [...ofOthers(paper.uuid), () => textOf(paper.uuid)]),
      ...(await ofTheirsAlone()).flatMap((paper) => ofOthers(paper.uuid)),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 });
    // Nor does the borrower do anything to what is the signer's, or the signer to what is the borrower's.
    for (const { uuid: paper } of await ofTheirsAlone()) {
      const params = { uuid, document: paper };
      await expect(client.send(acknowledgeDocument, { params })).rejects.toMatchObject({ status: 404 });
      await expect(client.send(askPaperCopy, { params })).rejects.toMatchObject({ status: 404 });
      await expect(client.send(signDocument, { params, ...signature })).rejects.toMatchObject({ status: 409 });
    }
    for (const { uuid: paper } of borrowers)
      await expect(
        theo().send(signSignerDocument, { params: { document: paper }, ...signature }),
      ).rejects.toMatchObject({ status: expect.toBeOneOf([404, 409]) as number });
  });

  it("has a ledger of the checks made on them and a copy of what is theirs, and the borrower's has none of it", async () => {
    const { client, uuid, persona } = walked;
    const own = await checksOf(theo());
    expect(own.map(({ check }) => check)).toEqual(["identity-verification"]);
    expect(own[0]).toMatchObject({ applicationUuid: uuid, answered: true, keptUntil: null });
    const borrowers = await checksOf(client);
    expect(borrowers.filter(({ check }) => check === "identity-verification")).toHaveLength(1);
    expect(borrowers.map(({ check }) => check)).toContain("credit-bureau");
    const copy = await copyOf(theo(), SIGNER_PASSWORD);
    for (const { uuid: paper } of await ofTheirsAlone()) expect(copy).toContain(paper);
    expect(copy).toContain("Bergstrom");
    for (const borrowersOwn of [`"${persona.fill.email}"`, "annualIncome", "employer", "Marisol"])
      expect(copy).not.toContain(borrowersOwn);
    await expect(copyOf(theo(), persona.fill.password)).rejects.toMatchObject({ status: 400 });
  });

  it("keeps papers of another day from the borrower too, once they are drawn anew", async () => {
    const { ctx } = product;
    const { client, uuid, persona } = walked;
    const hidden = await ofTheirsAlone();
    // They signed one of two papers yesterday, and go on today.
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, ({ facts }) => ({
        event: "signer-document-signed",
        facts: {
          signers: facts.signers.map(({ signedAt: _signed, ...signer }) => ({
            ...signer,
            signatures: signer.signatures.slice(0, 1),
            ...(signer.papers && { papers: { ...signer.papers, day: "2020-01-02" } }),
          })),
        },
      })),
    );
    await theo().send(adoptSignerSignature, {
      body: { typedName: "Theo James Bergstrom", initials: "TB", intent: true },
    });
    const [signer] = (await loadApplication(ctx, ctx.database.kysely, uuid)).file.facts.signers;
    expect(signer?.papersEdition).toBe(1);
    // They read on the new ones that the signature of yesterday counts no more.
    expect((await theo().send(signerSigning, {})).redrawn).toEqual({ wasSigned: true, at: expect.any(String) });
    const file = await (await client.open(ownData, { body: { password: persona.fill.password } })).text();
    expect(file).toContain('"documents"');
    for (const paper of hidden) {
      const asked = client.open(document, { params: { uuid, document: paper.uuid } });
      await expect(asked).rejects.toMatchObject({ status: 404 });
      expect(file).not.toContain(paper.uuid);
    }
  });

  it("acknowledges the value of a Texas homestead as an owner of it, with the lender", async () => {
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid);
    const [signer] = file.facts.signers;
    const lender = product.ctx.lenders.byOrgCode(file.orgCode);
    const given = { lender, today: "2026-11-20", terms: lineTermsOf(file.facts, "2026-11-20"), valuationPaper: null };
    const kindsOf = (of: LoanFile) =>
      signerPackage(of, signer as SignerFacts, given).map(({ kind, input }) => [
        kind,
        "owners" in input ? input.owners.map(({ name }) => name) : [],
      ]);
    expect(kindsOf(file).map(([kind]) => kind)).not.toContain("TEXAS_FAIR_MARKET_VALUE");
    expect(kindsOf(inTexas(file))).toContainEqual(["TEXAS_FAIR_MARKET_VALUE", ["Theo James Bergstrom"]]);
  });

  it("cancels by themselves before anything is notarised, and that counts for all", async () => {
    await theo().send(rescindAsSigner, { body: { confirmed: true } });
    expect((await walked.client.send(status, { params: { uuid: walked.uuid } })).step).toBe("CANCELLED");
    await expect(theo().send(rescindAsSigner, { body: { confirmed: true } })).rejects.toMatchObject({ status: 409 });
    const adopted = { typedName: "Theo James Bergstrom", initials: "TB", intent: true } as const;
    await expect(theo().send(adoptSignerSignature, { body: adopted })).rejects.toMatchObject({
      status: 409,
      problem: { step: "CANCELLED" },
    });
  });

  async function textOf(uuid: string): Promise<string> {
    const reply = await theo().open(signerDocument, { params: { document: uuid } });
    return pdfText(new Uint8Array(await reply.arrayBuffer()));
  }
});

/** The same home in another state. */
function inTexas(file: LoanFile): LoanFile {
  const { property } = file.facts;
  if (property?.outcome !== "FOUND") throw new Error("The home was not found.");
  const parcels = property.parcels.map((parcel) => ({ ...parcel, address: { ...parcel.address, state: "TX" } }));
  return { ...file, facts: { ...file.facts, property: { ...property, parcels } } };
}
