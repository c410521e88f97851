import * as z from "zod";
import { DeskAnswers } from "../../chat/desk-answers.ts";
import { IncomeWays } from "../../income/verification-methods.ts";
import { oneLine, paragraph } from "../../one-line.ts";
import { isUsState } from "../../people/us-states.ts";
import { ClosingOffice, isSameOffice } from "../closing-office.ts";
import { EVERY_OTHER_STATE } from "../deed-trustee.ts";
import {
  Colours,
  type Lender,
  LenderFlag,
  LenderMaintenance,
  Logo,
  PageUrl,
  ReminderDays,
  Settings,
} from "../lender.ts";
import { OfficeDays } from "../office-days.ts";
import { StateLicense } from "../state-licenses.ts";
import { OtherDays, WeekHours } from "../week-hours.ts";
import type { LenderSubject } from "./subjects.ts";

/** A part of a lender's record that is changed as one whole. */
interface Section<V> {
  readonly schema: z.ZodType<V>;
  readonly read: (lender: Lender) => V;
  readonly write: (lender: Lender, value: V) => Lender;
}

const section = <V>(made: Section<V>): Section<V> => made;

const Text = oneLine(200).min(1, "required");
const Paragraph = z.strictObject({
  en: paragraph(1000).min(1, "required"),
  es: paragraph(1000).min(1, "required"),
});
const ShortBilingual = z.strictObject({
  en: oneLine(80).min(1, "required"),
  es: oneLine(80).min(1, "required"),
});

const Brand = z.strictObject({
  orgBrand: oneLine(40).min(1, "required"),
  companyNameShort: oneLine(40).min(1, "required"),
  companyProduct: oneLine(60).min(1, "required"),
  name: ShortBilingual,
  tagline: ShortBilingual,
  colours: Colours.strict(),
  logo: Logo.strict(),
});
export type Brand = z.infer<typeof Brand>;

const States = z
  .strictObject({
    licenses: z
      .array(
        StateLicense.extend({
          state: z.string().refine((state): boolean => isUsState(state), "state-invalid"),
          number: oneLine(40).min(1, "required"),
          regulator: oneLine(120).min(1, "required"),
        }).strict(),
      )
      .min(1, "no-license")
      .max(200, "too-many-rows"),
  })
  .check(({ value, issues }) => {
    for (const [index, { state, effectiveFrom, effectiveUntil }] of value.licenses.entries()) {
      const at = (field: string, code: string) =>
        issues.push({ code: "custom", input: value, path: ["licenses", index, field], message: code });
      if (effectiveUntil !== null && effectiveUntil < effectiveFrom) at("effectiveUntil", "ends-before-it-begins");
      const overlaps = value.licenses
        .slice(0, index)
        .some(
          (other) =>
            other.state === state &&
            (other.effectiveUntil === null || other.effectiveUntil >= effectiveFrom) &&
            (effectiveUntil === null || effectiveUntil >= other.effectiveFrom),
        );
      if (overlaps) at("state", "state-twice");
    }
  });

const Place = z.strictObject({
  street1: oneLine(100).min(1, "required"),
  street2: oneLine(60).min(1).nullable(),
  city: oneLine(60).min(1, "required"),
  state: z.string().refine((state): boolean => isUsState(state), "state-invalid"),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "zip-invalid"),
});

/**
 * Offices at which a Texas homestead may be closed; one that is taken out is closed for new appointments. And who is the trustee in deeds
 * of trust: of those drawn from then on.
 */
