import { allBy } from "../../workflow/staff-act.ts";
import { payoffActNames } from "./payoff-acts.ts";
import { payoffDecided } from "./payoff-of-two.ts";

export const payoffActs = allBy(payoffActNames, ({ file, act, staff, at }) =>
  payoffDecided(file, act, staff.identityUuid, at),
);
