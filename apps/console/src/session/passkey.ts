import type { Failure } from "@gable/ui/forms/failures.ts";
import { NoPasskey } from "@gable/ui/passkeys/device-passkey.ts";
import { failuresOf } from "../shell/failures-of.ts";

/** As `failuresOf`, where a device was asked too. */
export const passkeyFailuresOf = (failure: unknown): readonly Failure[] =>
  failure instanceof NoPasskey ? [{ message: failure.code }] : failuresOf(failure);
