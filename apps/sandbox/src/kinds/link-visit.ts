import type { VendorKind } from "@gable/vendors/protocols.ts";
import { type Person, person } from "@gable/vendors/wire-values.ts";
import { z } from "zod";
import { addMinutes } from "../days.ts";
import type { Scene } from "../scene.ts";
import { atOnce } from "../script.ts";
import type { Vault } from "../vault.ts";

/** A browser's visit to a vendor's own page: all that the page needs, sealed into its address. */
const linkVisit = z.object({
  purpose: z.literal("visit"),
  kind: z.enum(["bank-link", "income-link", "tax-transcript"]),
  order: z.string(),
  reference: z.string(),
  callbackUrl: z.string().optional(),
  orderedAt: z.string(),
  expiresAt: z.string(),
  person,
  returnUrl: z.url(),
  state: z.string(),
  language: z.enum(["en", "es"]),
  employerName: z.string().optional(),
  statedAnnualIncome: z.number().optional(),
  years: z.array(z.number()).optional(),
  /** A visit to Plaid's page: the browser goes back to the address as it was given, with nothing of what happened in it. */
  plaid: z.object({ webhook: z.string().optional() }).optional(),
});
export type LinkVisit = z.infer<typeof linkVisit>;

/** What the visitor agreed to share, sealed into the token with which the browser returns. */
const linkGrant = z.object({
  purpose: z.literal("grant"),
  kind: linkVisit.shape.kind,
  person,
  institution: z.string().optional(),
  accounts: z.array(z.string()).optional(),
  employerName: z.string().optional(),
  statedAnnualIncome: z.number().optional(),
  years: z.array(z.number()).optional(),
});
export type LinkGrant = z.infer<typeof linkGrant>;

const VISIT_MINUTES = 240;

const pagePaths = {
  "bank-link": "/bank/link",
  "income-link": "/payroll/link",
  "tax-transcript": "/transcripts/link",
} as const satisfies Partial<Record<VendorKind, string>>;

interface LinkOrder {
  readonly person: Person;
  readonly returnUrl: string;
  readonly state: string;
  readonly language?: "en" | "es" | undefined;
}

/** Opens a visit: the answer to every `start-link`. */
export function openVisit(
  kind: LinkVisit["kind"],
  request: LinkOrder,
  scene: Scene,
  more: Pick<LinkVisit, "employerName" | "statedAnnualIncome" | "years"> = {},
) {
  const expiresAt = addMinutes(scene.orderedAt, VISIT_MINUTES);
  const visit: LinkVisit = {
    purpose: "visit",
    kind,
    order: scene.order,
    reference: scene.reference,
    ...(scene.callbackUrl === undefined ? {} : { callbackUrl: scene.callbackUrl }),
    orderedAt: scene.orderedAt,
    expiresAt,
    person: request.person,
    returnUrl: request.returnUrl,
    state: request.state,
    language: request.language ?? "en",
    ...more,
  };
  return atOnce({ outcome: "open" as const, url: visitPage(scene.publicUrl, scene.vault, visit), expiresAt });
}

/** The address of the vendor's page for a visit. */
export const visitPage = (publicUrl: string, vault: Vault, visit: LinkVisit): string =>
  `${publicUrl}${pagePaths[visit.kind]}?visit=${vault.seal(visit)}`;

export function readVisit(vault: Vault, token: string): LinkVisit | null {
  const visit = linkVisit.safeParse(vault.open(token));
  return visit.success ? visit.data : null;
}

/** What a public token stands for, if it is one of this kind. */
export function readGrant(vault: Vault, kind: LinkGrant["kind"], token: string): LinkGrant | null {
  const grant = linkGrant.safeParse(vault.open(token));
  return grant.success && grant.data.kind === kind ? grant.data : null;
}
