import type { ColumnType, JSONColumnType } from "kysely";

/** An instant in UTC, "2026-11-20T17:04:05.123Z". */
export type Instant = ColumnType<string, string, string>;
/** An instant that the database writes itself unless told. */
export type DefaultInstant = ColumnType<string, string | undefined, string>;
/** A date without a time, "2026-11-20". */
export type DateOnly = ColumnType<string, string, never>;
/** `jsonb`: read as a value; written as JSON text, because the driver would send an array as an SQL array. */
export type Json<Value extends object | null> = JSONColumnType<Value>;
