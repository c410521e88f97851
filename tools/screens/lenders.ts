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

type Officer = { readonly uuid: string; readonly licensedStates: readonly string[] };

const officersOf = (code: string) => (read(code, "originators.json") as readonly Officer[] | undefined) ?? [];

/** A loan officer or broker of the lender, whose card stands beside pages that they sent somebody to. */
export const officerOf = (code: string): string | undefined => officersOf(code)[0]?.uuid;

/** One who may bring the lender somebody with a home in this state. */
export const officerIn = (code: string, state: string): string | undefined =>
  officersOf(code).find(({ licensedStates }) => licensedStates.includes(state))?.uuid;

/** Those that take applications; some only from whom an officer sends. */
export const openLenders = (): string[] =>
  lenderCodes().filter((code) => {
    const { orgMetaData } = read(code, "lender.json") as {
      orgMetaData: { other: { settings: { hasRegistrationEnabled: boolean } } };
    };
    return orgMetaData.other.settings.hasRegistrationEnabled;
  });
