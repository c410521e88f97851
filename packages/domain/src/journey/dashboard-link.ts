import type { Identity } from "../application/identity.ts";

/**
 * Whether the menu leads to the dashboard: for everybody but who only signs, by an account or, under rule v1, by a session that came to
 * sign; for a broker in any case. Specification part 2, section 6.
 */
export const opensDashboard = ({
  type,
  signerUuid,
  isBroker,
}: Pick<Identity, "type" | "signerUuid" | "isBroker">): boolean =>
  isBroker || (type !== "CO_DEEDER" && signerUuid === null);
