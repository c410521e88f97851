import type { Words } from "../language.ts";
import type { Facts } from "../workflow/facts/facts.ts";

/** By whose link an application was begun: an officer's or broker's, a contractor's, or nobody's. */
export const waysToCome = {
  SITE: { en: "Own site", es: "Sitio propio" },
  OFFICER: { en: "Loan officer’s link", es: "Enlace de un agente de crédito" },
  CONTRACTOR: { en: "Contractor’s link", es: "Enlace de un contratista" },
} as const satisfies Readonly<Record<string, Words>>;
export type WayToCome = keyof typeof waysToCome;
export const wayToComeNames = Object.keys(waysToCome) as [WayToCome, ...WayToCome[]];

export function cameBy({ channel: { referrerUuid, merchantUuid } }: Pick<Facts, "channel">): WayToCome {
  if (referrerUuid !== undefined) return "OFFICER";
  return merchantUuid === undefined ? "SITE" : "CONTRACTOR";
}

/** Which advertisement or letter led a borrower to the lender, by the three names under which campaigns are commonly kept apart. */
export interface Campaign {
  readonly name: string | null;
  readonly source: string | null;
  readonly medium: string | null;
}

export const campaignNamed = ({ channel: { campaign = {} } }: Pick<Facts, "channel">): Campaign => ({
  name: campaign["utm_campaign"] ?? null,
  source: campaign["utm_source"] ?? null,
  medium: campaign["utm_medium"] ?? null,
});
