import { createHash } from "node:crypto";
import type { HmdaFiler } from "@gable/domain/hmda/filer.ts";
import { makeUli } from "@gable/domain/hmda/uli.ts";
import { scheduleOverMonths } from "@gable/domain/money/amortisation.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { ChosenOffer, Parcel } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { mayDebit } from "@gable/domain/workflow/funding/autopay-standing.ts";
import { standingLiens } from "@gable/domain/workflow/liens/standing-liens.ts";
import { debtsToPay, isNotOwed } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { vestingOf } from "@gable/domain/workflow/property/owners-by-title.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";
import { offerChosen } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { writeZip, type ZipMember } from "../../zip/zip.ts";

/** Of the file's form; told in docs/hand-off.md. */
const VERSION = 1;
const MONTHS = 12;

/** Papers that prove or govern the line; identity pictures, income and the like stay with the lender. */
const handedOver: ReadonlySet<string> = new Set([
  "CREDIT_AGREEMENT",
  "SECURITY_INSTRUMENT",
  "ACCOUNT_OPENING_DISCLOSURE",
  "STATEMENT_OF_LOAN",
  "RIGHT_TO_CANCEL",
  "RIGHT_NOT_TO_CLOSE",
  "AUTOPAY_AUTHORIZATION",
  "PAYOFF_AUTHORIZATION",
  "FLOOD_NOTICE",
  "SIGNING_CERTIFICATE",
  // Of what was signed by hand these are what was signed.
  "SIGNED_ORIGINAL",
  "NOTARIAL_CERTIFICATE",
  "RECORDING_RECEIPT",
  "SIGNER_STATEMENT",
  "CONFIRMATION_OF_NON_RESCISSION",
  "FLOOD_DETERMINATION",
  "TEXAS_50G_NOTICE",
  "TEXAS_FAIR_MARKET_VALUE",
  "TEXAS_FINAL_ITEMIZATION",
]);

interface Ground extends Pick<Context, "sealing" | "documents" | "lenders"> {
  readonly db: Database;
  readonly lender: Lender;
}

/** The hand-off of a funded line as an archive: `loan.json` and the documents that it names with their hashes. Undefined before funding. */
export async function makeHandOff(ground: Ground, applicationUuid: string, madeAt: Date): Promise<Buffer | undefined> {
  const { file, seal } = await loadApplication(ground, ground.db, applicationUuid);
  if (!isFunded(file)) return undefined;
  const rows = await ground.db
    .selectFrom("documents")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .where("superseded_at", "is", null)
    .orderBy("created_at")
    .execute();
  const members: ZipMember[] = [];
  const documents = [];
  for (const row of rows.filter(({ kind, origin }) => handedOver.has(kind) && origin !== "borrower")) {
    const bytes = await ground.documents.get(seal, row.storage_key);
    const member = `documents/${row.kind.toLowerCase()}-${row.uuid}.pdf`;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    members.push({ name: member, bytes });
    documents.push({ uuid: row.uuid, kind: row.kind, title: row.title, pages: row.pages, sha256, member });
  }
  const loan = {
    version: VERSION,
    madeAt: madeAt.toISOString(),
    ...loanOf(file, ground.lender, ground.lenders.filerOf(ground.lender)),
    documents,
  };
  return writeZip([{ name: "loan.json", bytes: Buffer.from(`${JSON.stringify(loan, null, 2)}\n`) }, ...members]);
}

const isFunded = ({ facts }: LoanFile): boolean => facts.funding !== undefined && facts.offer !== undefined;

/** Amounts in cents, rates in percent as decimal text, dates where the home is. */
function loanOf(file: LoanFile, lender: Lender, filer: HmdaFiler | undefined) {
  const { facts } = file;
  const { offer } = facts;
  const home = homeOf(facts);
  if (!offer || !home) throw new Error(`the application ${file.uuid} is not funded`);
  const { companyInfo, other } = lender.orgMetaData;
  return {
    lender: {
      name: other.footerData.companyName,
      nmls: other.footerData.companyNMLS,
      lei: filer?.lei ?? null,
      address: companyInfo.companyAddress,
    },
    loan: {
      number: file.loanNumber,
      universalLoanIdentifier: filer ? makeUli(filer.lei, file.loanNumber) : null,
      ...termsOf(facts, offer),
    },
    schedule: scheduleOverMonths(offer.line, offer.ratePercent, offer.termYears * MONTHS),
    parties: partiesOf(facts),
    home: securityOf(facts, home),
    security: {
      notarisedAt: facts.deed?.notarisedAt ?? null,
      recording: facts.recording ?? null,
      rescissionEndedAt: facts.rescissionOver ?? null,
      // Where the lender waited for cancellations in the post.
      rescissionHoldOver: facts.rescissionHoldOver ?? null,
    },
    funding: fundingOf(facts),
    payment: paymentOf(facts),
  };
}

