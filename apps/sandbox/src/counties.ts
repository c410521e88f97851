import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A county as the Census Bureau counts it. */
export interface County {
  readonly fips: string;
  readonly name: string;
}

type Point = readonly [longitude: number, latitude: number];

interface Shape extends County {
  readonly rings: readonly (readonly Point[])[];
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** The part of TopoJSON that the atlas uses. */
interface Atlas {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: readonly (readonly [number, number][])[];
  readonly objects: {
    readonly counties: {
      readonly geometries: readonly {
        readonly type: "Polygon" | "MultiPolygon" | null;
        readonly id: string;
        readonly properties: { readonly name: string };
        readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

let shapes: readonly Shape[] | undefined;

/** The county in which a point lies; for a point just off the coast, nothing. */
export function countyAt(latitude: number, longitude: number): County | undefined {
  shapes ??= readShapes();
  const found = shapes.find(
    ({ box, rings }) =>
      longitude >= box[0] &&
      longitude <= box[2] &&
      latitude >= box[1] &&
      latitude <= box[3] &&
      isInside(rings, longitude, latitude),
  );
  return found === undefined ? undefined : { fips: found.fips, name: found.name };
}

function readShapes(): readonly Shape[] {
  const path = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Atlas;
  const arcs = atlas.arcs.map((arc) => decodeArc(arc, atlas.transform));
  return atlas.objects.counties.geometries.flatMap((geometry) => {
    if (geometry.type === null) return [];
    const polygons = (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs) as number[][][];
    const rings = polygons.flat().map((ring) => ring.flatMap((index) => arcPoints(arcs, index)));
    const longitudes = rings.flat().map(([longitude]) => longitude);
    const latitudes = rings.flat().map(([, latitude]) => latitude);
    const box = [least(longitudes), least(latitudes), most(longitudes), most(latitudes)] as const;
    return [{ fips: geometry.id, name: geometry.properties.name, rings, box }];
  });
}

/** Each point of an arc is stored as its distance from the one before. */
function decodeArc(arc: readonly [number, number][], { scale, translate }: Atlas["transform"]): readonly Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}

/** A negative index is the arc of its complement, backwards. */
function arcPoints(arcs: readonly (readonly Point[])[], index: number): readonly Point[] {
  return index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
}

/** Whether a ray from the point crosses the outlines an odd number of times. */
function isInside(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous !== undefined && point[1] > y !== previous[1] > y) {
        const crossing = ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
        if (x < crossing) inside = !inside;
      }
      previous = point;
    }
  }
  return inside;
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
