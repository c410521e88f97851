/** Whether it is text with a NUL or half a character in it: nobody types one, and PostgreSQL keeps none. */
export const isBrokenText = (text: unknown): boolean =>
  typeof text === "string" && (text.includes("\0") || !text.isWellFormed());

/** Whether there is such text anywhere in a value of ours: one that a schema has let through, which bounds how deep it is. */
export const holdsBrokenText = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(holdsBrokenText) : isBrokenText(value);
