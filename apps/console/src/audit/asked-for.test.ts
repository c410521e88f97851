import { expect, it } from "vitest";
import { inWords, loggedInWords } from "./asked-for.ts";

it("says what a call named: orders, queues, forms and who looks after it in words, days and ids as they are told apart", () => {
  expect(inWords({ order: "OFFERS_END", assignee: "no-processor" }, "en")).toBe(
    "order: Offer ends first, assigned to: nobody as processor",
  );
  expect(inWords({ order: "STALEST", form: "employer" }, "es")).toBe(
    "orden: Más tiempo sin cambios, formulario: El empleador",
  );
  expect(inWords({ conversation: "57aff000-0000-4000-8000-000000000000" }, "en")).toBe("chat: 57aff000");
});

it("says in the log of people and settings which setting, which role and which day, without names of the database", () => {
  const uuid = "57aff000-0000-4000-8000-000000000000";
  const proposed = { proposal: uuid, number: 4, subject: "rates", reason: "Prime rose", effectiveOn: "2026-12-01" };
  const digests = { before: "a".repeat(64), after: "b".repeat(64) };
  const said = loggedInWords({ ...proposed, ...digests }, "en");
  expect(said).toContain("reason: Prime rose, in force on: ");
  expect(said).toContain("December 1, 2026");
  expect(said).not.toMatch(/effectiveOn|subject|"|a{9}/);
  const changed = { before: { name: "Ana", role: "processor" }, after: { name: "Ana", role: "underwriter" } };
  expect(loggedInWords(changed, "es")).toBe(
    "antes (nombre: Ana, función: Procesador), después (nombre: Ana, función: Analista de crédito)",
  );
  expect(loggedInWords({ provider: "desk", hasNewKeys: false, formerUntil: null }, "en")).toBe(
    "provider: our own desk, new keys: no",
  );
});
