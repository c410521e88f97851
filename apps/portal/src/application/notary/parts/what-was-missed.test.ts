import { languages } from "@gable/domain/language.ts";
import { networkEndings, visitEndings } from "@gable/domain/notary/appointment-endings.ts";
import { missedReasons } from "@gable/domain/notary/missed-reasons.ts";
import { textOf } from "@gable/ui/language/catalogue.tsx";
import { describe, expect, it } from "vitest";
import { notaryWords } from "../notary.words.ts";
import { whatWasMissed } from "./what-was-missed.ts";

describe("an appointment with a notary that came to nothing", () => {
  const reasons = [...new Set<string>([...networkEndings, ...visitEndings, ...missedReasons, "cancelled", "rejected"])];

  it.each(languages)("is told with its own reason and its own time, whichever it was (%s)", (language) => {
    const t = textOf(notaryWords, language);
    const told = reasons.map((reason) => whatWasMissed(t, { reason, moment: "THEN" }));
    expect(told.every((one) => one?.lead.includes("THEN"))).toBe(true);
    expect(new Set(told.map((one) => one?.title)).size).toBe(reasons.length);
  });

  it("is told in the page's own words where the reason is of a time before them", () => {
    expect(whatWasMissed(textOf(notaryWords, "en"), { reason: "unheard-of", moment: "THEN" })).toBeUndefined();
  });
});
