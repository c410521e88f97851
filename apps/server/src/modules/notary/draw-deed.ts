import { addMonths, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { trusteeFor } from "@gable/domain/organisations/deed-trustee.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { countyInFull } from "@gable/domain/property/county-name.ts";
import { capacityOnDeed } from "@gable/domain/title/deed-grantors.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isDeedByHand, isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { certifiedTitle } from "@gable/domain/workflow/property/held-title.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { DocumentInputs } from "../documents/document-kinds.ts";
import { documentLender } from "../documents/document-lender.ts";
import type { DocumentLender } from "../documents/lender.ts";
import { securityInstrumentForm } from "../documents/security-instrument-forms.ts";

/** The id of the notary among a deed's signers. */
export const NOTARY = "notary";

/** What the deed says, as the file has it. Throws when the file is not that far. */
export function deedInput(ctx: Context, { facts, loanNumber, orgCode, identityUuid, uuid }: LoanFile, now: Date) {
  const home = homeOf(facts);
  const title = certifiedTitle(facts);
  const { name } = facts.answers;
  if (!home || !title || !name || !facts.offer) throw new Error(`the application ${uuid} is not ready for a deed`);
  const lender = documentLender(ctx, ctx.lenders.byOrgCode(orgCode));
  const today: LocalDate = localDateAt(now.toISOString(), home.timeZone);
  const trust = facts.trustAccepted?.trust;
  const borrower = {
    id: identityUuid,
    role: "borrower" as const,
    name: fullName(name),
    capacity: capacityOnDeed({ name }, title),
  };
  const others = facts.signers.map((signer) => ({
    id: signer.uuid,
    role: "additional-signer" as const,
    name: fullName(signer.name),
    capacity: capacityOnDeed(signer, title),
  }));
  const { state } = home.address;
  return {
    // The deed secures the agreement of that day.
    preparedOn: facts.closingDay ?? today,
    loanNumber,
    grantors: [borrower, ...others],
    ...(trust && { trust: { name: trust.name, datedOn: trust.datedOn } }),
    vesting: title.vesting,
    property: home.address,
    county: countyInFull(home.countyName, "en"),
    parcelNumber: home.parcelId,
    legalDescription: home.legalDescription,
    terms: {
      creditLimit: facts.offer.line,
      maturesOn: facts.agreedDates?.maturesOn ?? addMonths(today, facts.offer.termYears * 12),
    },
    borrowerNames: [fullName(name)],
    trustee: securityInstrumentForm(state) === "DEED_OF_TRUST" ? trusteeOf(ctx, orgCode, state, lender) : null,
    notary: { id: NOTARY, role: "notary", name: "Notary public" },
    notarisation: isDeedByHand(facts) || facts.onPaper ? "IN_PERSON" : "ONLINE",
    texasHomestead: isTexasHomestead(facts),
    returnTo: [
      lender.legalName,
      lender.address.street1,
      ...(lender.address.street2 ? [lender.address.street2] : []),
      `${lender.address.city}, ${lender.address.state} ${lender.address.zip}`,
    ],
  } satisfies DocumentInputs["SECURITY_INSTRUMENT"];
}

/** Who holds the power of sale: whom the lender named, or the company whose partner it is; without one the lender itself. */
function trusteeOf(ctx: Context, orgCode: string, state: string, lender: DocumentLender) {
  const own = ctx.lenders.byOrgCode(orgCode);
  const trustees = [own, ctx.lenders.byOrgCode(own.canonicalOrgCode)].map(
    ({ orgMetaData }) => orgMetaData.other.deedTrustees,
  );
  const named = trustees.map((of) => trusteeFor(of, state)).find((found) => found !== undefined);
  return named ?? { name: lender.legalName, address: lender.address };
}
