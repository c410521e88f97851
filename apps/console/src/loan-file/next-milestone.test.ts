import { expect, it } from "vitest";
import { nextMilestone } from "./next-milestone.ts";

it("calls a milestone that an application has come to stand before what is next, not what has happened", () => {
  expect(nextMilestone({ row: 26 }, "en")).toBe("Next: 26. Right to cancel has ended");
  expect(nextMilestone({ row: 26 }, "es")).toBe("Sigue: 26. Plazo de cancelación terminado");
});
