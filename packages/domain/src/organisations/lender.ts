import * as z from "zod";
import { AdditionalSignerVersion } from "../application/enumerations.ts";
import { DeskAnswers, usualDeskAnswers } from "../chat/desk-answers.ts";
import { HmdaFiler } from "../hmda/filer.ts";
import { IncomeWays, usualWays } from "../income/verification-methods.ts";
import { oneLine, paragraph } from "../one-line.ts";
import { ClosingOffice } from "./closing-office.ts";
import { DeedTrustee } from "./deed-trustee.ts";
import { Merchant } from "./merchant.ts";
import { OfficeDays, usualOfficeDays } from "./office-days.ts";
import { StateLicense } from "./state-licenses.ts";
import { OtherDays, WallTime, WeekHours } from "./week-hours.ts";

const Code = z.string().regex(/^[a-z][a-z0-9-]*$/, "Write the code in lower case with hyphens.");
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Write the color as #rrggbb.");
/** A path inside the product (`/privacy`) or a full address. */
export const PageUrl = z.union([z.string().regex(/^\/[a-z]/), z.url({ protocol: /^https$/ })], "url-invalid");
const Bilingual = z.object({ en: z.string().min(1), es: z.string().min(1) });

const CompanyInfo = z.object({
  companyAddress: z.string().min(1),
  phoneFormatted: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Write the number as (800) 555-0142."),
  companyNameShort: z.string().min(1),
  companyProduct: z.string().min(1),
  email: z.email(),
  allowRegulatorReview: z.boolean(),
  organization: z.enum(["lender", "bank", "credit-union"]),
});

const FooterData = z.object({
  companyName: z.string().min(1),
  companyNMLS: z.string().regex(/^\d{4,10}$/),
  companyNmlsURL: z.url({ protocol: /^https$/ }),
  termsOfUseUrl: PageUrl,
  privacyPolicyUrl: PageUrl,
  privacyLinkIsExternal: z.boolean(),
  licensesUrl: PageUrl,
  companyLegalUrl: PageUrl,
  footerImage: z.enum(["EHL", "EOL", "DEFAULT"]),
  /** What this lender adds to the product's own disclosures, one entry for each paragraph. */
  disclosureCopy: z.array(Bilingual),
});

/** One colour is enough; shades that the lender insists on are taken as far as they can be read. */
export const Colours = z.object({
  accent: Colour,
  shades: z.partialRecord(z.stringFormat("shade", /^(50|[1-7][05]0|800)$/), Colour).optional(),
});

/** Files beside `lender.json`, with the size in which the bar shows them, in CSS pixels. */
export const Logo = z.object({
  light: z.string().regex(/^[\w-]+\.svg$/),
  dark: z.string().regex(/^[\w-]+\.svg$/),
  alt: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
});

const MOST_REMINDERS = 5;
/** Whole days, each later than the one before. */
export const ReminderDays = z
  .array(z.int().min(1).max(60))
  .max(MOST_REMINDERS, "too-many-rows")
  .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), "not-rising");

/** Named differences between lenders; nothing in the product asks which lender it is. */
export const Settings = z.object({
  isMainOrganisation: z.boolean(),
  channel: z.enum(["RETAIL", "WHOLESALE", "REFERRAL"]),
  requiresReferringLoanOfficer: z.boolean(),
  hasRegistrationEnabled: z.boolean(),
  /** Which log-in is called; `optimizely` leaves it to the experiment. */
  logIn: z.enum(["optimizely", "broker", "legacy"]).default("broker"),
  /** Names the contact card: "Your Broker" or "Your Loan Officer". */
  originatorTitle: z.enum(["BROKER", "LOAN_OFFICER"]),
  /** On a phone, a picture of an identity document may be chosen from a file, not only taken by camera. */
  allowsIdentityFileUpload: z.boolean(),
  /** Whose face could not be compared may answer questions from public records instead of waiting for a person. */
  asksIdentityQuestions: z.boolean().default(true),
  /** Every borrower says whether they are a citizen or may stay for good, or for a time. */
  asksCitizenship: z.boolean().default(false),
  /** Hosts of partners, beside the lender's own, whose addresses may be followed from a chat. */
  chatPartnerHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).optional(),
  /** Which rule says who an additional signer is. Under v1 an account that somebody has already may be used to sign. */
  additionalSignerVersion: AdditionalSignerVersion.default("v1"),
  /** Days after it became the borrower's move on which they are reminded; after the last no more. */
  reminderDays: ReminderDays.default([1, 3, 7]),
});

