import { z } from "zod";
import { call } from "../call.ts";

export const placeOfZip = call({
  name: "placeOfZip",
  summary: "City and state of a ZIP code",
  method: "GET",
  path: "/service-application/external/api/v1/places/:zip",
  access: "visitor",
  params: z.object({ zip: z.string().regex(/^\d{5}$/, "zip-invalid") }),
  reply: z.object({ city: z.string(), state: z.string() }).nullable(),
});

export const mapOfZip = call({
  name: "mapOfZip",
  summary: "The state of a ZIP code as a small drawing, with the place in it",
  method: "GET",
  path: "/service-application/external/api/v1/places/:zip/map",
  access: "visitor",
  params: z.object({ zip: z.string().regex(/^\d{5}$/, "zip-invalid") }),
  /** In a square of 100 units: the data of an SVG path, and where the place stands. Null where no map is drawn. */
  reply: z.object({ outline: z.string(), x: z.number(), y: z.number() }).nullable(),
});
