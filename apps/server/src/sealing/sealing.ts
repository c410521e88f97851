import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { decrypt, encrypt, SealBroken } from "./aes-gcm.ts";
import type { KeyRing } from "./key-ring.ts";

/** A data key as it is stored: encrypted by the master key that `key_id` names. */
export type WrappedKey = { key_id: string; data_key: Buffer };

/** Seals and opens with one data key. `context` says what it is and whose, "facts:<uuid>": a value moved elsewhere does not open. */
export type Seal = {
  sealBytes(plain: Uint8Array, context: string): Buffer;
  openBytes(sealed: Uint8Array, context: string): Buffer;
  sealJson(value: unknown, context: string): Buffer;
  openJson(sealed: Uint8Array, context: string): unknown;
};

/** Envelope encryption: every row has a data key of its own, and only that is encrypted by a master key. */
export type Sealing = {
  /** A new data key, to be stored with its row, and the seal that uses it. */
  createKey(): { wrapped: WrappedKey; seal: Seal };
  /** @throws SealBroken when no master key of the ring opens it */
  openKey(wrapped: WrappedKey): Seal;
  /** The same data key under the current master key; undefined when it already is. What it sealed stays as it is. */
  rewrapKey(wrapped: WrappedKey): WrappedKey | undefined;
  /** The same value, sealed alone, under the current master key; undefined when it already is. @throws SealBroken */
  rewrapAlone(sealed: Uint8Array): Buffer | undefined;
  /** For a single value without a row's key: the data key travels in front of what it seals. */
  alone: Seal;
};

const DATA_KEY_BYTES = 32;

/** Seals by a data key for each owner, which a master key of the ring wraps. Throws `SealBroken` for a key that is not configured. */
export function createSealing(ring: KeyRing): Sealing {
  // Made once: to make a key ready for the cipher takes as long as to seal a line with it.
  const masterKeys = new Map([...ring.keys].map(([id, key]) => [id, createSecretKey(key)]));
  const masterKey = (id: string): KeyObject => {
    const key = masterKeys.get(id);
    if (!key) throw new SealBroken(`No master key "${id}" is configured.`);
    return key;
  };
  const wrap = (dataKey: Uint8Array): WrappedKey => ({
    key_id: ring.currentId,
    data_key: encrypt(masterKey(ring.currentId), dataKey, `data-key:${ring.currentId}`),
  });
  const unwrapped = ({ key_id, data_key }: WrappedKey) => decrypt(masterKey(key_id), data_key, `data-key:${key_id}`);

  const createKey = () => {
    const dataKey = randomBytes(DATA_KEY_BYTES);
    return { wrapped: wrap(dataKey), seal: sealWith(dataKey) };
  };
  const openKey = (wrapped: WrappedKey) => sealWith(unwrapped(wrapped));

  const alone = fromBytes(
    (plain, context) => {
      const { wrapped, seal } = createKey();
      return pack(wrapped, seal.sealBytes(plain, context));
    },
    (sealed, context) => {
      const { wrapped, body } = splitKey(sealed);
      return openKey(wrapped).openBytes(body, context);
    },
  );

  const rewrapKey = (wrapped: WrappedKey) => (wrapped.key_id === ring.currentId ? undefined : wrap(unwrapped(wrapped)));

  return {
    createKey,
    openKey,
    rewrapKey,
    rewrapAlone: (sealed) => {
      const { wrapped, body } = splitKey(sealed);
      const fresh = rewrapKey(wrapped);
      return fresh && pack(fresh, body);
    },
    alone,
  };
}

function sealWith(dataKey: Uint8Array): Seal {
  const key = createSecretKey(dataKey);
  return fromBytes(
    (plain, context) => encrypt(key, plain, context),
    (sealed, context) => decrypt(key, sealed, context),
  );
}

function fromBytes(sealBytes: Seal["sealBytes"], openBytes: Seal["openBytes"]): Seal {
  return {
    sealBytes,
    openBytes,
    sealJson: (value, context) => sealBytes(packed(Buffer.from(JSON.stringify(value))), context),
    openJson: (sealed, context) => JSON.parse(unpacked(openBytes(sealed, context)).toString("utf8")),
  };
}

/** Shorter JSON is sealed as it is: there is little to win. */
const LONG_BYTES = 2000;
/** With what zstd begins (RFC 8878, 3.1.1), and no JSON does. */
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Long JSON is sealed compressed, to a quarter: the facts of an application are written some sixty times on its way. How long it is tells
 * whoever holds the database little more than the length of the JSON itself would; nobody else sees it.
 */
const packed = (json: Buffer): Buffer => (json.length < LONG_BYTES ? json : zstdCompressSync(json, fastest));
const unpacked = (plain: Buffer): Buffer =>
  plain.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC) ? zstdDecompressSync(plain) : plain;

/** Lengths of key id and wrapped key, one byte each, then both, then the body. */
function pack({ key_id, data_key }: WrappedKey, body: Buffer): Buffer {
  const id = Buffer.from(key_id);
  return Buffer.concat([Buffer.of(id.length, data_key.length), id, data_key, body]);
}

function splitKey(sealed: Uint8Array): { wrapped: WrappedKey; body: Buffer } {
  const bytes = Buffer.from(sealed);
  const [idLength = 0, keyLength = 0] = bytes;
  const keyStart = 2 + idLength;
  return {
    wrapped: {
      key_id: bytes.subarray(2, keyStart).toString("utf8"),
      data_key: bytes.subarray(keyStart, keyStart + keyLength),
    },
    body: bytes.subarray(keyStart + keyLength),
  };
}
