import type { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";

export type Question = "ethnicity" | "race" | "sex";

/** What the fields hold: boxes ticked, texts, and the wish not to say. */
export type DemographicValues = {
  ethnicity: string[];
  race: string[];
  sex: string[];
  ethnicityDeclined: boolean;
  raceDeclined: boolean;
  sexDeclined: boolean;
  ethnicityOther: string;
  raceTribe: string;
  raceAsianOther: string;
  racePacificOther: string;
};

/** Nothing is ticked beforehand (12 CFR 1003, appendix B). */
export const unanswered: DemographicValues = {
  ethnicity: [],
  race: [],
  sex: [],
  ethnicityDeclined: false,
  raceDeclined: false,
  sexDeclined: false,
  ethnicityOther: "",
  raceTribe: "",
  raceAsianOther: "",
  racePacificOther: "",
};

/** A text goes with its box, and is sent only with it. */
const textBoxes = { ethnicityOther: "14", raceTribe: "1", raceAsianOther: "27", racePacificOther: "44" } as const;

/** What is sent. Answers beside the wish not to say stand: both are kept as given (rule ). */
export function toDemographics(values: DemographicValues): DemographicAnswers {
  const text = (name: keyof typeof textBoxes) => {
    const boxes = name === "ethnicityOther" ? values.ethnicity : values.race;
    const typed = values[name].trim();
    return boxes.includes(textBoxes[name]) && typed !== "" ? { [name]: typed } : {};
  };
  return {
    ethnicity: values.ethnicity,
    race: values.race,
    sex: values.sex,
    ethnicityDeclined: values.ethnicityDeclined,
    raceDeclined: values.raceDeclined,
    sexDeclined: values.sexDeclined,
    ...text("ethnicityOther"),
    ...text("raceTribe"),
    ...text("raceAsianOther"),
    ...text("racePacificOther"),
  } as DemographicAnswers;
}
