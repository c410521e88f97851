import { readFile } from "node:fs/promises";
import { stepRoutes } from "@gable/domain/journey/step-routes.ts";
import { describe, expect, it } from "vitest";
import { journeyDocument } from "./journey-document.ts";
import { possibleTargets } from "./possible-targets.ts";

describe("docs/journey.md", () => {
  it("is what `npm run journey:map` writes", async () => {
    const written = await readFile(new URL("../../docs/journey.md", import.meta.url), "utf8");
    expect(written, "Run `npm run journey:map` and commit docs/journey.md.").toBe(journeyDocument());
  });

  it("names every screen to which a condition can lead", () => {
    expect(possibleTargets(stepRoutes.BPO_ORDER_REQUEST).toSorted()).toEqual([
      "bpo/condition",
      "bpo/hold",
      "bpo/order-bpo",
    ]);
    expect(possibleTargets(stepRoutes.DISBURSEMENT_ACCOUNT).toSorted()).toEqual(["bank/autopay", "bank/disburse"]);
  });
});
