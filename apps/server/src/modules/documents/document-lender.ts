import { isUsState } from "@gable/domain/people/us-states.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { DocumentLender } from "./lender.ts";

const ADDRESS =
  /^(?<street1>[^,]+)(?:, (?<street2>[^,]+))?, (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;

/** The lender as its documents name it. Throws when its record has no postal address in one line. */
export function documentLender(ctx: Context, lender: Lender): DocumentLender {
  const { companyInfo, other } = lender.orgMetaData;
  const parts = ADDRESS.exec(companyInfo.companyAddress)?.groups;
  if (!parts || !isUsState(parts["state"] ?? "")) {
    throw new Error(`The address of ${lender.orgCode} is not "street, city, ST 12345".`);
  }
  return {
    legalName: other.footerData.companyName,
    tradeName: lender.orgBrand,
    nmlsId: other.footerData.companyNMLS,
    address: {
      street1: parts["street1"] ?? "",
      street2: parts["street2"] ?? null,
      city: parts["city"] ?? "",
      state: parts["state"] ?? "",
      zip: parts["zip"] ?? "",
    },
    phone: companyInfo.phoneFormatted,
    email: companyInfo.email,
    website: ctx.lenders.originOf(lender),
    accentColor: other.colours.accent,
    // Regulation B, appendix A: the agency for lenders that are neither banks nor credit unions.
    creditRegulator: {
      name: "Federal Trade Commission",
      addressLines: ["Equal Credit Opportunity", "Washington, DC 20580"],
    },
    approvedByCounsel: false,
  };
}
