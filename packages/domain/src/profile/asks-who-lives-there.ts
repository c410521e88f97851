import type { Occupancy } from "../property/occupancy.ts";

interface Said {
  readonly occupancy: Occupancy | undefined;
  readonly titleCompanions: readonly unknown[];
}

/**
 * Whether it is asked if another owner lives in the home: of whoever does not. An owner whose main home secures a line may cancel it, also
 * where they do not borrow (12 CFR 1026.2(a)(11), 1026.15(a)(1)), and in Texas it is their homestead.
 */
export const asksWhoLivesThere = ({ occupancy, titleCompanions }: Said): boolean =>
  occupancy !== undefined && occupancy !== "PRIMARY" && titleCompanions.length > 0;
