import type { Proposal, ProposalState, WholeProposal } from "@gable/contract/calls/organisations-settings.ts";
import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Database } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import { standingFor } from "../staff/standing-for.ts";
import type { JsonObject } from "./json-object.ts";

/** For whom, and when, proposals are presented. */
export interface Reader {
  readonly orgCode: string;
  readonly staffUuid: string;
  readonly now: Date;
}

export const proposalsOf = (db: Database, orgCode: string) =>
  db
    .selectFrom("lender_proposals")
    .innerJoin("staff as proposer", "proposer.uuid", "lender_proposals.proposed_by")
    .leftJoin("staff as decider", "decider.uuid", "lender_proposals.decided_by")
    .selectAll("lender_proposals")
    .select(["proposer.name as proposer", "decider.name as decider"])
    .select(["proposer.role as proposer_role", "proposer.deactivated_at as proposer_left_at"])
    .where("lender_proposals.org_code", "=", orgCode);

export type ProposalRow = Awaited<ReturnType<ReturnType<typeof proposalsOf>["execute"]>>[number];

/** Whether whoever proposed it could not propose it any more. */
export const hasProposerLeft = ({ proposer_role: role, proposer_left_at: leftAt }: ProposalRow): boolean =>
  leftAt !== null || !mayDo(role as StaffRole, "keep-settings");

/** All of a lender's proposals, the newest first. */
export async function listProposals(db: Database, reader: Reader): Promise<Proposal[]> {
  const rows = await proposalsOf(db, reader.orgCode).orderBy("lender_proposals.number", "desc").execute();
  const known = await knownOf(db, rows, reader);
  return rows.map((row) => present(row, known, reader));
}

/** One of the lender's. Throws a refusal for another lender's and for none. */
export async function readProposal(db: Database, reader: Reader, uuid: string): Promise<Proposal> {
  const { rows, row } = await found(db, reader, uuid);
  return present(row, await knownOf(db, rows, reader), reader);
}

/** As `readProposal`, with what it changes. */
export async function readWholeProposal(db: Database, reader: Reader, uuid: string): Promise<WholeProposal> {
  const { rows, row } = await found(db, reader, uuid);
  return {
    ...present(row, await knownOf(db, rows, reader), reader),
    before: row.before as JsonObject,
    value: row.change as JsonObject,
  };
}

async function found(db: Database, { orgCode }: Reader, uuid: string) {
  const rows = await proposalsOf(db, orgCode).execute();
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw notFound();
  return { rows, row };
}

/** Of each subject, the change that holds now. */
function inForceOf(rows: readonly ProposalRow[], now: Date): ReadonlySet<string> {
  const latest = new Map<string, ProposalRow>();
  const approved = rows.filter(({ outcome, effective_at }) => outcome === "approved" && hasBegun(effective_at, now));
  for (const row of approved.toSorted(inOrderOfForce)) latest.set(row.subject, row);
  return new Set([...latest.values()].map(({ uuid }) => uuid));
}

const inOrderOfForce = (a: ProposalRow, b: ProposalRow): number =>
  Date.parse(a.effective_at ?? "") - Date.parse(b.effective_at ?? "") || a.number - b.number;

const hasBegun = (at: string | null, now: Date): boolean => at !== null && Date.parse(at) <= now.getTime();

interface Known {
  readonly inForce: ReadonlySet<string>;
  readonly stands: ReadonlyMap<string, string>;
}

const knownOf = async (db: Database, rows: readonly ProposalRow[], { orgCode, now }: Reader): Promise<Known> => ({
  inForce: inForceOf(rows, now),
  stands: await standingFor(db, orgCode),
});

function present(row: ProposalRow, { inForce, stands }: Known, { staffUuid, now }: Reader): Proposal {
  return {
    uuid: row.uuid,
    number: row.number,
    subject: row.subject as SettingSubject,
    state: stateOf(row, inForce, now),
    reason: row.reason,
    effectiveOn: row.effective_on,
    proposedBy: row.proposer,
    proposedAt: row.proposed_at,
    isMine: row.proposed_by === staffUuid,
    isSecond: stands.get(row.proposed_by) !== stands.get(staffUuid),
    hasProposerLeft: hasProposerLeft(row),
    decidedBy: row.decider,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    firstDay: row.outcome === "approved" && row.effective_at !== null ? lenderDayAt(row.effective_at) : null,
  };
}

function stateOf(row: ProposalRow, inForce: ReadonlySet<string>, now: Date): ProposalState {
  if (row.outcome === null) return "open";
  if (row.outcome !== "approved") return row.outcome as ProposalState;
  if (!hasBegun(row.effective_at, now)) return "scheduled";
  return inForce.has(row.uuid) ? "in-force" : "replaced";
}
