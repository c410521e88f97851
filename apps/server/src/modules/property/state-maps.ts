import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { usStates } from "@gable/domain/people/us-states.ts";

type Point = readonly [x: number, y: number];
/** A closed line; the last point is joined to the first. */
type Ring = readonly Point[];

/** The part of TopoJSON that the atlas uses. */
interface Atlas {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: readonly (readonly [number, number][])[];
  readonly objects: {
    readonly states: {
      readonly geometries: readonly {
        readonly type: "Polygon" | "MultiPolygon" | null;
        readonly properties: { readonly name: string };
        readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

/** A state as a small drawing in a square of 100 units, upright, and how degrees come into it. */
export interface StateMap {
  /** The data of an SVG path: the mainland and each island that can be seen, without lakes. */
  readonly outline: string;
  readonly west: number;
  readonly north: number;
  /** Units for a degree of longitude, in the middle of the state, and of latitude. */
  readonly perLongitude: number;
  readonly perLatitude: number;
  readonly left: number;
  readonly top: number;
}

const SIDE = 100;
/** How far a drawn line may be from the true one: less than a third of a pixel at the size of a thumbnail. */
const TOLERANCE = 0.4;
/** An island that would be a dot is left out. */
const SMALLEST_ISLAND = 1.5;

/** Draws every state from the atlas of the Census Bureau. Returns them by postal code. */
export async function drawStates(): Promise<Readonly<Record<string, StateMap>>> {
  const path = createRequire(import.meta.url).resolve("us-atlas/states-10m.json");
  const atlas = JSON.parse(await readFile(path, "utf8")) as Atlas;
  const arcs = atlas.arcs.map((arc) => decodeArc(arc, atlas.transform));
  const codes = new Map<string, string>(Object.entries(usStates).map(([code, { en }]) => [en, code]));
  return Object.fromEntries(
    atlas.objects.states.geometries.flatMap(({ type, properties, arcs: own }) => {
      const code = codes.get(properties.name);
      if (type === null || code === undefined) return [];
      const polygons = (type === "Polygon" ? [own] : own) as number[][][];
      const coasts = polygons.map(([coast = []]) => coast.flatMap((index) => arcPoints(arcs, index)));
      return [[code, draw(coasts)]];
    }),
  );
}

/** Where a place of the state stands in its drawing. */
export const placeIn = (map: Omit<StateMap, "outline">, [longitude, latitude]: Point): Point => [
  rounded(map.left + (westward(longitude) - map.west) * map.perLongitude),
  rounded(map.top + (map.north - latitude) * map.perLatitude),
];

function draw(coasts: readonly Ring[]): StateMap {
  const [west, south, east, north] = boxOf(coasts.flat());
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perLatitude = SIDE / Math.max((east - west) * narrowing, north - south);
  const perLongitude = perLatitude * narrowing;
  const left = (SIDE - (east - west) * perLongitude) / 2;
  const top = (SIDE - (north - south) * perLatitude) / 2;
  const frame = { west, north, perLongitude, perLatitude, left, top };
  const rings = coasts.map((coast) => simplify(coast.map((point) => placeIn(frame, point))));
  return { ...frame, outline: rings.filter(isLargeEnough).map(pathOf).join("") };
}

/** Each point of an arc is stored as its distance from the one before. */
function decodeArc(arc: readonly [number, number][], { scale, translate }: Atlas["transform"]): Ring {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [westward(x * scale[0] + translate[0]), y * scale[1] + translate[1]] as const;
  });
}

/** The last of the Aleutians lie beyond the date line: their longitudes go on below -180. */
const westward = (longitude: number): number => (longitude > 0 ? longitude - 360 : longitude);

/** A negative index is the arc of its complement, backwards. */
function arcPoints(arcs: readonly Ring[], index: number): Ring {
  return index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
}

/** The fewest of a line's points from which it strays no further than it may (Douglas and Peucker). */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const away = line.map((point) => distance(point, first, last));
  const furthest = away.indexOf(most(away));
  if ((away[furthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, furthest + 1)).slice(0, -1), ...simplify(line.slice(furthest))];
}

/** From a point to the line through two others, or to the one point that they are. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - fromX, y - fromY) : Math.abs(dx * (fromY - y) - (fromX - x) * dy) / length;
}

function isLargeEnough(ring: Ring): boolean {
  const [left, top, right, bottom] = boxOf(ring);
  return Math.hypot(right - left, bottom - top) >= SMALLEST_ISLAND;
}

function boxOf(points: Ring): readonly [left: number, least: number, right: number, most: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [least(xs), least(ys), most(xs), most(ys)];
}

const pathOf = (ring: Ring): string => `M${ring.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

const rounded = (unit: number): number => Math.round(unit * 10) / 10;
const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
