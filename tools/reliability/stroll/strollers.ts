import type { StatusReply } from "@gable/domain/application/status.ts";
import { BASE_PATH, routes } from "@gable/domain/journey/routes.ts";
import { type StaffRole, staffRoleNames } from "@gable/domain/staff/roles.ts";
import { lenderFor } from "@gable/testkit/borrower/lender-for.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { namesOf } from "@gable/testkit/languages/english.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { consoleUrlOf } from "../../screens/staff.ts";
import { type Chance, pick } from "./act-at-random.ts";

/** Where somebody begins, and begins again. */
export interface Stroller {
  readonly who: string;
  readonly site: string;
  readonly token: string;
  readonly homes: readonly string[];
  /** The applications that are theirs. */
  readonly files: readonly string[];
  /** What is called as it is in either language; nothing where pages of this kind are not read for their language. */
  readonly names?: readonly string[];
}

/** More steps than that few personas pass. */
const MOST_STANDS = 32;
/** How many go as far as their persona goes: to the money, or to where it is refused. */
const TO_THE_END = 0.2;
const WITH_SIGNER = 0.33;
/** How many stroll as who signs beside, where somebody was invited. */
const AS_SIGNER = 0.6;
/** Pages of the console about one application, and the others. */
const fileParts = ["/file/:uuid", "/file/:uuid/papers", "/file/:uuid/borrower", "/notary/:uuid", "/notary/:uuid/visit"];
const pages = [
  "/pipeline",
  "/chats",
  "/chats/ended",
  "/notary",
  "/notary/journal",
  "/reports",
  "/reports/funded",
  "/reports/fair-lending",
  "/complaints",
  "/feedback",
  "/officer",
  "/hmda",
  "/account",
  "/audit",
  "/audit/lender",
  "/staff",
  "/staff/leads",
  "/settings",
  "/settings/webhooks",
  "/settings/chats",
];

/** A borrower, or somebody who signs beside them, where a persona has come to stand after some steps. */
export async function ofApplication(product: OwnProduct, mark: string, chance: Chance): Promise<Stroller> {
  const persona = await pickPersona(product, chance);
  const stands = chance() < TO_THE_END ? Number.POSITIVE_INFINITY : 1 + Math.floor(chance() * MOST_STANDS);
  let stood = 0;
  let here: { walking: Walk; seen: StatusReply } | undefined;
  const arrived = new Error("far enough");
  await walk({
    ...product,
    persona,
    email: `stroller.${mark}@example.com`,
    timePasses: true,
    stands: async (walking, seen) => {
      here = { walking, seen };
      stood += 1;
      if (stood >= stands) throw arrived;
    },
  }).catch((error: unknown) => {
    if (error !== arrived) throw error;
  });
  if (!here) throw new Error(`${persona} stood nowhere.`);
  const { walking, seen } = here;
  const { uuid, client, others, persona: known, email } = walking;
  const site = product.portalUrl((await lenderFor(product.url, known)).orgCode);
  const beside = chance() < AS_SIGNER ? others[0]?.client.token() : undefined;
  const base = `${site}${BASE_PATH}`;
  const open = (await passageOf(walking, seen))?.routes ?? [];
  return {
    who: `${beside === undefined ? "" : "who signs beside "}${persona} at ${seen.step}`,
    site,
    names: namesOf([known, email]),
    token: beside ?? client.token() ?? "",
    files: [uuid],
    homes: [
      ...open
        .filter((route) => routes[route].audience === (beside === undefined ? "borrower" : "signer"))
        .map((route) => base + routes[route].path.replace(":uuid", uuid).replace(/:\w+/, "PAYROLL")),
      ...(beside === undefined
        ? [`${base}/${uuid}`, `${base}/${uuid}/conditions`, `${site}/dashboard`, `${site}/dashboard/settings`]
        : [`${base}/heloc-signer/resume`, `${base}/heloc-signer/documents`]),
    ],
  };
}

/** Every third of them has somebody beside them who signs: of all personas few have. */
async function pickPersona({ sandboxUrl }: OwnProduct, chance: Chance): Promise<string> {
  const names = Object.keys(personaEnds);
  if (chance() >= WITH_SIGNER) return pick(names, chance);
  const known = await Promise.all(names.map((name) => fetchPersona(sandboxUrl, name)));
  return pick(
    names.filter((_, at) => (known[at]?.fill.signers.length ?? 0) > 0),
    chance,
  );
}

/** Somebody of the staff, before whom the applications of earlier strollers lie. */
export async function ofStaff(
  product: OwnProduct,
  staff: (role: StaffRole) => Promise<{ readonly token: string }>,
  files: readonly string[],
  chance: Chance,
): Promise<Stroller> {
  const role = pick(staffRoleNames, chance);
  const site = await consoleUrlOf(product);
  return {
    who: role,
    site,
    token: (await staff(role)).token,
    files: [],
    homes: [
      ...files.flatMap((uuid) => fileParts.map((part) => `${site}${part.replace(":uuid", uuid)}`)),
      ...pages.map((path) => `${site}${path}`),
    ],
  };
}