const Offices = z
  .strictObject({
    closingOffices: z
      .array(
        z.strictObject({
          placeType: ClosingOffice.shape.placeType,
          name: oneLine(120).min(1, "required"),
          address: Place,
        }),
      )
      .max(200, "too-many-rows"),
    deedTrustees: z
      .array(
        z.strictObject({
          state: z
            .string()
            .refine((state): boolean => state === EVERY_OTHER_STATE || isUsState(state), "state-invalid"),
          name: oneLine(120).min(1, "required"),
          address: Place,
        }),
      )
      .max(60, "too-many-rows")
      .default([]),
  })
  .check(({ value, issues }) => {
    for (const [index, { state }] of value.deedTrustees.entries())
      if (value.deedTrustees.slice(0, index).some((other) => other.state === state))
        issues.push({
          code: "custom",
          input: value,
          path: ["deedTrustees", index, "state"],
          message: "state-twice",
        });
    for (const [index, office] of value.closingOffices.entries())
      if (value.closingOffices.slice(0, index).some((other) => isSameOffice(other, office)))
        issues.push({
          code: "custom",
          input: value,
          path: ["closingOffices", index, "address", "street1"],
          message: "office-twice",
        });
  });

const Income = z.strictObject({ incomeWays: IncomeWays });

const Company = z.strictObject({
  companyName: Text,
  companyNMLS: z.string().regex(/^\d{4,10}$/, "nmls-invalid"),
  companyAddress: z
    .string()
    .trim()
    .regex(/^[^,]+(, [^,]+)?, [^,]+, [A-Z]{2} \d{5}(-\d{4})?$/, "address-invalid")
    .refine((line) => isUsState(line.split(", ").at(-1)?.slice(0, 2) ?? ""), "address-invalid"),
  phoneFormatted: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "phone-invalid"),
  email: z.email("email-invalid"),
  privacyPolicyUrl: PageUrl,
  privacyLinkIsExternal: z.boolean(),
  disclosureCopy: z.array(Paragraph).max(10, "too-many-rows"),
  additionalUrls: z.array(z.strictObject({ url: PageUrl, name: ShortBilingual })).max(10, "too-many-rows"),
});

const Features = z.strictObject({
  settings: Settings.pick({
    requiresReferringLoanOfficer: true,
    hasRegistrationEnabled: true,
    originatorTitle: true,
    allowsIdentityFileUpload: true,
    asksIdentityQuestions: true,
    asksCitizenship: true,
  })
    .extend({
      chatPartnerHosts: z
        .array(
          z
            .string()
            .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "host-invalid")
            .max(200, "too-long"),
        )
        .max(50, "too-many-rows"),
      reminderDays: ReminderDays,
    })
    .strict(),
  flags: z.partialRecord(LenderFlag, z.boolean()),
});

