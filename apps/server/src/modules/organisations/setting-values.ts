import { isDeepStrictEqual } from "node:util";
import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { faultsOf } from "@gable/domain/organisations/settings/faults-of.ts";
import { lenderFaults } from "@gable/domain/organisations/settings/lender-faults.ts";
import { lenderSections } from "@gable/domain/organisations/settings/lender-sections.ts";
import {
  policySection,
  policySections,
  withPolicySection,
} from "@gable/domain/organisations/settings/policy-sections.ts";
import {
  isPolicySubject,
  type LenderSubject,
  type SettingSubject,
} from "@gable/domain/organisations/settings/subjects.ts";
import { amountsTakenOut } from "@gable/domain/underwriting/amount-faults.ts";
import type { PolicyFault } from "@gable/domain/underwriting/policy-fault.ts";
import { ValidPolicy } from "@gable/domain/underwriting/valid-policy.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import { readLatestPolicy } from "../underwriting/record-policies.ts";
import type { JsonObject } from "./json-object.ts";
import { readLatestLender } from "./open-lenders.ts";

/** One subject as it is in force now. */
export function settingInForce(ctx: Context, orgCode: string, subject: SettingSubject, today: string): JsonObject {
  const value = isPolicySubject(subject)
    ? policySection(ctx.policies.on(orgCode, today), subject)
    : lenderSections[subject].read(ctx.lenders.byOrgCode(orgCode));
  return asJson(value);
}

/** One subject with everything that is approved and still to come. */
export async function latestSetting(db: Database, orgCode: string, subject: SettingSubject): Promise<JsonObject> {
  return asJson(
    isPolicySubject(subject)
      ? policySection(await readLatestPolicy(db, orgCode), subject)
      : lenderSections[subject].read(await readLatestLender(db, orgCode)),
  );
}

/**
 * The value as it would be kept at an instant. Throws a Refusal that names each fault by its place.
 * @param effectiveOn the lender's day from which it is to count; null, or a day that is past: at once
 */
export async function checkedSetting(
  db: Database,
  orgCode: string,
  subject: SettingSubject,
  value: unknown,
  now: Date,
  effectiveOn: LocalDate | null,
): Promise<JsonObject> {
  if (!isPolicySubject(subject)) return checkedPart(db, orgCode, subject, value, now);
  const section = policySections[subject].schema.safeParse(value);
  if (!section.success) throw invalid(faultsOf(section.error.issues, "value"));
  // The parts of a policy must fit together.
  const latest = await readLatestPolicy(db, orgCode);
  const whole = ValidPolicy.safeParse(withPolicySection(latest, subject, section.data));
  if (!whole.success) throw invalid(saidOnce(faultsOf(whole.error.issues, "value"), section.data));
  const today = lenderDayAt(now.toISOString());
  refuseFaults(amountsTakenOut(latest, whole.data, effectiveOn !== null && effectiveOn > today ? effectiveOn : today));
  return asJson(section.data);
}

/** A rule that binds two parts of a policy is broken in both: it is said where the subject can mend it, if it can. */
function saidOnce(faults: Faults, subject: object): Faults {
  const isHere = (path: string): boolean => Object.hasOwn(subject, path.split(".")[1] ?? "");
  const here = new Set(Object.entries(faults).flatMap(([path, codes]) => (isHere(path) ? codes : [])));
  return Object.fromEntries(
    Object.entries(faults).filter(([path, codes]) => isHere(path) || codes.some((code) => !here.has(code))),
  );
}

type Faults = ReturnType<typeof faultsOf>;

async function checkedPart(
  db: Database,
  orgCode: string,
  subject: LenderSubject,
  value: unknown,
  now: Date,
): Promise<JsonObject> {
  const parsed = lenderSections[subject].schema.safeParse(value);
  if (!parsed.success) throw invalid(faultsOf(parsed.error.issues, "value"));
  const change = asJson(parsed.data);
  refuseFaults(lenderFaults(subject, change, await latestSetting(db, orgCode, subject), now.toISOString()));
  return change;
}

/** Throws a Refusal that names each fault by its place, if there is one. */
function refuseFaults(faults: readonly Pick<PolicyFault, "path" | "code">[]): void {
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.map(({ path, code }) => [`value.${path.join(".")}`, [code]])));
}

/** Whether two values of a subject say the same; the name of a rate sheet follows from its change. */
export function isSameSetting(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(withoutId(one), withoutId(other));
}

const withoutId = (value: JsonObject): JsonObject => {
  const { rateSheet } = value;
  if (typeof rateSheet !== "object" || rateSheet === null || Array.isArray(rateSheet)) return value;
  return { ...value, rateSheet: { ...rateSheet, id: "" } };
};

/** As the database and the wire have it. */
const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
