import { expect, it } from "vitest";
import { lookup } from "zipcodes";
import { findZipPlace } from "./zip-places.ts";

it.each(["95831", "00601", "10001", "99950", "87102", "63110"])(
  "knows the place of %s as the table has it",
  async (zip) => {
    const { city, state, latitude, longitude } = lookup(zip) ?? {};
    expect(await findZipPlace(zip)).toEqual({ city, state, latitude, longitude });
  },
);

it.each(["00000", "9583", "", "95831 CA", "K1A", "\n"])("knows none of %j", async (zip) => {
  expect(await findZipPlace(zip)).toBeUndefined();
});

it("answers many who ask at once", async () => {
  const states = await Promise.all(["60614", "11201", "33609"].map(async (zip) => (await findZipPlace(zip))?.state));
  expect(states).toEqual(["IL", "NY", "FL"]);
});