/** What each subject is in a lender's record, how it is checked, and how a new value takes the place of the old one. */
export const lenderSections = {
  states: section<z.infer<typeof States>>({
    schema: States,
    read: ({ orgMetaData: { other } }) => ({ licenses: other.licenses }),
    write: (lender, { licenses }) => withOther(lender, { licenses }),
  }),
  offices: section<z.infer<typeof Offices>>({
    schema: Offices,
    read: ({ orgMetaData: { other } }) => ({
      closingOffices: other.closingOffices,
      deedTrustees: other.deedTrustees,
    }),
    write: (lender, { closingOffices, deedTrustees }) => withOther(lender, { closingOffices, deedTrustees }),
  }),
  days: section<OfficeDays>({
    schema: OfficeDays,
    read: ({ orgMetaData: { other } }) => other.officeDays,
    write: (lender, officeDays) => withOther(lender, { officeDays }),
  }),
  income: section<z.infer<typeof Income>>({
    schema: Income,
    read: ({ orgMetaData: { other } }) => ({ incomeWays: other.incomeWays }),
    write: (lender, { incomeWays }) => withOther(lender, { incomeWays }),
  }),
  brand: section<Brand>({
    schema: Brand,
    read: ({ orgBrand, orgMetaData: { companyInfo, products, other } }) => ({
      orgBrand,
      companyNameShort: companyInfo.companyNameShort,
      companyProduct: companyInfo.companyProduct,
      name: products.heloc.name,
      tagline: products.heloc.tagline,
      colours: other.colours,
      logo: other.logo,
    }),
    write: (lender, { orgBrand, companyNameShort, companyProduct, name, tagline, colours, logo }) => {
      const { companyInfo } = lender.orgMetaData;
      const named = withMeta(lender, {
        companyInfo: { ...companyInfo, companyNameShort, companyProduct },
        products: { heloc: { name, tagline } },
      });
      return withOther({ ...named, orgBrand }, { colours, logo });
    },
  }),
  company: section<z.infer<typeof Company>>({
    schema: Company,
    read: ({ orgMetaData: { companyInfo, other } }) => ({
      companyName: other.footerData.companyName,
      companyNMLS: other.footerData.companyNMLS,
      companyAddress: companyInfo.companyAddress,
      phoneFormatted: companyInfo.phoneFormatted,
      email: companyInfo.email,
      privacyPolicyUrl: other.footerData.privacyPolicyUrl,
      privacyLinkIsExternal: other.footerData.privacyLinkIsExternal,
      disclosureCopy: other.footerData.disclosureCopy,
      additionalUrls: other.additionalUrls.map(({ url, name }) => ({ url, name })),
    }),
    write: (lender, value) => {
      const { companyAddress, phoneFormatted, email, additionalUrls, companyNMLS, ...footer } = value;
      const { companyInfo, other } = lender.orgMetaData;
      return withOther(withMeta(lender, { companyInfo: { ...companyInfo, companyAddress, phoneFormatted, email } }), {
        footerData: {
          ...other.footerData,
          ...footer,
          companyNMLS,
          companyNmlsURL: `https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/${companyNMLS}`,
        },
        additionalUrls: additionalUrls.map((link) => ({ type: "FOOTER", ...link })),
      });
    },
  }),
  hours: section<{ OPS_CHAT: WeekHours; OPS_PHONE: WeekHours; otherDays: OtherDays }>({
    schema: z.strictObject({ OPS_CHAT: WeekHours, OPS_PHONE: WeekHours, otherDays: OtherDays.default([]) }),
    read: ({ orgMetaData: { other } }) => ({ ...other.hours, otherDays: other.hours.otherDays ?? [] }),
    write: (lender, hours) => withOther(lender, { hours }),
  }),
  answers: section<DeskAnswers>({
    schema: DeskAnswers,
    read: ({ orgMetaData: { other } }) => other.deskAnswers,
    write: (lender, deskAnswers) => withOther(lender, { deskAnswers }),
  }),
  features: section<z.infer<typeof Features>>({
    schema: Features,
    read: ({ orgMetaData: { other } }) => {
      const {
        requiresReferringLoanOfficer,
        hasRegistrationEnabled,
        originatorTitle,
        allowsIdentityFileUpload,
        asksIdentityQuestions,
        asksCitizenship,
        reminderDays,
      } = other.settings;
      return {
        settings: {
          requiresReferringLoanOfficer,
          hasRegistrationEnabled,
          originatorTitle,
          allowsIdentityFileUpload,
          asksIdentityQuestions,
          asksCitizenship,
          chatPartnerHosts: other.settings.chatPartnerHosts ?? [],
          reminderDays,
        },
        flags: other.flags,
      };
    },
    write: (lender, { settings, flags }) =>
      withOther(lender, { settings: { ...lender.orgMetaData.other.settings, ...settings }, flags }),
  }),
  maintenance: section<LenderMaintenance>({
    schema: LenderMaintenance,
    read: ({ orgMetaData: { other } }) => other.maintenance,
    write: (lender, maintenance) => withOther(lender, { maintenance }),
  }),
} satisfies Readonly<Record<LenderSubject, unknown>>;

/** The lender with a new value of one subject, which fits its schema. */
export function withSection(lender: Lender, subject: LenderSubject, value: unknown): Lender {
  const { schema, write } = lenderSections[subject] as Section<unknown>;
  return write(lender, schema.parse(value));
}

type Meta = Lender["orgMetaData"];

const withMeta = (lender: Lender, changed: Partial<Meta>): Lender => ({
  ...lender,
  orgMetaData: { ...lender.orgMetaData, ...changed },
});

const withOther = (lender: Lender, changed: Partial<Meta["other"]>): Lender =>
  withMeta(lender, { other: { ...lender.orgMetaData.other, ...changed } });
