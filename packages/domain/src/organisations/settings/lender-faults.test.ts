import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Lender } from "../lender.ts";
import { lenderFaults } from "./lender-faults.ts";
import { lenderSections } from "./lender-sections.ts";
import type { LenderSubject } from "./subjects.ts";

const lender = Lender.parse(
  JSON.parse(readFileSync(new URL("../../../../../lenders/gable/lender.json", import.meta.url), "utf8")),
);
const now = "2026-11-26T20:00:00.000Z";
const valueOf = (subject: LenderSubject) => lenderSections[subject].read(lender) as Record<string, unknown>;
const faults = (subject: LenderSubject, changed: object) =>
  lenderFaults(subject, { ...valueOf(subject), ...changed }, valueOf(subject), now).map(
    ({ path, code }) => `${path.join(".")}: ${code}`,
  );
const license = { state: "ID", number: "1", regulator: "Finance", effectiveUntil: null };
const half = { isOpen: true, startTime: "06:00", endTime: "12:00" };

describe("what a lender would set", () => {
  it.each<LenderSubject>([
    "states",
    "offices",
    "days",
    "income",
    "brand",
    "company",
    "hours",
    "answers",
    "features",
    "maintenance",
  ])("of %s has no fault as it is", (subject) => {
    expect(faults(subject, {})).toEqual([]);
  });

  it.each<[string, LenderSubject, object, readonly string[]]>([
    [
      "a year that was never meant",
      "states",
      { licenses: [{ ...license, effectiveFrom: "0206-01-01" }] },
      ["licenses.0.effectiveFrom: year-unlikely"],
    ],
    [
      "a closed day in another century",
      "days",
      { closedDays: [{ date: "2206-01-02", reason: "Storm" }] },
      ["closedDays.0.date: year-unlikely"],
    ],
    [
      "a day that has passed",
      "hours",
      { otherDays: [{ date: "2025-12-24", ...half }] },
      ["otherDays.0.date: in-the-past"],
    ],
    [
      "a time after midnight",
      "hours",
      { otherDays: [{ date: "2026-12-24", isOpen: true, startTime: "06:00", endTime: "24:30" }] },
      ["otherDays.0.endTime: time-invalid"],
    ],
    [
      "a blank that nobody fills in",
      "company",
      { disclosureCopy: [{ en: "Dear {{name}},", es: "Estimado ${nombre}," }] },
      ["disclosureCopy.0.en: blank-in-text", "disclosureCopy.0.es: blank-in-text"],
    ],
    ["an address that no page has", "maintenance", { routes: ["/register", "/regster"] }, ["routes.1: no-such-page"]],
    ["a message in one language", "maintenance", { message: "We move." }, ["messageEs: required"]],
    ["a title in one language", "maintenance", { pageTitleEs: "Nos mudamos" }, ["pageTitle: required"]],
    ["an end without its time", "maintenance", { endDay: "2026-11-27" }, ["endTime: required"]],
    [
      "an end that has passed, of pages that stay closed",
      "maintenance",
      { routes: ["*"], endDay: "2026-11-20", endTime: "12:00" },
      ["endDay: end-passed"],
    ],
    [
      "an end that has passed an hour ago, by the clock of the Pacific",
      "maintenance",
      { routes: ["*"], endDay: "2026-11-26", endTime: "11:00" },
      ["endDay: end-passed"],
    ],
    [
      "a blank in a message",
      "maintenance",
      { message: "Back at {time}.", messageEs: "Hasta luego." },
      ["message: blank-in-text"],
    ],
    [
      "a logo that fills the wall, and says nothing",
      "brand",
      { logo: { light: "a.svg", dark: "a.svg", alt: " \u00ad ", width: 125_050, height: 40 } },
      ["logo.width: at-most-2000", "logo.alt: required"],
    ],
  ])("is refused for %s", (_what, subject, changed, expected) => {
    expect(faults(subject, changed)).toEqual(expected);
  });

  it("takes an end that is still to come, and one that passed while pages stayed closed on which something else is changed", () => {
    expect(faults("maintenance", { routes: ["*"], endDay: "2026-11-26", endTime: "12:30" })).toEqual([]);
    const closed = { ...valueOf("maintenance"), routes: ["*"], endDay: "2026-11-20", endTime: "12:00" };
    expect(lenderFaults("maintenance", { ...closed, message: "Later", messageEs: "Más tarde" }, closed, now)).toEqual(
      [],
    );
  });

  it("takes it that pages are opened after the end that was expected", () => {
    expect(faults("maintenance", { routes: [], endDay: "2026-11-20", endTime: "12:00" })).toEqual([]);
  });

  it("keeps a day that has passed meanwhile, as long as nobody writes it anew", () => {
    const value = { ...valueOf("hours"), otherDays: [{ date: "2025-12-24", ...half }] };
    expect(lenderFaults("hours", value, value, now)).toEqual([]);
  });
});
