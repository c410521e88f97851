import { isEntityApplicant, isEntityCoApplicant } from "./demographic-edits.ts";
import { areDistinct, edit, implies, numberOr, oneOf, type RowEdit } from "./row-edit.ts";

const applicantModels = [1111, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15] as const;
const applicantModelsWithoutText = applicantModels.filter((model) => model !== 8);
const coApplicantModels = [...applicantModels, 10] as const;
const coApplicantModelsWithoutText = [...applicantModelsWithoutText, 10] as const;
const denialReasons = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Credit scores and reasons for denial. */
export const creditEdits: readonly RowEdit[] = [
  edit("V660-1", "The applicant's score is a number.", (row) => /^\d+$/.test(row.applicantScore)),
  edit("V660-2", "The applicant's scoring model is a code.", (row) => {
    return oneOf(row.applicantScoreModel, ...applicantModels);
  }),
  edit("V661", "Score 8888 and model 9 go together.", (row) => {
    return (row.applicantScore === "8888") === (row.applicantScoreModel === "9");
  }),
  edit("V662-1", "A named model has no text.", (row) => {
    return oneOf(row.applicantScoreModel, ...applicantModelsWithoutText) === (row.applicantScoreModelText === "");
  }),
  edit("V662-2", "Model 8 has a text.", (row) => {
    return (row.applicantScoreModel === "8") === (row.applicantScoreModelText !== "");
  }),
  edit("V663", "A withdrawn, incomplete or purchased file has no score.", (row) =>
    implies(
      oneOf(row.actionTaken, 4, 5, 6),
      oneOf(row.applicantScore, 8888, 1111) &&
        oneOf(row.applicantScoreModel, 9, 1111) &&
        row.applicantScoreModelText === "",
    ),
  ),
  edit("V664", "A withdrawn, incomplete or purchased file has no co-applicant's score.", (row) =>
    implies(
      oneOf(row.actionTaken, 4, 5, 6),
      oneOf(row.coApplicantScore, 8888, 1111) &&
        oneOf(row.coApplicantScoreModel, 9, 1111) &&
        row.coApplicantScoreModelText === "",
    ),
  ),
  edit("V665-1", "The co-applicant's score is a number.", (row) => /^\d+$/.test(row.coApplicantScore)),
  edit("V665-2", "The co-applicant's scoring model is a code.", (row) => {
    return oneOf(row.coApplicantScoreModel, ...coApplicantModels);
  }),
  edit("V666-1", "Co-applicant's score 8888 and model 9 go together.", (row) => {
    return (row.coApplicantScore === "8888") === (row.coApplicantScoreModel === "9");
  }),
  edit("V666-2", "Co-applicant's score 9999 and model 10 go together.", (row) => {
    return (row.coApplicantScore === "9999") === (row.coApplicantScoreModel === "10");
  }),
  edit("V667-1", "The co-applicant's named model has no text.", (row) => {
    return oneOf(row.coApplicantScoreModel, ...coApplicantModelsWithoutText) === (row.coApplicantScoreModelText === "");
  }),
  edit("V667-2", "The co-applicant's model 8 has a text.", (row) => {
    return (row.coApplicantScoreModel === "8") === (row.coApplicantScoreModelText !== "");
  }),
  edit("V668-1", "An entity has no score.", (row) =>
    implies(isEntityApplicant(row), oneOf(row.applicantScore, 8888, 1111)),
  ),
  edit("V668-2", "A co-applying entity has no score.", (row) =>
    implies(isEntityCoApplicant(row), oneOf(row.coApplicantScore, 8888, 1111)),
  ),
  edit("V669-1", "The first reason for denial is a code.", (row) => {
    return oneOf(row.denialReason1, 1111, ...denialReasons, 10);
  }),
  edit("V669-2", "Further reasons for denial are codes.", (row) => {
    return [row.denialReason2, row.denialReason3, row.denialReason4].every((code) => oneOf(code, ...denialReasons, ""));
  }),
  edit("V669-3", "Each reason for denial is given once.", (row) => {
    return areDistinct([row.denialReason1, row.denialReason2, row.denialReason3, row.denialReason4]);
  }),
  edit("V669-4", "Nothing goes with no reason for denial.", (row) =>
    implies(
      oneOf(row.denialReason1, 1111, 10),
      row.denialReason2 === "" && row.denialReason3 === "" && row.denialReason4 === "",
    ),
  ),
  edit("V670-1", "A denial has a reason.", (row) =>
    implies(oneOf(row.actionTaken, 3, 7), oneOf(row.denialReason1, 1111, ...denialReasons)),
  ),
  edit("V670-2", "A reason belongs to a denial.", (row) =>
    implies(oneOf(row.denialReason1, ...denialReasons), oneOf(row.actionTaken, 3, 7)),
  ),
  edit("V670-3", "Other actions have no reason for denial.", (row) =>
    implies(oneOf(row.actionTaken, 1, 2, 4, 5, 6, 8), oneOf(row.denialReason1, 1111, 10)),
  ),
  edit("V670-4", "Only other actions have no reason for denial.", (row) =>
    implies(row.denialReason1 === "10", oneOf(row.actionTaken, 1, 2, 4, 5, 6, 8)),
  ),
  edit("V671-1", "Reason 9 has a text.", (row) =>
    implies(
      [row.denialReason1, row.denialReason2, row.denialReason3, row.denialReason4].includes("9"),
      row.denialReasonText !== "",
    ),
  ),
  edit("V671-2", "A text belongs to reason 9.", (row) =>
    implies(
      row.denialReasonText !== "",
      [row.denialReason1, row.denialReason2, row.denialReason3, row.denialReason4].includes("9"),
    ),
  ),
  edit("V720-1", "A score of models 1 to 6, 11 and 12 is at least 280.", (row) =>
    implies(oneOf(row.applicantScoreModel, 1, 2, 3, 4, 5, 6, 11, 12), numberOr(row.applicantScore, 0) >= 280),
  ),
  edit("V720-2", "The co-applicant's score of models 1 to 6, 11 and 12 is at least 280.", (row) =>
    implies(oneOf(row.coApplicantScoreModel, 1, 2, 3, 4, 5, 6, 11, 12), numberOr(row.coApplicantScore, 0) >= 280),
  ),
  edit("V720-3", "A score of models 13 to 15 is at least 300.", (row) =>
    implies(oneOf(row.applicantScoreModel, 13, 14, 15), numberOr(row.applicantScore, 0) >= 300),
  ),
  edit("V720-4", "The co-applicant's score of models 13 to 15 is at least 300.", (row) =>
    implies(oneOf(row.coApplicantScoreModel, 13, 14, 15), numberOr(row.coApplicantScore, 0) >= 300),
  ),
];
