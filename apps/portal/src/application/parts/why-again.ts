import type { useText } from "@gable/ui/language/catalogue.tsx";
import type { identityWords } from "../identity.words.ts";

/** A code of the check; whatever else stands in its place, a person wrote to be read. */
const CODE = /^[a-z]+(-[a-z]+)*$/;

/** Why pictures are asked for again. */
export function whyAgain(t: ReturnType<typeof useText<typeof identityWords>>, reason: string): string {
  if (!CODE.test(reason)) return reason;
  return reason in t ? t[reason as "expired"] : t.other;
}
