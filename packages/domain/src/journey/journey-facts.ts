import type { HelocApplication } from "../application/application.ts";
import type { ConditionCategory } from "../application/enumerations.ts";
import type { Profile } from "../application/profile.ts";
import type { StatusFlags, StatusReply } from "../application/status.ts";
import type { Step } from "./steps.ts";

/** As much of a condition as the journey looks at. */
export type OpenCondition = { readonly categoryEnum: ConditionCategory; readonly actionNeeded: boolean };

/** Everything that decides where a borrower is sent: what the server last said, and nothing else. */
export type JourneyFacts = {
  readonly application: HelocApplication;
  /** From the status call, which is newer than `application.status`. */
  readonly status: StatusFlags;
  readonly profile: Profile;
  readonly step: Step | null;
  readonly conditions: readonly OpenCondition[];
  readonly delayed?: StatusReply["delayed"];
};
