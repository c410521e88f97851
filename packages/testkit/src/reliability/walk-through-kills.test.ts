import { expect, it } from "vitest";
import type { OwnProduct } from "../start-own-product.ts";
import { walkThroughKills } from "./walk-through-kills.ts";

it.each([2, 0, Number.NaN])(
  "refuses three kills in %s requests instead of looking for room for ever",
  async (requests) => {
    const kills = { seed: 1, server: 2, database: 1, persona: "straight-approval" };
    await expect(walkThroughKills({} as OwnProduct, requests, kills)).rejects.toThrow(RangeError);
  },
);
