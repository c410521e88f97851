import type { KeptAnswers } from "./registration.ts";

/**
 * Whether it is still to be asked where the borrower lives: of who does not live in the home. A bureau knows them by that address, letters go
 * there, and the list of counsellors is made for it (12 CFR 1024.20(a)(1)).
 */
export const lacksResidence = ({ occupancy, residence }: Pick<KeptAnswers, "occupancy" | "residence">): boolean =>
  occupancy !== undefined && occupancy !== "PRIMARY" && residence === undefined;
