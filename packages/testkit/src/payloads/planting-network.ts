import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { Planting } from "./planting.ts";

/**
 * Carries what a scripted borrower sends, with payloads in place of what they would write, and as the names of their files.
 */
export function createPlantingNetwork(calls: readonly CallDefinition[], planting: Planting): typeof fetch {
  const places = calls
    .filter((call) => call.body !== undefined)
    .map((call) => ({ call, place: new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`) }));
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const found = places.find(({ call, place }) => call.method === init.method && place.test(new URL(url).pathname));
    if (init.body instanceof FormData) return fetch(url, { ...init, body: renamed(init.body, planting) });
    if (found === undefined || typeof init.body !== "string") return fetch(input, init);
    let last: Response | undefined;
    await planting.plant(found.call, JSON.parse(init.body), async (body) => {
      const headers = new Headers(init.headers);
      // What was refused under a key is refused again.
      if (last && headers.has("idempotency-key")) headers.set("idempotency-key", randomUUID());
      last = await fetch(url, { ...init, headers, body: JSON.stringify(body) });
      return last.ok || last.status >= 500;
    });
    return last ?? fetch(input, init);
  };
}

function renamed(sent: FormData, planting: Planting): FormData {
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, `${planting.next(80)}${value.name}`);
  }
  return form;
}
