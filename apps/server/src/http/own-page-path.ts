import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../context.ts";

/**
 * Of a page that a browser says it is on, the path alone: behind it stand tokens and names, and an address elsewhere would lead staff there.
 * Null for a page that is not the lender's.
 */
export function ownPagePath({ lenders }: Context, lender: Lender, said: string): string | null {
  const { origin } = new URL(lenders.originOf(lender));
  const page = URL.parse(said, origin);
  return page?.origin === origin ? page.pathname : null;
}
