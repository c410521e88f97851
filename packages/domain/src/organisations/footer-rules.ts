import type { CompanyInfo } from "./organisation-info.ts";

/** What the footer says about New York: specification part 2, section 2. */
export type NewYorkNotice = "licensed" | "review" | "not-authorized";

/** A licence comes before everything; a regulator's review before the notice that there is no authorization. */
export function newYorkNotice(licensedStates: readonly string[], allowRegulatorReview: boolean): NewYorkNotice {
  if (licensedStates.includes("NY")) return "licensed";
  return allowRegulatorReview ? "review" : "not-authorized";
}

const ALL_STATES = 50;

/** Whether the list of licensed states promises more of them: only the main organisation's, while it has fewer than fifty. */
export function promisesMoreStates(licensedStates: readonly string[], isMainOrganisation: boolean): boolean {
  // The district is no state.
  return isMainOrganisation && licensedStates.filter((state) => state !== "DC").length < ALL_STATES;
}

/** The state whose own community reinvestment act is named to those who live there. */
export const showsIllinoisNotice = (stateOfHome: string | null): boolean => stateOfHome === "IL";

/** A credit union shows its federal regulator's sign beside the mark of equal opportunity. */
export const showsRegulatorSign = ({ organization }: Pick<CompanyInfo, "organization">): boolean =>
  organization === "credit-union";
