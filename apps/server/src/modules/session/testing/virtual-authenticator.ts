import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import type { addPasskey, PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a browser asks of it, and how it behaves beside the rule. */
interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  /** The device was unlocked by its owner; yes unless said. */
  readonly isUnlocked?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

const clientData = (type: string, { challenge, origin }: Asked): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator with one passkey on P-256, as a phone has it. It counts how often it was used. */
export function createAuthenticator(userHandle: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let count = 0;

  const head = ({ rpId, isUnlocked = true }: Asked, flags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([USER_PRESENT | (isUnlocked ? USER_VERIFIED : 0) | flags]),
      counter,
    ]);
  };

  return {
    /** Makes the passkey. */
    make(asked: Asked): BodyOf<typeof addPasskey>["credential"] {
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]),
      );
      const authData = Buffer.concat([
        head(asked, HAS_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
        transports: ["internal"],
      };
    },
    /** Signs a challenge. */
    answer(asked: Asked): PasskeyAssertion {
      count += 1;
      const client = clientData("webauthn.get", asked);
      const authData = head(asked, 0);
      return {
        id: id.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey).toString("base64url"),
        userHandle,
      };
    },
    /** As a copy of it would begin to count anew. */
    forgetCount() {
      count = 0;
    },
  };
}
