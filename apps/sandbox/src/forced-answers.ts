import type { VendorKind } from "@gable/vendors/protocols.ts";
import type { Script } from "./script.ts";

export interface ForcedAnswer {
  readonly kind: VendorKind;
  readonly act: string;
  readonly answer: unknown;
  readonly next: number;
  /** Whether it comes by event instead of at once. */
  readonly later: boolean;
}

/** What tests have ordered the vendors to say, each so many times. */
export function createForcedAnswers() {
  let forced: readonly ForcedAnswer[] = [];
  return {
    add(answer: ForcedAnswer): void {
      forced = [...forced, answer];
    },
    /** The first that was ordered for an act, used up by one; null where the persona's own facts are to speak. */
    take(kind: VendorKind, act: string): Script<unknown, unknown> | null {
      const found = forced.find((one) => one.kind === kind && one.act === act);
      if (found === undefined) return null;
      forced = forced.flatMap((one) => {
        if (one !== found) return [one];
        return one.next > 1 ? [{ ...one, next: one.next - 1 }] : [];
      });
      return found.later ? { later: [{ answer: found.answer }] } : { now: found.answer, later: [] };
    },
  };
}
