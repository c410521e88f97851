import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { textOf } from "@gable/ui/language/catalogue.tsx";
import { expect, it } from "vitest";
import { stagesOf, stageWords } from "./plan-stages.ts";

const rows = Object.keys(planRows).map(Number) as PlanRow[];
const named = { t: textOf(stageWords, "en"), day: (at: string) => at.slice(0, 10), now: "Borrower" };

/** A plan whose rows before this one were done, each on the day of its number; the others wait. */
const planAt = (now: number): LoanFileView["plan"] =>
  rows.map((row) => ({
    row,
    state: row < now ? "DONE" : row === now ? "NOW" : "AHEAD",
    doneAt: row < now ? `2026-11-${String(row).padStart(2, "0")}T12:00:00Z` : null,
  }));

it("names the day on which a stage was over, and whom the one at hand waits for", () => {
  expect(stagesOf(planAt(13), named)).toEqual([
    { label: "Basics", note: "2026-11-06", state: "done" },
    { label: "Offer", note: "2026-11-07", state: "done" },
    { label: "Application", note: "2026-11-12", state: "done" },
    { label: "Income", note: "Borrower", state: "now" },
    ...["Identity", "Title", "Signing", "Funding"].map((label) => ({ label, note: "", state: "later" })),
  ]);
});

it.each(rows)("has one stage at hand in row %i, those before it done and those after it later", (row) => {
  const states = stagesOf(planAt(row), named).map(({ state }) => state);
  const at = states.indexOf("now");
  expect(states).toEqual(states.map((_, index) => (index < at ? "done" : index === at ? "now" : "later")));
});

it("is done to its end where nothing is left", () => {
  expect(stagesOf(planAt(30), named).every(({ state }) => state === "done")).toBe(true);
});