function termsOf(facts: Facts, offer: ChosenOffer) {
  const later = offerChosen(facts)?.laterDraws;
  return {
    creditLimit: offer.line,
    initialDraw: offer.initialDraw,
    originationFee: offer.originationFee,
    ratePercent: offer.ratePercent,
    termMonths: offer.termYears * MONTHS,
    monthlyPayment: offer.monthlyPayment,
    openedOn: facts.closingDay ?? null,
    firstPaymentOn: facts.agreedDates?.firstPaymentOn ?? null,
    maturesOn: facts.agreedDates?.maturesOn ?? null,
    laterDraws: later
      ? {
          index: "The Wall Street Journal prime rate",
          marginPercent: offer.marginPercent,
          maximumRatePercent: later.maxRatePercent,
          drawPeriodYears: later.drawPeriodYears,
          limitPercentOfInitialDraw: later.redrawPercentOfInitialDraw,
          minimumDraw: later.minDraw,
        }
      : null,
  };
}

function partiesOf(facts: Facts) {
  const { answers, additional } = facts;
  return {
    borrower: {
      name: answers.name,
      birthDate: answers.birthDate ?? null,
      ssn: additional?.ssn ?? facts.ssn ?? null,
      email: answers.email ?? null,
      phone: additional?.phone ?? answers.phone ?? null,
      address: residenceOf(facts) ?? null,
      language: answers.language ?? "en",
      citizenship: additional?.citizenship ?? null,
      receivesPaper: facts.onPaper !== undefined,
    },
    signers: facts.signers.map(({ name, relation, signedAt }) => ({ name, relation, signedAt: signedAt ?? null })),
  };
}

/** The home that secures the line, what is ahead of it, and what insures it. */
function securityOf(facts: Facts, home: Parcel) {
  const { input, result } = facts.decision ?? {};
  return {
    address: home.address,
    parcel: home.parcelId,
    county: home.countyName,
    countyFips: home.countyFips,
    legalDescription: home.legalDescription,
    vesting: vestingOf(facts) ?? home.vesting,
    occupancy: facts.additional?.occupancy ?? facts.answers.occupancy ?? null,
    value: input?.property.value ?? null,
    valueSource: input?.property.valueSource ?? null,
    lienPosition: result?.numbers.lienPosition ?? null,
    seniorLiens: liensThatStay(facts).map(({ lender: holder, balance, openEnd, limit }, index) => ({
      holder,
      position: index + 1,
      balance,
      openEnd,
      limit,
    })),
    flood: facts.flood ?? null,
    insurance: { hazard: facts.hazardInsurance?.policy ?? null, flood: facts.floodInsurance?.policy ?? null },
  };
}

function fundingOf(facts: Facts) {
  return {
    decidedAt: facts.funding?.at ?? null,
    cash: facts.funding?.cash ?? null,
    disbursement: facts.disbursement ?? null,
    restSent: facts.restPayments ?? [],
    shortfallBorneByLender: facts.shortfallBorne?.amount ?? 0,
    paidOff: debtsToPay(facts)
      .filter(({ id }) => !isNotOwed(facts, id))
      .map(({ id }) => ({ debt: id, payment: facts.payoffPayments[id] ?? null })),
  };
}

function paymentOf(facts: Facts) {
  const { payType, autopayAccount } = facts;
  return {
    method: payType ?? null,
    account:
      autopayAccount && mayDebit(facts)
        ? {
            bank: autopayAccount.bankName,
            routingNumber: autopayAccount.routingNumber,
            accountNumber: autopayAccount.accountNumber,
            type: autopayAccount.type,
            draftDay: autopayAccount.draftDay,
          }
        : null,
  };
}

/** The liens ahead of this line once it has paid off those that it pays off, the first one first. */
function liensThatStay(facts: Facts) {
  const paidOff = new Set(
    debtsToPay(facts)
      .filter(({ id }) => facts.payoffsLeft?.[id] === undefined)
      .map(({ id }) => id),
  );
  return standingLiens(facts)
    .filter(({ id }) => !paidOff.has(id))
    .toSorted((one, other) => one.position - other.position);
}
