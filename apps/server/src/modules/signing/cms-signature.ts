import { createHash, createPrivateKey, createPublicKey, sign, verify, X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { childrenOf, objectIdentifier, octets, sequence, set, smallInteger, tagged } from "./der.ts";

/** What our signatures are made of; everything else in one follows from these (RFC 5652, ETSI EN 319 122-1). */
export interface SignatureParts {
  /** DER. */
  readonly signingCertificate: Uint8Array;
  /** DER. */
  readonly authorityCertificate: Uint8Array;
  /** SHA-256 of the signed bytes. */
  readonly messageDigest: Uint8Array;
  readonly signatureValue: Uint8Array;
}

const oid = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
} as const;

/** Signs a digest: a detached CMS signature in DER. */
export function signDigest(
  messageDigest: Uint8Array,
  keys: {
    readonly signingCertificate: Uint8Array;
    readonly authorityCertificate: Uint8Array;
    readonly privateKeyPem: string;
  },
): Uint8Array {
  const attributes = encodeSignedAttributes({ ...keys, messageDigest });
  const signatureValue = sign("sha256", attributes, createPrivateKey(keys.privateKeyPem));
  return encodeSignature({ ...keys, messageDigest, signatureValue });
}

/**
 * Reads a signature of ours and checks that its key made it. Null for anything that differs by a byte from how we write
 * one: CMS leaves parts outside what is signed, and nothing in a sealed document may change unseen.
 */
export function readSignature(der: Uint8Array): SignatureParts | null {
  try {
    const parts = decodeSignature(der);
    if (!parts || !Buffer.from(encodeSignature(parts)).equals(der)) return null;
    const key = createPublicKey(
      new X509Certificate(parts.signingCertificate).publicKey.export({ type: "spki", format: "pem" }),
    );
    return verify("sha256", encodeSignedAttributes(parts), key, parts.signatureValue) ? parts : null;
  } catch {
    // Damaged DER makes the decoders throw in many ways; they all mean the same.
    return null;
  }
}

/**
 * The attributes that are signed, as the SET that is hashed (RFC 5652, 5.4). A PAdES baseline signature names its
 * certificate and keeps the time outside (EN 319 142-1, 6.3); naming the authority's certificate too protects its bytes.
 */
const encodeSignedAttributes = (parts: Omit<SignatureParts, "signatureValue">): Uint8Array =>
  set(...signedAttributes(parts));

/** In the order of their bytes, as DER wants the members of a SET. */
function signedAttributes(parts: Omit<SignatureParts, "signatureValue">): Buffer[] {
  const certificates = [parts.signingCertificate, parts.authorityCertificate].map((certificate) =>
    sequence(octets(createHash("sha256").update(certificate).digest())),
  );
  return [
    attributeOf(oid.contentType, objectIdentifier(oid.data)),
    attributeOf(oid.messageDigest, octets(parts.messageDigest)),
    attributeOf(oid.signingCertificateV2, sequence(sequence(...certificates))),
  ].toSorted((a, b) => Buffer.compare(a, b));
}

const attributeOf = (type: string, value: Uint8Array): Buffer => sequence(objectIdentifier(type), set(value));

function encodeSignature(parts: SignatureParts): Uint8Array {
  const digestAlgorithm = sequence(objectIdentifier(oid.sha256));
  const signerInfo = sequence(
    smallInteger(1),
    issuerAndSerialNumber(parts.signingCertificate),
    digestAlgorithm,
    tagged(0, ...signedAttributes(parts)),
    sequence(objectIdentifier(oid.ecdsaWithSha256)),
    octets(parts.signatureValue),
  );
  const signedData = sequence(
    smallInteger(1),
    set(digestAlgorithm),
    sequence(objectIdentifier(oid.data)),
    tagged(0, parts.signingCertificate, parts.authorityCertificate),
    set(signerInfo),
  );
  return new Uint8Array(sequence(objectIdentifier(oid.signedData), tagged(0, signedData)));
}

/** Of a certificate of version 3: version, serial number, algorithm, issuer (RFC 5280, 4.1). */
function issuerAndSerialNumber(certificate: Uint8Array): Buffer {
  const [toBeSigned = certificate] = childrenOf(certificate);
  const [, serialNumber, , issuer] = childrenOf(toBeSigned);
  if (!serialNumber || !issuer) throw new RangeError("A certificate has no issuer");
  return sequence(issuer, serialNumber);
}

function decodeSignature(der: Uint8Array): SignatureParts | null {
  const content = pki.ContentInfo.fromBER(der);
  if (content.contentType !== oid.signedData) return null;
  const signedData = new pki.SignedData({ schema: content.content });
  const [signer, authority] = signedData.certificates ?? [];
  const [info] = signedData.signerInfos;
  const digest: unknown = info?.signedAttrs?.attributes.find((attribute) => attribute.type === oid.messageDigest)
    ?.values[0];
  if (!(signer instanceof pki.Certificate) || !(authority instanceof pki.Certificate)) return null;
  if (!info || !(digest instanceof asn1.OctetString)) return null;
  return {
    signingCertificate: new Uint8Array(signer.toSchema().toBER()),
    authorityCertificate: new Uint8Array(authority.toSchema().toBER()),
    messageDigest: new Uint8Array(digest.valueBlock.valueHexView),
    signatureValue: new Uint8Array(info.signature.valueBlock.valueHexView),
  };
}
