import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../running/root.ts";

const folder = join(root, "lenders");
const read = (code: string, file: string): unknown => {
  const path = join(folder, code, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
};

/** The lenders of a fresh installation. */
export const lenderCodes = (): string[] => readdirSync(folder).filter((code) => code !== "marks");

/** Those at which strangers may begin. */
export const acceptingLenders = (): string[] =>
  lenderCodes().filter((code) => {
    const { orgMetaData } = read(code, "lender.json") as {
      orgMetaData: {
        other: {
          settings: { hasRegistrationEnabled: boolean; requiresReferringLoanOfficer: boolean; channel: string };
        };
      };
    };
    const { hasRegistrationEnabled, requiresReferringLoanOfficer, channel } = orgMetaData.other.settings;
    return hasRegistrationEnabled && !requiresReferringLoanOfficer && channel === "RETAIL";
  });

/** A loan officer or broker of the lender, whose card stands beside pages that they sent somebody to. */
export const officerOf = (code: string): string | undefined =>
  (read(code, "originators.json") as { uuid: string }[] | undefined)?.[0]?.uuid;
