import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
import { describe, expect, it } from "vitest";
import { toDemographics, unanswered } from "./demographics.ts";

describe("the demographic questions", () => {
  it("may be left unanswered, each of them", () => {
    expect(DemographicAnswers.parse(toDemographics(unanswered))).toEqual({
      ethnicity: [],
      ethnicityDeclined: false,
      race: [],
      raceDeclined: false,
      sex: [],
      sexDeclined: false,
    });
  });

  it("send what is ticked, a kind also without its group", () => {
    const sent = toDemographics({ ...unanswered, ethnicity: ["14"], ethnicityOther: " Basque ", race: ["21"] });
    expect(DemographicAnswers.parse(sent)).toMatchObject({ ethnicity: ["14"], ethnicityOther: "Basque", race: ["21"] });
  });

  it("leave out a text whose box is not ticked", () => {
    expect(toDemographics({ ...unanswered, raceTribe: "Nez Perce" }).raceTribe).toBeUndefined();
  });

  it("keep the wish not to say question by question", () => {
    const sent = toDemographics({ ...unanswered, raceDeclined: true, sex: ["F"] });
    expect(sent).toMatchObject({ raceDeclined: true, sexDeclined: false, sex: ["F"] });
  });
});
