import type { StaffRole } from "./roles.ts";
import { mayAct, type StaffActName } from "./staff-acts.ts";

/** So long two whom one administrator has let in are not two people for money: the others are told of it, and can object. */
export const LET_IN_DAYS = 7;

/** Somebody of a lender's staff. */
export interface Colleague {
  readonly uuid: string;
  readonly role: StaffRole;
  /** They left, or were shut out. */
  readonly hasLeft: boolean;
}

/** Who let whom in within those days: invited them, sent them a new link, took them back, or gave them another role. */
export interface LetIn {
  readonly by: string;
  readonly member: string;
}

export interface LendersPeople {
  readonly colleagues: ReadonlyMap<string, Colleague>;
  readonly letIn: readonly LetIn[];
}

/** Why somebody cannot be the second of two, as codes that a screen words. */
export const reasonsNotSecond = ["second-person", "first-gone", "let-in-by-one"] as const;
export type ReasonNotSecond = (typeof reasonsNotSecond)[number];

/** What the first of two did, and whether money leaves by it. */
interface First {
  readonly by: string;
  readonly did: StaffActName;
  readonly isMoney: boolean;
}

/** Why `second` cannot agree to what another did; undefined where they can. */
export function whyNotSecond(people: LendersPeople, first: First, second: string): ReasonNotSecond | undefined {
  if (first.by === second) return "second-person";
  if (!stillMay(people, first.by, first.did)) return "first-gone";
  if (first.isMoney && isOneBehind(people.letIn, first.by, second)) return "let-in-by-one";
  return undefined;
}

/** Whether somebody is still among the staff, in a role that includes what they did. */
export function stillMay({ colleagues }: LendersPeople, uuid: string, did: StaffActName): boolean {
  const colleague = colleagues.get(uuid);
  return colleague !== undefined && !colleague.hasLeft && mayAct(colleague.role, did);
}

/** Whether one person may be behind two accounts: one of the two, or who has let both of them in. */
function isOneBehind(letIn: readonly LetIn[], one: string, other: string): boolean {
  const behind = whoMayBeBehind(letIn, one);
  return [...whoMayBeBehind(letIn, other)].some((uuid) => behind.has(uuid));
}

/** Themselves, who let them in, and who let those in. */
function whoMayBeBehind(letIn: readonly LetIn[], uuid: string): ReadonlySet<string> {
  const behind = new Set([uuid]);
  // What is added while the set is walked is walked as well.
  for (const known of behind) for (const { by, member } of letIn) if (member === known) behind.add(by);
  return behind;
}
