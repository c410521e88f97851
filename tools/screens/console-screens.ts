import { settingSubjectNames } from "@gable/domain/organisations/settings/subjects.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { as } from "./arrangements.ts";
import { deskFiles, type Files } from "./desk-files.ts";
import { consoleUrlOf, staffOf } from "./staff.ts";
import type { Screen } from "./take-screens.ts";

/** The lender whose people work on these pages; the desk of every other is the same. */
const LENDER = "gable";
/** The lender of the persona who has debts paid off. */
const PAYS_OFF = "harbor-pine";

type Place = readonly [role: StaffRole, path: string, file?: keyof Files];

/** Who looks at which page of the console; `:uuid` stands for a file. */
const pages: Readonly<Record<string, Place>> = {
  pipeline: ["processor", "/pipeline", "atSummary"],
  "pipeline-offers": ["processor", "/pipeline?order=OFFERS_END&within=30", "atOffers"],
  "pipeline-campaign": ["administrator", "/pipeline?cameBy=SITE&opened=90&order=OPENED&standing=ALL", "atOffers"],
  "queue-credit": ["processor", "/pipeline?queue=credit", "atCreditDesk"],
  "queue-payoff": ["processor", "/pipeline?queue=payoff"],
  "queue-payoff-figures": ["processor", "/pipeline?queue=payoff-figures"],
  file: ["underwriter", "/file/:uuid", "atSummary"],
  "file-credit-desk": ["processor", "/file/:uuid", "atCreditDesk"],
  "file-papers": ["underwriter", "/file/:uuid/papers", "atSummary"],
  "file-as-borrower": ["underwriter", "/file/:uuid/borrower", "atSummary"],
  chats: ["support-agent", "/chats"],
  notary: ["notary", "/notary"],
  "notary-journal": ["notary", "/notary/journal"],
  reports: ["administrator", "/reports"],
  funded: ["administrator", "/reports/funded", "funded"],
  campaigns: ["administrator", "/reports/campaigns"],
  "fair-lending": ["administrator", "/reports/fair-lending"],
  complaints: ["administrator", "/complaints"],
  feedback: ["administrator", "/feedback"],
  officer: ["loan-officer", "/officer"],
  hmda: ["administrator", "/hmda"],
  audit: ["administrator", "/audit"],
  "audit-lender": ["administrator", "/audit/lender"],
  staff: ["administrator", "/staff"],
  "staff-leads": ["administrator", "/staff/leads"],
  settings: ["administrator", "/settings"],
  ...Object.fromEntries(
    settingSubjectNames.map((subject): [string, Place] => [
      `settings-${subject}`,
      ["administrator", `/settings/${subject}`],
    ]),
  ),
  "settings-days-form": ["administrator", "/settings/days?edit=latest"],
  "settings-hours-form": ["administrator", "/settings/hours?edit=latest"],
  "settings-chats": ["administrator", "/settings/chats"],
  "settings-webhooks": ["administrator", "/settings/webhooks"],
};

/** Every page of the console, as who works there sees it. */
export function consoleScreens(product: OwnProduct): Screen[] {
  const files = deskFiles(product);
  const screensOf = (lender: string, shown: Readonly<Record<string, Place>>): Screen[] => {
    const staff = staffOf(product, lender);
    return Object.entries(shown).map(([name, [role, path, file]]) => ({
      name: `console-${name}`,
      url: async () => {
        const uuid = file === undefined ? "" : (await files[file]()).uuid;
        return (await consoleUrlOf(product)) + path.replace(":uuid", uuid);
      },
      arrange: as(() => staff(role)),
    }));
  };
  return [
    { name: "console-log-in", url: async () => `${await consoleUrlOf(product)}/auth/login` },
    ...screensOf(LENDER, pages),
    ...screensOf(PAYS_OFF, { "file-payoffs": ["processor", "/file/:uuid", "withPayoffs"] }),
  ];
}
