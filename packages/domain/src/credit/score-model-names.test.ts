import { expect, it } from "vitest";
import { ScoreModel } from "./credit-file.ts";
import { scoreModelName } from "./score-model-names.ts";

it.each(ScoreModel.options.filter((model) => model !== "OTHER"))("%s is called as its maker calls it", (model) => {
  expect(scoreModelName(model)).toMatch(/^(VantageScore|FICO Score) \d/);
});

it("says no code of ours where the bureau names no model", () => {
  expect(scoreModelName("OTHER")).toBeNull();
});
