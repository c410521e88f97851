import type { LinkableSource } from "./sources.ts";

/** The way that opens a source: `EMPINFO` is another name for a payroll account. */
export const wayOf = (source: LinkableSource) => (source === "EMPINFO" ? "PAYROLL" : source);

type Tried = { readonly source: string; readonly state: string };

/** The last visit to a source that showed nothing. */
export const lastFailure = <T extends Tried>(tried: readonly T[], source: LinkableSource): T | undefined =>
  tried.findLast((one) => one.source === wayOf(source) && one.state === "UNUSABLE");
