import type { Counsellor, counsellors as protocol } from "@gable/vendors/counsellors/protocol.ts";
import { addDays } from "../days.ts";
import { placesNear } from "../places.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { seeded } from "../seeded.ts";

/** The law asks for ten (12 CFR 1024.20(a)(1)). */
const ASKED = 10;

const agencies = [
  "Neighborhood Housing Counseling",
  "Open Door Homeowner Services",
  "Community Credit and Housing Center",
  "Hearthstone Counseling",
  "Fair Housing Partners",
  "First Keys Homeownership Center",
  "Steady Ground Housing",
  "Cornerstone Financial Counseling",
  "Riverbend Housing Alliance",
  "Lantern Housing Services",
] as const;

/** Places around a ZIP code, from no farther than where there are enough; undefined where there never are. */
function enoughNear(zip: string): ReturnType<typeof placesNear> | undefined {
  for (const miles of [30, 120, 400]) {
    const places = placesNear(zip, miles);
    if (places.length >= ASKED) return places;
  }
  return undefined;
}

export const counsellors: Vendor<typeof protocol> = {
  nearest: ({ zip }, { today }) => {
    const near = enoughNear(zip);
    if (near === undefined) return atOnce({ outcome: "unknown-zip" });
    const listed = near.slice(0, ASKED).map((place, index): Counsellor => {
      const chance = seeded("counsellor", place.zip);
      return {
        name: `${agencies[index] ?? agencies[0]} of ${place.city}`,
        address: {
          street1: `${chance.between(10, 4900)} ${chance.pick(["Civic", "Market", "Union", "Station"])} Street`,
          city: place.city,
          state: place.state,
          zip: place.zip,
        },
        phone: `8005550${chance.between(110, 198)}`,
        website: `https://housing-${place.zip}.example`,
        languages: chance.between(0, 1) === 0 ? ["English"] : ["English", "Spanish"],
        services: ["Home equity and refinancing counseling", "Mortgage delinquency counseling"],
        milesAway: place.miles,
      };
    });
    return atOnce({ outcome: "found", listedOn: addDays(today, -4), counsellors: listed });
  },
};
