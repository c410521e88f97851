import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { statedAnnualIncome } from "@gable/domain/profile/registration.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkVisit } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { LinkAnswer } from "@gable/vendors/link-session.ts";
import type { VendorReply } from "@gable/vendors/order-protocol.ts";
import { VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { Context, VendorEventListener } from "../../context.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { advance } from "../../workflow/advance.ts";
import { isThere, loadApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorActor } from "../../workflow/task.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";

/** A visit that was opened at the vendor and is not yet written down. */
export interface OpenedVisit {
  readonly visit: LinkVisit;
  readonly url: string;
}

/** Years of tax returns that are asked for. */
const TAX_YEARS = 2;

/** Asks the vendor for a page on which the borrower opens an account to it. Takes no transaction: the borrower waits meanwhile. */
export async function openVisit(
  ctx: Context,
  caller: SignedIn,
  file: LoanFile,
  kind: Pick<LinkVisit, "vendor" | "purpose">,
): Promise<OpenedVisit> {
  const uuid = visitUuid(file.uuid, caller);
  const now = ctx.clock.now(file.uuid);
  const { language } = file.facts.answers;
  const order = { key: `${file.uuid}:link:${uuid}`, reference: file.uuid, correlationId: caller.correlationId };
  const placed = { ...order, orderedAt: now.toISOString(), callbackUrl: ctx.config.vendorCallbackUrl };
  const request = {
    person: vendorPerson(file),
    returnUrl: ctx.lenders.originOf(caller.lender) + onHost(returnPath(kind.vendor, file.uuid)),
    state: uuid,
    lender: caller.lender.orgBrand,
    ...(language && { language }),
  };
  const reply = await start(ctx, kind, file, placed, request, now);
  if (reply.status !== "answered" || reply.answer.outcome !== "open")
    throw new VendorUnavailable(kind.vendor, "malformed-answer");
  return {
    visit: { ...kind, uuid, order: reply.order, openedAt: now.toISOString(), state: "OPEN" },
    url: reply.answer.url,
  };
}

/** From the command's key: a command that is sent again after a crash opens no second visit at the vendor. */
function visitUuid(applicationUuid: string, { request }: SignedIn): string {
  const digest = hash("sha256", `${applicationUuid}:link:${request.headers["idempotency-key"] as string}`);
  const digits = `${digest.slice(0, 12)}8${digest.slice(13, 16)}8${digest.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const returnPath = (vendor: LinkVisit["vendor"], uuid: string): string =>
  vendor === "tax-transcript" ? paths.incomePointservCallback(uuid) : paths.bankLinkReturn();

type Placed = Omit<Parameters<Context["vendors"]["bankLink"]["startLink"]>[0], "request">;
type Asked = Omit<Parameters<Context["vendors"]["bankLink"]["startLink"]>[0]["request"], "purpose">;

function start(
  { vendors }: Context,
  { vendor, purpose }: Pick<LinkVisit, "vendor" | "purpose">,
  { facts }: LoanFile,
  placed: Placed,
  request: Asked,
  now: Date,
): Promise<VendorReply<LinkAnswer>> {
  if (vendor === "bank-link") {
    const shared = purpose === "INCOME" ? ("accounts-and-transactions" as const) : ("accounts" as const);
    return vendors.bankLink.startLink({ ...placed, request: { ...request, purpose: shared } });
  }
  if (vendor === "tax-transcript") {
    const lastYear = now.getUTCFullYear() - 1;
    const years = Array.from({ length: TAX_YEARS }, (_, ago) => lastYear - ago);
    return vendors.taxTranscripts.startLink({ ...placed, request: { ...request, years } });
  }
  const { annualIncome = 0, otherIncome = [] } = facts.answers;
  const statedAnnual = statedAnnualIncome({ annualIncome, otherIncome });
  return vendors.incomeLink.startLink({ ...placed, request: { ...request, statedAnnualIncome: statedAnnual } });
}

/** Notes a visit as opened. */
export const openedChange = ({ facts }: LoanFile, { visit }: OpenedVisit): Change => ({
  event: "link-opened",
  facts: { links: [...facts.links, visit] },
  detail: { vendor: visit.vendor, purpose: visit.purpose },
});

/** A vendor may send the browser back before it has closed the visit: it is asked again after these, in ms, while the borrower waits. */
const PAUSES_MS = [200, 600, 1_200];

/** How a visit ended, by what the browser came back with or else by what the vendor says now. Takes no transaction. */
export async function endOfVisit(
  ctx: Context,
  applicationUuid: string,
  link: string,
  { publicToken }: { readonly publicToken?: string | undefined },
): Promise<LinkAnswer | undefined> {
  if (publicToken !== undefined) return { outcome: "completed", publicToken };
  const { file } = await loadApplication(ctx, ctx.database.kysely, applicationUuid);
  const visit = file.facts.links.find(({ uuid }) => uuid === link);
  if (!visit) return undefined;
  for (const pauseMs of PAUSES_MS) {
    const end = await endAtVendor(ctx, visit);
    if (end && end.outcome !== "open") return end;
    await pause(pauseMs);
  }
  return endAtVendor(ctx, visit);
}

/** What the vendor says of a visit now; undefined while it says nothing. */
export async function endAtVendor({ vendors }: Context, { vendor, order }: LinkVisit): Promise<LinkAnswer | undefined> {
  const standing = await vendors.desk(vendor).find("start-link", order);
  return standing.status === "answered" ? standing.answer : undefined;
}

/** Notes how a visit ended. Nothing to change while it goes on, or when that is noted. */
export function endedChange(file: LoanFile, uuid: string, end: LinkAnswer | undefined): Change | undefined {
  if (end === undefined || end.outcome === "open") return undefined;
  if (end.outcome === "completed") return completedChange(file, uuid, end.publicToken);
  const visit = file.facts.links.find((link) => link.uuid === uuid);
  if (visit?.state !== "OPEN") return undefined;
  return {
    event: "link-abandoned",
    facts: { links: withLink(file.facts.links, { ...visit, state: "ABANDONED", reason: end.reason }) },
    detail: { vendor: visit.vendor, reason: end.reason },
  };
}

/** The borrower is back, or the vendor says so: what was shared is read from now on. Nothing to change when that has begun. */
function completedChange({ facts }: LoanFile, uuid: string, publicToken: string): Change | undefined {
  const visit = facts.links.find((link) => link.uuid === uuid);
  if (!visit || (visit.state !== "OPEN" && visit.state !== "ABANDONED")) return undefined;
  return {
    event: "link-completed",
    facts: { links: withLink(facts.links, { ...visit, state: "COMPLETED", publicToken }) },
    detail: { vendor: visit.vendor },
  };
}

export const withLink = (links: readonly LinkVisit[], changed: LinkVisit): readonly LinkVisit[] =>
  links.map((link) => (link.uuid === changed.uuid ? changed : link));

/** The visit whose reading a task does: its uuid is the last part of the effect's key. Throws for an unknown one. */
export function visitOfKey({ facts, uuid }: LoanFile, key: string): LinkVisit {
  const visit = facts.links.find((link) => link.uuid === key.split(":").at(-1));
  if (!visit) throw new Error(`the application ${uuid} has no visit for ${key}`);
  return visit;
}

/** Follows visits whose browser never came back: the vendor tells how they ended. */
export const hearVisit: VendorEventListener = async (ctx, trx, event) => {
  if (event.act !== "start-link" || event.status !== "answered" || !(await isThere(trx, event.reference))) return false;
  const { answer } = event;
  let isKnown = false;
  await advance(ctx, trx, event.reference, vendorActor(event.kind, event.order), (file) => {
    const visit = file.facts.links.find((link) => link.order === event.order);
    isKnown = visit !== undefined;
    return visit && endedChange(file, visit.uuid, answer);
  });
  return isKnown;
};
