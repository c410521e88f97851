import { DatabaseError } from "pg";

/** SQLSTATE. */
const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because another row has already what no two may have. Its transaction can only be given up. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