/** Switches of the product that a lender sets for its own borrowers; what it leaves open is decided by the product's flags. */
export const lenderFlags = [
  "fe-leave-survey",
  "fe-ceo-feedback",
  "fe-heloc-chat-authentication",
  "fe-session-replay",
] as const;
export const LenderFlag = z.enum(lenderFlags);
export type LenderFlag = z.infer<typeof LenderFlag>;

/** Pages that the lender has closed for now: `routes` as in the maintenance flag. None is closed while there are none. */
export const LenderMaintenance = z.strictObject({
  routes: z
    .array(
      z
        .string()
        .regex(/^(\*|\/[a-z0-9:/-]*)$/i, "route-invalid")
        .max(100, "too-long"),
    )
    .max(30, "too-many-rows"),
  /** In English, and beside it in Spanish; the product's own words stand where they are empty. */
  pageTitle: oneLine(80),
  pageTitleEs: oneLine(80).default(""),
  message: paragraph(400),
  messageEs: paragraph(400).default(""),
  /** When it is expected to be over, in Pacific time; both empty where nobody can say. The pages stay closed until somebody opens them. */
  endDay: z.union([z.literal(""), z.iso.date()]).default(""),
  endTime: z.union([z.literal(""), WallTime]).default(""),
  shouldShowDashboardLink: z.boolean(),
});
export type LenderMaintenance = z.infer<typeof LenderMaintenance>;

const open: LenderMaintenance = {
  routes: [],
  pageTitle: "",
  pageTitleEs: "",
  message: "",
  messageEs: "",
  endDay: "",
  endTime: "",
  shouldShowDashboardLink: true,
};

/** A lender as it is seeded (`lenders/<code>/lender.json`); `organisationInfoOf` makes the page's object from it. */
export const Lender = z.object({
  /** Where its portal answers; null where it is `<code>.` before the product's own host. */
  baseUrl: z.url({ protocol: /^https?$/ }).nullable(),
  canonicalOrgCode: Code,
  orgCode: Code,
  orgBrand: z.string().min(1),
  orgMetaData: z.object({
    companyInfo: CompanyInfo,
    products: z.object({ heloc: z.object({ name: Bilingual, tagline: Bilingual }) }),
    other: z.object({
      colours: Colours,
      logo: Logo,
      /** Names the mark of `lenders/marks` that the loading screen shows; without one it draws a house. */
      mode: Code.nullable().default(null),
      footerData: FooterData,
      additionalUrls: z.array(z.object({ type: z.literal("FOOTER"), url: PageUrl, name: Bilingual })),
      settings: Settings,
      /** None yet where a lender was only just created: it takes no applications. */
      licenses: z.array(StateLicense),
      /** Contractors who refer borrowers here. */
      merchants: z.array(Merchant).default([]),
      /** Where lines on Texas homesteads may be closed, beside the lender's own office. */
      closingOffices: z.array(ClosingOffice).default([]),
      /** In deeds of trust; where none is named for a state it is the lender itself. */
      deedTrustees: z.array(DeedTrustee).default([]),
      /** Of the company that files the register; the others of its group file with it. */
      hmdaFiler: HmdaFiler.optional(),
      /** On which its business days are counted. */
      officeDays: OfficeDays.default(usualOfficeDays),
      hours: z.object({ OPS_CHAT: WeekHours, OPS_PHONE: WeekHours, otherDays: OtherDays.optional() }),
      /** What its desk has written to answer with. No borrower's page knows them. */
      deskAnswers: DeskAnswers.default(usualDeskAnswers),
      /** How borrowers may show their income, by kind of employment. */
      incomeWays: IncomeWays.default(usualWays),
      flags: z.partialRecord(LenderFlag, z.boolean()).default({}),
      maintenance: LenderMaintenance.default(open),
    }),
  }),
});
export type Lender = z.infer<typeof Lender>;
