import type { LocalDate } from "../calendar/local-date.ts";
import { hoursInWords } from "./hours-in-words.ts";
import type { Lender } from "./lender.ts";
import type { OrganisationInfo, PricingFigures } from "./organisation-info.ts";
import { licensedStates } from "./state-licenses.ts";

type PageTerms = {
  /** The day whose licences count. */
  on: LocalDate;
  /** Where this lender's portal answers. */
  baseUrl: string;
  /** Where the browser finds a file of the lender's folder. */
  fileUrl: (file: string) => string;
  /** Where the browser finds the mark of an organisation mode. */
  markUrl: (mode: string) => string;
  deployment: "development" | "production";
  /** The figures that the copy names: `pricingFiguresOf` the policy of that day. */
  pricing: PricingFigures;
};

/** What the page of a lender knows about it. */
export function organisationInfoOf(lender: Lender, terms: PageTerms): OrganisationInfo {
  const { on, baseUrl, fileUrl, markUrl, deployment, pricing } = terms;
  const { companyInfo, products, other } = lender.orgMetaData;
  const { logo, mode, footerData, additionalUrls, settings, licenses, hours } = other;
  return {
    baseUrl,
    canonicalOrgCode: lender.canonicalOrgCode,
    orgBrand: lender.orgBrand,
    orgCode: lender.orgCode,
    orgMetaData: {
      companyInfo,
      products,
      other: {
        logo: {
          src: fileUrl(logo.light),
          srcDark: fileUrl(logo.dark),
          alt: logo.alt,
          width: logo.width,
          height: logo.height,
        },
        loadingMark: mode === null ? null : markUrl(mode),
        footerData,
        additionalUrls,
        settings: {
          requiresReferringLoanOfficer: settings.requiresReferringLoanOfficer,
          isWholesale: settings.channel === "WHOLESALE",
          hasRegistrationEnabled: settings.hasRegistrationEnabled,
          logIn: settings.logIn,
          originatorTitle: settings.originatorTitle,
          allowsIdentityFileUpload: settings.allowsIdentityFileUpload,
          isMainOrganisation: settings.isMainOrganisation,
          licensedStates: licensedStates(licenses, on),
          phoneHours: hoursInWords(hours.OPS_PHONE),
          ...(settings.chatPartnerHosts && { chatPartnerHosts: settings.chatPartnerHosts }),
          deployment,
        },
      },
    },
    orgPricingData: pricing,
  };
}
