import { Lender } from "@gable/domain/organisations/lender.ts";
import { wordMark } from "@gable/domain/organisations/settings/drawn-marks.ts";
import { faultsOf } from "@gable/domain/organisations/settings/faults-of.ts";
import { lenderSections } from "@gable/domain/organisations/settings/lender-sections.ts";
import { plainSvg } from "@gable/domain/organisations/settings/plain-svg.ts";
import { weekdays } from "@gable/domain/organisations/week-hours.ts";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { StartRefused } from "../../start-refused.ts";
import { inviteFromCommand } from "../staff/invite-from-command.ts";
import { recordPoliciesOf } from "../underwriting/record-policies.ts";
import { announceSettings } from "./in-step.ts";
import { keepLenderFile } from "./lender-files.ts";
import { appendLenderEvent } from "./lender-log.ts";

const DARK = "#eef3f0";

const Asked = z.object({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/)
    .refine((code) => code !== "console" && code !== "marks"),
  name: z.string().trim().min(2).max(40),
  legalName: z.string().trim().min(2).max(200),
  nmls: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default("#1f4d6b"),
});
type Asked = z.infer<typeof Asked>;

/**
 * Creates a lender: its pages answer under its code at once, in every process, and it takes no applications until its administrators have
 * set the states of its licences. It lends by the product's default policy until they have approved their own.
 * @returns the links by which its first administrators come in, in their order: two, because nobody approves their own changes
 * @throws StartRefused naming what is wrong, or when the code or an address is taken
 */
export async function createLender(
  db: Database,
  config: Config,
  given: unknown,
  administrators: readonly { readonly name: string; readonly email: string }[],
): Promise<readonly string[]> {
  const asked = Asked.safeParse(given);
  if (!asked.success)
    throw new StartRefused(`Check ${asked.error.issues.map(({ path }) => `--${path.join(".")}`).join(", ")}.`);
  if (administrators.length < 2) throw new StartRefused("Name two administrators: nobody approves their own changes.");
  const { code } = asked.data;
  const known = await db.selectFrom("lenders").select("org_code").where("org_code", "=", code).executeTakeFirst();
  if (known) throw new StartRefused(`There is a lender ${code} already.`);
  await db.transaction().execute(async (trx) => {
    const ahead = await trx
      .selectFrom("clock_offsets")
      .select("offset_ms")
      .where("scope", "=", "all")
      .executeTakeFirst();
    const clock = { now: () => new Date(Date.now() + (ahead?.offset_ms ?? 0)) };
    const { record, drawings } = recordOf(asked.data);
    await trx
      .insertInto("lenders")
      .values({ org_code: code, record: JSON.stringify(record) })
      .execute();
    await keepDrawings(trx, record, drawings);
    await recordPoliciesOf(trx, code, clock.now());
    const detail = { name: asked.data.name, by: "command" };
    await appendLenderEvent({ clock }, trx, code, { kind: "system" }, { type: "lender-created", detail });
    await announceSettings(trx);
  });
  const links: string[] = [];
  for (const { name, email } of administrators)
    links.push(await inviteFromCommand(db, config, { lender: code, name, email, role: "administrator" }));
  return links;
}

interface Drawings {
  readonly light: string;
  readonly dark: string;
}

function recordOf(asked: Asked): { readonly record: Lender; readonly drawings: Drawings } {
  const { code, name, legalName, nmls, address, phone, email, accent } = asked;
  const company = lenderSections.company.schema.safeParse({
    companyName: legalName,
    companyNMLS: nmls,
    companyAddress: address,
    phoneFormatted: phone,
    email,
    privacyPolicyUrl: "/privacy",
    privacyLinkIsExternal: false,
    disclosureCopy: [],
    additionalUrls: [],
  });
  if (!company.success)
    throw new StartRefused(
      `Check ${Object.keys(faultsOf(company.error.issues))
        .map((path) => `--${flagOf(path)}`)
        .join(", ")}.`,
    );
  const drawings = { light: wordMark(name, accent), dark: wordMark(name, DARK) };
  const size = plainSvg(drawings.light);
  const hours = weekdays.map((weekday, index) => ({
    weekday,
    weekdayValue: index + 1,
    startTime: "06:00",
    endTime: "17:00",
    isOpen: index < 5,
  }));
  const record = Lender.parse({
    baseUrl: null,
    canonicalOrgCode: code,
    orgCode: code,
    orgBrand: name,
    orgMetaData: {
      companyInfo: {
        companyAddress: address,
        phoneFormatted: phone,
        companyNameShort: name,
        companyProduct: `${name} Home Equity Line`,
        email,
        allowRegulatorReview: false,
        organization: "lender",
      },
      products: {
        heloc: {
          name: { en: "Home equity line of credit", es: "Línea de crédito sobre el valor de la vivienda" },
          tagline: { en: "Your home’s equity, when you need it", es: "El valor de su vivienda, cuando lo necesita" },
        },
      },
      other: {
        colours: { accent },
        logo: {
          light: "logo.svg",
          dark: "logo-dark.svg",
          alt: name,
          width: size.ok ? size.width : 1,
          height: size.ok ? size.height : 1,
        },
        footerData: {
          companyName: legalName,
          companyNMLS: nmls,
          companyNmlsURL: `https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/${nmls}`,
          termsOfUseUrl: "/terms",
          privacyPolicyUrl: "/privacy",
          privacyLinkIsExternal: false,
          licensesUrl: "/licenses",
          companyLegalUrl: "/terms",
          footerImage: "EHL",
          disclosureCopy: [],
        },
        additionalUrls: [],
        settings: {
          isMainOrganisation: false,
          channel: "RETAIL",
          requiresReferringLoanOfficer: false,
          hasRegistrationEnabled: true,
          originatorTitle: "LOAN_OFFICER",
          allowsIdentityFileUpload: true,
        },
        licenses: [],
        hours: { OPS_CHAT: hours, OPS_PHONE: hours },
      },
    },
  });
  return { record, drawings };
}

/** The name drawn as a logo, until the lender brings its own. */
async function keepDrawings(trx: Transaction, record: Lender, { light, dark }: Drawings): Promise<void> {
  const { orgCode, orgMetaData } = record;
  const logo = {
    ...orgMetaData.other.logo,
    light: await keepLenderFile(trx, orgCode, "logo", light),
    dark: await keepLenderFile(trx, orgCode, "logo", dark),
  };
  const drawn = { ...record, orgMetaData: { ...orgMetaData, other: { ...orgMetaData.other, logo } } };
  await trx
    .updateTable("lenders")
    .set({ record: JSON.stringify(drawn) })
    .where("org_code", "=", orgCode)
    .execute();
}

const flags: Readonly<Record<string, string>> = {
  companyName: "legal-name",
  companyNMLS: "nmls",
  companyAddress: "address",
  phoneFormatted: "phone",
};

const flagOf = (path: string): string => flags[path] ?? path;
