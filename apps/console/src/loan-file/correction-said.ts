import type { ActValues } from "./act-dialog.tsx";

/** In the choice: the name has no suffix, where an empty choice leaves the one it has. */
export const NO_SUFFIX = "none";

/** In the choice of who lives in the home. */
export const LIVES_THERE = "lives-there";
export const LIVES_ELSEWHERE = "lives-elsewhere";

/** What is sent of a correction: what was filled in alone, and a part of the name that is to go as an empty one. */
export function correctionSaid({ noMiddleName, ...values }: ActValues): ActValues {
  const said = Object.entries(values).filter(([, value]) => value !== "" && value !== null);
  return {
    ...Object.fromEntries(said),
    ...(noMiddleName === true && { middleName: "" }),
    ...(values["suffix"] === NO_SUFFIX && { suffix: "" }),
    ...(values["ownerLivesThere"] && { ownerLivesThere: values["ownerLivesThere"] === LIVES_THERE }),
  };
}
