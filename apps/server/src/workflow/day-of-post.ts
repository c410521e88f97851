import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isPlausibleDay } from "@gable/domain/workflow/notices/by-post.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { invalid } from "../http/refusal.ts";

/** The day of a postmark or a call, where the home is. Throws a Refusal for one that cannot be. */
export function dayOfPost(file: LoanFile, on: LocalDate, at: Instant): LocalDate {
  if (!isPlausibleDay(on, at, zoneAtHome(file.facts))) throw invalid({ on: ["day-implausible"] });
  return on;
}
