import { type CustomTypesConfig, types } from "pg";

const { builtins } = types;

/**
 * How values leave the database: `date` as "2026-11-20", `timestamptz` as UTC "2026-11-20T17:04:05.123Z" (so they compare as
 * text and go to the domain as they are), `int8` as a number, `numeric` as the exact text.
 */
export const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== "binary") {
      if (oid === builtins.DATE) return (text: string) => text;
      if (oid === builtins.TIMESTAMPTZ) return toInstant;
      if (oid === builtins.INT8) return toSafeInteger;
    }
    return types.getTypeParser(oid, format);
  },
};

/** The server writes "2026-11-20 17:04:05.123+00": the session's zone is UTC, columns have milliseconds. */
function toInstant(text: string): string {
  return new Date(text).toISOString();
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which is no exact number here.`);
  return value;
}
