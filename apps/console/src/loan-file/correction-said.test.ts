import { expect, it } from "vitest";
import { correctionSaid, LIVES_ELSEWHERE, LIVES_THERE, NO_SUFFIX } from "./correction-said.ts";

const blank = {
  ownerLivesThere: "",
  firstName: "",
  middleName: "",
  lastName: "",
  suffix: "",
  noMiddleName: false,
  annualIncome: null,
};

it.each([
  ["what is not filled in stays as it is", {}, {}],
  ["what is filled in changes", { lastName: "Reed", suffix: "JR" }, { lastName: "Reed", suffix: "JR" }],
  ["a suffix that is none is taken away", { suffix: NO_SUFFIX }, { suffix: "" }],
  ["another owner lives in the home", { ownerLivesThere: LIVES_THERE }, { ownerLivesThere: true }],
  ["no owner lives in the home", { ownerLivesThere: LIVES_ELSEWHERE }, { ownerLivesThere: false }],
  ["a middle name that is none is taken away", { middleName: "Ann", noMiddleName: true }, { middleName: "" }],
])("%s", (_what, filled, sent) => {
  expect(correctionSaid({ ...blank, ...filled })).toEqual(sent);
});
