import { readOnce } from "./read-once.ts";

/** As a ZIP code's place is written, in whatever case the source has it, and where it is, in degrees. */
export interface ZipPlace {
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** As the library's objects the table takes 70 MB, as text 2 MB. */
const readTable = readOnce<string>(new URL("./zip-places-worker.ts", import.meta.url));

/** The place of a ZIP code of five digits; undefined where there is none. */
export async function findZipPlace(zip: string): Promise<ZipPlace | undefined> {
  if (!/^\d{5}$/.test(zip)) return undefined;
  const table = await readTable();
  const at = table.indexOf(`\n${zip} `);
  if (at === -1) return undefined;
  const [, state = "", latitude, longitude, ...city] = table.slice(at + 1, table.indexOf("\n", at + 1)).split(" ");
  return { state, city: city.join(" "), latitude: Number(latitude), longitude: Number(longitude) };
}
