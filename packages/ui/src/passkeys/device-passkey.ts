/** What speaks to the device is fetched only when somebody uses a passkey. */
const webauthn = () => import("@simplewebauthn/browser");

type Credential = { readonly type: "public-key"; readonly id: string; readonly transports: readonly string[] };

/** What a device is asked for: bytes as base64url, times in milliseconds. */
type ToMake = {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: "public-key"; readonly alg: number }[];
  readonly timeout: number;
  readonly excludeCredentials: readonly Credential[];
};
type ToAnswer = {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  /** Only these; absent: whichever of this host its owner chooses. */
  readonly allowCredentials?: readonly Credential[];
};

type Made = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] };
type Answer = {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
};

/** The person sent the device's question away, the device did not answer in time, or it knows no passkey. `code` has the words. */
export class NoPasskey extends Error {
  override readonly name = "NoPasskey";
  readonly code: "passkey-cancelled" | "passkey-known";

  constructor(cause: unknown) {
    super("The device gave no passkey.", { cause });
    this.code = cause instanceof Error && cause.name === "InvalidStateError" ? "passkey-known" : "passkey-cancelled";
  }
}

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window;

/** Has the device make a passkey, which it keeps with the account's name. Throws `NoPasskey`. */
export async function makePasskey({ pubKeyCredParams, excludeCredentials, ...options }: ToMake): Promise<Made> {
  const { startRegistration } = await webauthn();
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...options,
      pubKeyCredParams: [...pubKeyCredParams],
      excludeCredentials: excludeCredentials.map(named),
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  }).catch(toNoPasskey);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the person choose and unlock a passkey for this host. Throws `NoPasskey`. */
export async function answerByPasskey({ allowCredentials, ...options }: ToAnswer): Promise<Answer> {
  const { startAuthentication } = await webauthn();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...options,
      ...(allowCredentials && { allowCredentials: allowCredentials.map(named) }),
      userVerification: "required",
    },
  }).catch(toNoPasskey);
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

type Transport = "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";

const named = ({ type, id, transports }: Credential) => ({ type, id, transports: transports as Transport[] });

function toNoPasskey(cause: unknown): never {
  throw new NoPasskey(cause);
}
