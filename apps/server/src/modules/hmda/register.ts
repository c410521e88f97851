import { type ActionTaken, actionTakenOn } from "@gable/domain/hmda/action-taken.ts";
import { buildLarRow, type HmdaAction } from "@gable/domain/hmda/build-row.ts";
import { type CensusLists, checkFile } from "@gable/domain/hmda/check-register.ts";
import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
import { type HmdaFiler, transmittalSheetOf } from "@gable/domain/hmda/filer.ts";
import { findingsOf, type RegisterFinding } from "@gable/domain/hmda/findings.ts";
import type { LarRow } from "@gable/domain/hmda/lar-row.ts";
import { formatLarRow } from "@gable/domain/hmda/parse-row.ts";
import { registerFactsOf } from "@gable/domain/hmda/register-facts.ts";
import { formatTransmittalSheet } from "@gable/domain/hmda/transmittal-sheet.ts";
import { Lender } from "@gable/domain/organisations/lender.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Database } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { nmlsIdsOf } from "../originators/nmls-ids.ts";
import { aporWeeksOf } from "../underwriting/market-rates.ts";
import { loadPolicies } from "../underwriting/policies.ts";

export interface RegisterGround {
  readonly db: Database;
  readonly sealing: Sealing;
}

export interface Register {
  readonly year: number;
  readonly institution: string;
  /** Transmittal sheet and rows as they are filed: UTF-8, pipes, LF. */
  readonly text: string;
  readonly entries: number;
  readonly byAction: Readonly<Record<HmdaAction, number>>;
  /** Each with the application of its row, where that is the filer's own and not another company's of its group. */
  readonly findings: readonly (RegisterFinding & { readonly applicationUuid: string | null })[];
}

/** NO_LENDER: unknown code. NOT_FILER: another company of the group files. NO_FILER: nobody is named who files. */
export interface NotMade {
  readonly ok: false;
  readonly reason: "NO_LENDER" | "NOT_FILER" | "NO_FILER";
}

export type MadeRegister = { readonly ok: true; readonly register: Register } | NotMade;

/** The rows of a year before they are written and checked. */
interface ReadRows {
  readonly ok: true;
  readonly filer: HmdaFiler;
  readonly rows: readonly LarRow[];
  readonly byAction: Register["byAction"];
  /** The filer's own applications by their identifier. */
  readonly own: ReadonlyMap<string, string>;
}

const PAGE = 200;

/**
 * The loan/application register of a company and the year in which final action was taken, with those of its group who lend in its
 * name. 12 CFR 1003.4(a), 1003.5(a). Reads page by page; nothing is changed.
 */
export async function makeRegister(
  ground: RegisterGround & { readonly census: CensusLists },
  orgCode: string,
  year: number,
): Promise<MadeRegister> {
  const read = await readRegisterRows(ground, orgCode, year);
  if (!read.ok) return read;
  const { filer, rows, byAction, own } = read;
  const sheet = formatTransmittalSheet(transmittalSheetOf(filer, year, rows.length));
  const text = `${[sheet, ...rows.map(formatLarRow)].join("\n")}\n`;
  const findings = findingsOf(checkFile(text, year, ground.census)).map((finding) => ({
    ...finding,
    applicationUuid: own.get(finding.uli ?? "") ?? null,
  }));
  return {
    ok: true,
    register: { year, institution: filer.institution, text, entries: rows.length, byAction, findings },
  };
}

/** The rows of the register, in the order of the loan numbers. */
export async function readRegisterRows(
  ground: RegisterGround,
  orgCode: string,
  year: number,
): Promise<ReadRows | NotMade> {
  const { db } = ground;
  const records = await db.selectFrom("lenders").select("record").execute();
  const lenders = records.map(({ record }) => Lender.parse(record));
  const lender = lenders.find((one) => one.orgCode === orgCode);
  if (!lender) return { ok: false, reason: "NO_LENDER" };
  if (lender.canonicalOrgCode !== orgCode) return { ok: false, reason: "NOT_FILER" };
  const filer = lender.orgMetaData.other.hmdaFiler;
  if (!filer) return { ok: false, reason: "NO_FILER" };

  const group = lenders.filter((one) => one.canonicalOrgCode === orgCode);
  const nmlsIds = await nmlsIdsOf(
    db,
    group.map((one) => one.orgCode),
  );
  const aporWeeks = await aporWeeksOf(db);
  const policies = await loadPolicies(db);
  /** That the application was decided by, else that of the day on which action was taken. */
  const policyFor = ({ orgCode: of, facts }: LoanFile, { on }: ActionTaken) =>
    policies.byVersion(of, facts.decision?.result.policyVersion ?? "") ?? policies.on(of, on);
  const byAction = { ORIGINATED: 0, APPROVED_NOT_ACCEPTED: 0, DENIED: 0, WITHDRAWN: 0, INCOMPLETE: 0 };
  const rows: LarRow[] = [];
  const own = new Map<string, string>();
  for await (const { file, taken } of finishedIn(ground, group, year)) {
    const of = group.find((one) => one.orgCode === file.orgCode) ?? lender;
    const row = buildLarRow(
      registerFactsOf(file, taken, {
        lei: filer.lei,
        smallestLine: policyFor(file, taken).line.min,
        viaBroker: of.orgMetaData.other.settings.channel === "WHOLESALE",
        originatorNmlsId: nmlsIds.get(file.facts.channel.referrerUuid ?? "") ?? null,
        aporWeeks,
        demographics: await demographicsOf(ground, file.uuid),
      }),
    );
    byAction[taken.action] += 1;
    rows.push(row);
    if (file.orgCode === orgCode) own.set(row.uli, file.uuid);
  }
  return { ok: true, filer, rows, byAction, own };
}

/** Applications on which final action was taken in the year, by the calendar of the home. */
async function* finishedIn(
  { db, sealing }: RegisterGround,
  group: readonly Lender[],
  year: number,
): AsyncGenerator<{ readonly file: LoanFile; readonly taken: ActionTaken }> {
  let after = "";
  for (;;) {
    const page = await db
      .selectFrom("applications")
      .select(["uuid", "loan_number"])
      .where(
        "org_code",
        "in",
        group.map(({ orgCode }) => orgCode),
      )
      .where("received_at", "is not", null)
      .where("loan_number", ">", after)
      .orderBy("loan_number")
      .limit(PAGE)
      .execute();
    for (const { uuid, loan_number } of page) {
      after = loan_number;
      const { file } = await loadApplication({ sealing }, db, uuid);
      const taken = actionTakenOn(file);
      if (taken?.on.startsWith(`${year}-`)) yield { file, taken };
    }
    if (page.length < PAGE) return;
  }
}

/** What somebody answered of ethnicity, race and sex: read for the register and what is worked out of its rows, and for nothing else. */
async function demographicsOf({ db, sealing }: RegisterGround, uuid: string): Promise<DemographicAnswers | undefined> {
  const row = await db
    .selectFrom("demographics.answers")
    .select("sealed")
    .where("application_uuid", "=", uuid)
    .executeTakeFirst();
  return row && DemographicAnswers.parse(sealing.alone.openJson(row.sealed, `demographics:${uuid}`));
}
