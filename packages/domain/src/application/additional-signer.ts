import * as z from "zod";
import type { AdditionalSignerVersion } from "./enumerations.ts";
import type { Identity } from "./identity.ts";

/** A person who signs beside the borrower, known by the uuid of the invitation. */
export const AdditionalSigner = z.object({ uuid: z.uuid() });
export type AdditionalSigner = z.infer<typeof AdditionalSigner>;

/** An entry of the application's `helocSigners`. */
export const HelocSigner = z.object({ identityUuid: z.uuid() });
export type HelocSigner = z.infer<typeof HelocSigner>;

/**
 * Whether this identity is an additional signer of this application. Under rule v1 the application must list the
 * identity; under any other version the identity itself must be of type CO_DEEDER.
 */
export function isAdditionalSigner(
  identity: Pick<Identity, "uuid" | "type">,
  application: {
    readonly additionalSignerVersion: AdditionalSignerVersion | null;
    readonly helocSigners: readonly HelocSigner[];
  },
): boolean {
  if (application.additionalSignerVersion === "v1") {
    return application.helocSigners.some((signer) => signer.identityUuid === identity.uuid);
  }
  return identity.type === "CO_DEEDER";
}
