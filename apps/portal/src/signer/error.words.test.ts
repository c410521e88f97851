import { sessionFailures } from "@gable/domain/notary/appointment-endings.ts";
import { isOurFault } from "@gable/domain/notary/missed-reasons.ts";
import { describe, expect, it } from "vitest";
import { whyBrokeOff } from "./error.words.ts";

const SORRY = { en: /our fault, and we are sorry/, es: /culpa nuestra y lo sentimos/ } as const;

describe.each(["en", "es"] as const)("what a signer reads of a session that came to nothing (%s)", (language) => {
  it.each(sessionFailures)("is of its own: %s", (reason) => {
    const said = whyBrokeOff(reason)?.[language] ?? "";
    const others = sessionFailures.filter((other) => other !== reason).map((other) => whyBrokeOff(other)?.[language]);
    expect(said).toMatch(/[.!]$/);
    expect(others).not.toContain(said);
    expect(SORRY[language].test(said)).toBe(isOurFault(reason));
  });

  it("is nothing where it is not known", () => {
    for (const reason of [null, "", "toString", "of another version"]) expect(whyBrokeOff(reason)).toBeUndefined();
  });
});
