import { describe, expect, it } from "vitest";
import { reasonWords } from "../underwriting/explain-decision.ts";
import { factorInSpanish } from "./score-factor-words.ts";

describe("a score factor in Spanish", () => {
  it("is what the score's makers publish, however a bureau ends and begins it", () => {
    expect(factorInSpanish("Lack of sufficient credit history.")).toBe("Falta de historial de crédito suficiente");
    expect(factorInSpanish("LACK OF SUFFICIENT CREDIT HISTORY")).toBe("Falta de historial de crédito suficiente");
  });

  it("is none where a bureau says it in words of its own", () => {
    expect(factorInSpanish("Too few bureau points")).toBeUndefined();
  });

  it("stands beside “Other” as a reason of the decision", () => {
    const specify = "Balances on bankcard or revolving accounts are too high compared to their limits";
    expect(reasonWords({ code: "OTHER", specify })).toEqual({
      en: specify,
      es: "Los saldos de sus tarjetas o cuentas rotativas son demasiado altos en comparación con sus límites",
    });
  });
});
