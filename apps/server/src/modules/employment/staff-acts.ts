import { beforeEnd, changeIf } from "../../workflow/staff-act.ts";

export const employmentActs = beforeEnd<"confirm-employment">({
  "confirm-employment": (asked) =>
    changeIf(asked, asked.file.facts.employer !== undefined, { employment: { outcome: "CONFIRMED", at: asked.at } }),
});
