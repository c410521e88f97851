import zipcodes from "zipcodes";
import { type County, countyAt } from "./counties.ts";

export interface Place {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

export function placeOfZip(zip: string): Place | undefined {
  const found = zipcodes.lookup(zip.slice(0, 5));
  if (found === undefined || found.country !== "US") return undefined;
  const { city, state, latitude, longitude } = found;
  return { zip: found.zip, city, state, latitude, longitude };
}

/** The county of the middle of a ZIP code; a ZIP code that crosses a border has others as well. */
export function countyOfZip(zip: string): County | undefined {
  const place = placeOfZip(zip);
  return place === undefined ? undefined : countyAt(place.latitude, place.longitude);
}

/** Places whose middle is within `miles`, the nearest first. */
export function placesNear(zip: string, miles: number): readonly (Place & { readonly miles: number })[] {
  const centre = placeOfZip(zip);
  if (centre === undefined) return [];
  places ??= Object.keys(zipcodes.codes).flatMap((code) => placeOfZip(code) ?? []);
  // A glance at the latitude leaves few of the forty thousand: to work out each distance takes longer than all else of an answer.
  const reach = miles / MILES_OF_A_DEGREE;
  return places
    .filter(({ latitude }) => Math.abs(latitude - centre.latitude) <= reach)
    .map((place) => ({ ...place, miles: milesBetween(centre, place) }))
    .filter((place) => place.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles || a.zip.localeCompare(b.zip));
}

/** Of all ZIP codes, once somebody asks what is near one. */
let places: readonly Place[] | undefined;

/** Of latitude, at least, everywhere. */
const MILES_OF_A_DEGREE = 68;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. */
function milesBetween(a: Place, b: Place): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * 3958.8 * Math.asin(Math.sqrt(half)) * 10) / 10;
}
