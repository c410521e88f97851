import { creditRegulatorOf } from "@gable/domain/organisations/credit-regulators.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { DocumentLender } from "./lender.ts";
import { postalAddress } from "./postal-address.ts";

/** The lender as its documents name it. Throws when its record has no postal address in one line. */
export function documentLender(ctx: Context, lender: Lender): DocumentLender {
  const { companyInfo, other } = lender.orgMetaData;
  const address = postalAddress(companyInfo.companyAddress);
  if (!address) throw new Error(`The address of ${lender.orgCode} is not "street, city, ST 12345".`);
  return {
    legalName: other.footerData.companyName,
    tradeName: lender.orgBrand,
    nmlsId: other.footerData.companyNMLS,
    address,
    phone: companyInfo.phoneFormatted,
    email: companyInfo.email,
    website: ctx.lenders.originOf(lender),
    accentColor: other.colours.accent,
    creditRegulator: creditRegulatorOf(ctx.lenders.filerOf(lender)?.agency),
    approvedByCounsel: false,
    ownForms: ctx.ownForms.get(lender.orgCode) ?? {},
  };
}
