import { isOffline } from "@gable/ui/components/connection/fetch-part.ts";
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { namedCode } from "./named-code.ts";

/** What a rule's schema finds, as zod tells it. */
type Checked = { success: true } | { success: false; error: { issues: readonly Issue[] } };
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Schema = { readonly safeParse: (value: unknown) => Checked };

/**
 * Checks a form by a schema of the domain, which is fetched when the form is first sent: no first screen waits for it. `toSend` turns
 * what the fields hold into what is checked and sent; the two have the same names. Without the schema (it could not be fetched) the
 * server's word counts alone.
 */
export function schemaResolver<T extends FieldValues, O extends object>(
  load: () => Promise<Schema>,
  toSend: (values: T) => O,
): Resolver<T, unknown, O> {
  let schema: Schema | null = null;
  return async (values) => {
    const sent = toSend(values);
    schema ??= isOffline() ? null : await load().catch(() => null);
    const checked = schema?.safeParse(sent);
    if (checked === undefined || checked.success) return { values: sent, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const issue of checked.error.issues) {
      const name = issue.path.join(".");
      // The first thing wrong with a field is enough.
      if (get(errors, name) === undefined) {
        const message = codeOf(issue.message, get(sent, name));
        set(errors, name, { type: "rule", message: namedCode(name, message) });
      }
    }
    return { values: {}, errors };
  };
}

/** Codes are ours; other messages are zod's own words for programmers. */
function codeOf(message: string, value: unknown): string {
  if (/^[a-z][a-z0-9-]*$/.test(message)) return message;
  return value === undefined || value === null || value === "" ? "required" : "invalid";
}
