import type { Words } from "../language.ts";

/** What a lender shows as company, in footer, contact page and letters. */
export interface CompanyInfo {
  readonly companyAddress: string;
  /** `(800) 555-0142` */
  readonly phoneFormatted: string;
  readonly companyNameShort: string;
  readonly companyProduct: string;
  readonly email: string;
  /** New York's regulator is reviewing the lender: the footer says so instead of "not authorized". */
  readonly allowRegulatorReview: boolean;
  /** What kind of company it is; a credit union shows its regulator's mark. */
  readonly organization: "lender" | "bank" | "credit-union";
}

/** The equal-opportunity mark of the footer. `EHL`, for lenders, is the default. */
export type FooterImage = "EOL" | "EHL" | "DEFAULT";

export interface FooterData {
  readonly companyName: string;
  readonly companyNMLS: string;
  readonly companyNmlsURL: string;
  readonly termsOfUseUrl: string;
  readonly privacyPolicyUrl: string;
  /** False: the link leads to the page `/privacy` of this host, whatever the URL says. */
  readonly privacyLinkIsExternal: boolean;
  readonly licensesUrl: string;
  readonly companyLegalUrl: string;
  readonly footerImage: FooterImage;
  /** Further sentences of the lender's own, one paragraph each. */
  readonly disclosureCopy: readonly Words[];
}

export interface AdditionalFooterUrl {
  readonly type: "FOOTER";
  readonly url: string;
  readonly name: Words;
}

/** A logo as a vector, with the size in which the bar shows it, in CSS pixels. */
export interface OrganisationLogo {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The figures that the copy names. Money in whole cents, rates in percent as exact decimals, one decimal string each. */
export interface PricingFigures {
  readonly smallestLine: number;
  readonly largestLine: number;
  readonly lowestApr: string;
  readonly highestApr: string;
  readonly largestOriginationFeePercent: string;
  readonly valuationFee: number;
  readonly manualNotaryFee: number;
  readonly smallestRecordingFee: number;
  readonly largestRecordingFee: number;
  /** Recording tax for each $100,000 borrowed. */
  readonly largestRecordingTax: number;
}

/** Settings of the lender that change what the portal shows. */
export interface OrganisationSettings {
  readonly requiresReferringLoanOfficer: boolean;
  readonly isWholesale: boolean;
  /** Strangers who open a page of an application are sent to registration instead of log-in. */
  readonly hasRegistrationEnabled: boolean;
  /** Names the card of who brought a borrower. */
  readonly originatorTitle: "BROKER" | "LOAN_OFFICER";
  /** On a phone, a picture of an identity document may also be a file; else it is taken there and then. */
  readonly allowsIdentityFileUpload: boolean;
  /** The main organisation says "more states to come" while it has fewer than fifty. */
  readonly isMainOrganisation: boolean;
  /** Two-letter codes of the states in which the lender may take applications today. */
  readonly licensedStates: readonly string[];
  /** Which log-in is called; `optimizely` leaves it to the experiment. */
  readonly logIn: "optimizely" | "broker" | "legacy";
  /** When people answer the phone, in words of both languages. */
  readonly phoneHours: Words;
  /** Hosts whose addresses may be followed from a chat, beside the lender's own. */
  readonly chatPartnerHosts?: readonly string[];
  /** Development shows the developer's toolbar. */
  readonly deployment: "development" | "production";
}

/**
 * The organisation object that the server injects into the page as inert JSON (specification part 2, sections 1 and 3). Everything
 * that differs between lenders comes from here; no component knows a lender.
 */
export interface OrganisationInfo {
  readonly baseUrl: string;
  readonly canonicalOrgCode: string;
  readonly orgBrand: string;
  readonly orgCode: string;
  readonly orgMetaData: {
    readonly companyInfo: CompanyInfo;
    readonly products: { readonly heloc: { readonly name: Words; readonly tagline: Words } };
    readonly other: {
      readonly logo: OrganisationLogo;
      /** Address of the mark that the loading screen shows; null where it draws its own house. */
      readonly loadingMark: string | null;
      readonly footerData: FooterData;
      readonly additionalUrls: readonly AdditionalFooterUrl[];
      readonly settings: OrganisationSettings;
    };
  };
  readonly orgPricingData: PricingFigures;
}
