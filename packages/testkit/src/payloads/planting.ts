import type { CallDefinition } from "@gable/contract/call.ts";
import { type TextPlace, textPlaces, withText } from "./plant-text.ts";
import { scriptPayloads } from "./script-payloads.ts";

/** Puts one payload after another into whatever people may write. */
export interface Planting {
  /** The next payload that has at most so many characters. */
  readonly next: (maxLength?: number) => string;
  /**
   * Sends a body with payloads in all its texts; where that is refused, with one of them at a time; and if nothing of the kind is taken, as
   * it is. `attempt` says whether it was taken.
   */
  readonly plant: (call: CallDefinition, body: unknown, attempt: (body: unknown) => Promise<boolean>) => Promise<void>;
}

/** Puts script payloads into whatever text a call takes, one after the other. */
export function createPlanting(): Planting {
  let count = 0;

  function next(maxLength = 200): string {
    for (let look = 0; look < scriptPayloads.length; look += 1) {
      count += 1;
      const payload = scriptPayloads[(count * 7) % scriptPayloads.length] ?? "";
      if (payload.length <= maxLength) return payload;
    }
    return (scriptPayloads[0] ?? "").slice(0, maxLength);
  }

  /** Those that the contract's own schema lets through: whether it does may depend on what else is in the body. */
  function fitting(call: CallDefinition, body: unknown): readonly (TextPlace & { readonly text: string })[] {
    if (!call.body) return [];
    const schema = call.body;
    return textPlaces(schema, body).flatMap((place) => {
      const text = next(place.maxLength);
      return schema.safeParse(withText(body, place.path, text)).success ? [{ ...place, text }] : [];
    });
  }

  return {
    next,
    plant: async (call, body, attempt) => {
      const places = fitting(call, body);
      const choices = places.length > 1 ? [places, ...places.map((place) => [place])] : [places];
      for (const chosen of choices) {
        if (await attempt(chosen.reduce((sum, { path, text }) => withText(sum, path, text), body))) return;
      }
      if (places.length > 0) await attempt(body);
    },
  };
}
