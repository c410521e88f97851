import type { ReplyOf } from "@gable/contract/call.ts";
import type { mapOfZip } from "@gable/contract/calls/property-places.ts";
import { readOnce } from "./read-once.ts";
import { placeIn, type StateMap } from "./state-maps.ts";
import { findZipPlace } from "./zip-places.ts";

const readMaps = readOnce<Readonly<Record<string, StateMap>>>(new URL("./state-maps-worker.ts", import.meta.url));

/** The state of a ZIP code and where in it the code is; null where there is none, and in territories, of which no map is drawn. */
export async function drawPlace(zip: string): Promise<ReplyOf<typeof mapOfZip>> {
  const [place, maps] = await Promise.all([findZipPlace(zip), readMaps()]);
  const map = place && Object.hasOwn(maps, place.state) ? maps[place.state] : undefined;
  if (place === undefined || map === undefined) return null;
  const [x, y] = placeIn(map, [place.longitude, place.latitude]);
  return { outline: map.outline, x, y };
}
