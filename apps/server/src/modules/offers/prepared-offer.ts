import type { PreparedOffer } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** What lies ready for the borrower; undefined once that offer is no longer made. */
export const preparedOffer = ({ preparedOffer: prepared, decision }: Facts): PreparedOffer | undefined =>
  decision?.offers.some(({ uuid }) => uuid === prepared?.offerUuid) ? prepared : undefined;
