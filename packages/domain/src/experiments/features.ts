import * as z from "zod";
import type { SiteRoute } from "../journey/site-routes.ts";

/** A flag as it was decided for somebody; the variables are the flag's own. */
export const FeatureDecision = z.object({ flagEnabled: z.boolean(), variables: z.record(z.string(), z.json()) });
export type FeatureDecision = z.infer<typeof FeatureDecision>;

/** A flag in the list of all of them: specification part 2, section 3. */
export const Feature = z.object({
  key: z.string(),
  enabled: z.boolean(),
  variables: z.array(z.object({ key: z.string(), defaultValue: z.json() })),
});
export type Feature = z.infer<typeof Feature>;

/** A decision as an entry of the list. */
export const featureOf = (key: string, { flagEnabled, variables }: FeatureDecision): Feature => ({
  key,
  enabled: flagEnabled,
  variables: Object.entries(variables).map(([name, value]) => ({ key: name, defaultValue: value })),
});

/** The other applications of the product family, in the order of the menu. */
export const familyApplications = [
  "exchange",
  "pay",
  "marketplace",
  "passport",
  "portfolio",
  "groupManager",
] as const satisfies readonly SiteRoute[];
export type FamilyApplication = (typeof familyApplications)[number];

const names: Readonly<Record<FamilyApplication, string>> = {
  exchange: "exchange",
  pay: "pay",
  marketplace: "universal-marketplace",
  passport: "universal-passport",
  portfolio: "portfolio",
  groupManager: "group-manager",
};

export const relativeUrlFlag = (application: FamilyApplication): string => `fe-relative-url-${names[application]}`;
export const PORTFOLIO_FLAG = "fe-portfolio-manager";
export const LEAVE_SURVEY_FLAG = "fe-leave-survey";
export const CEO_FEEDBACK_FLAG = "fe-ceo-feedback";
export const LOGIN_PATH_FLAG = "fe-login-path";
export const SESSION_REPLAY_FLAG = "fe-session-replay";

/** Whether a flag is on; one that is not in the list is off. */
export const isOn = (features: readonly Feature[], key: string): boolean =>
  features.some((feature) => feature.key === key && feature.enabled);

/** A variable of a flag that is on. */
export function variableOf(features: readonly Feature[], key: string, variable: string): unknown {
  const feature = features.find((each) => each.key === key && each.enabled);
  return feature?.variables.find((each) => each.key === variable)?.defaultValue;
}

/**
 * Where an application of the family is: a path of this host, or a full address. Null, and hidden, when its flag is off or names
 * neither; the portfolio also when its own link is not enabled.
 */
export function familyUrl(features: readonly Feature[], application: FamilyApplication): string | null {
  if (application === "portfolio" && !isOn(features, PORTFOLIO_FLAG)) return null;
  const url = variableOf(features, relativeUrlFlag(application), "relativeUrl");
  return typeof url === "string" && /^(\/[a-z]|https:\/\/[a-z])/.test(url) ? url : null;
}

export type LoginMode = "optimizely" | "broker" | "legacy";

/**
 * Which log-in is called: an organisation's mode decides, or leaves it to the experiment, whose every other answer is the broker's.
 * Somebody known to be a broker never gets the legacy one.
 */
export function loginCall(mode: LoginMode, experiment: unknown, isBroker: boolean): "broker" | "legacy" {
  if (isBroker) return "broker";
  if (mode !== "optimizely") return mode;
  return experiment === "legacy" ? "legacy" : "broker";
}
