import { allBy, beforeDecline } from "../../workflow/staff-act.ts";
import { endingActNames, endingOf } from "./end-application.ts";

export const applicationActs = beforeDecline(
  allBy(endingActNames, ({ file, act, staff, at }) => endingOf(file, act, staff.identityUuid, at)),
);
