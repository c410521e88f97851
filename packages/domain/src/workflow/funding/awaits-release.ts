import { decide } from "../decide.ts";
import type { LoanFile } from "../facts/facts.ts";
import { isReadyToFund } from "../stages/funding.ts";
import { isForPeople, releaseStanding } from "./release.ts";

/** Everything that money waits for is there, and two people are to let it go. */
export const awaitsRelease = (file: LoanFile): boolean =>
  isForPeople(releaseStanding(file.facts)) && isReadyToFund(file.facts) && decide(file).stage === "funding";
