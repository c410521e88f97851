import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  PasskeyAssertion,
} from "@gable/contract/calls/identity-passkeys.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { failuresOf } from "../shell/failures-of.ts";

/** What speaks to the device is fetched only when somebody uses a passkey. */
const webauthn = () => import("@simplewebauthn/browser");

/** The person sent the device's question away, the device did not answer in time, or it knows no passkey. `code` has the words. */
class NoPasskey extends Error {
  override readonly name = "NoPasskey";
  readonly code: "passkey-cancelled" | "passkey-known";

  constructor(cause: unknown) {
    super("The device gave no passkey.", { cause });
    this.code = cause instanceof Error && cause.name === "InvalidStateError" ? "passkey-known" : "passkey-cancelled";
  }
}

/** As `failuresOf`, where a device was asked too. */
export const passkeyFailuresOf = (failure: unknown): readonly Failure[] =>
  failure instanceof NoPasskey ? [{ message: failure.code }] : failuresOf(failure);

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;

/** Has the device make a passkey, which it keeps with the account's name. Throws `NoPasskey`. */
export async function makePasskey(
  options: ReplyOf<typeof beginPasskey>,
): Promise<BodyOf<typeof addPasskey>["credential"]> {
  const { startRegistration } = await webauthn();
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  }).catch(toNoPasskey);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the person choose and unlock a passkey for this host. Throws `NoPasskey`. */
export async function answerByPasskey(options: ReplyOf<typeof beginPasskeyLogIn>): Promise<PasskeyAssertion> {
  const { startAuthentication } = await webauthn();
  const { id, response } = await startAuthentication({
    optionsJSON: { ...options, userVerification: "required" },
  }).catch(toNoPasskey);
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

function toNoPasskey(cause: unknown): never {
  throw new NoPasskey(cause);
}
