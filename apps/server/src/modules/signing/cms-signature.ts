import { createHash, createPrivateKey, createPublicKey, sign, verify, X509Certificate } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";

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
function encodeSignedAttributes(parts: Omit<SignatureParts, "signatureValue">): Uint8Array {
  const encoded = signedAttributes(parts)
    .map((attribute) => Buffer.from(attribute.toSchema().toBER()))
    .toSorted((a, b) => Buffer.compare(a, b));
  const set = new asn1.Set({ value: encoded.map((attribute) => asn1.fromBER(attribute).result) });
  return new Uint8Array(set.toBER());
}

function signedAttributes(parts: Omit<SignatureParts, "signatureValue">): pki.Attribute[] {
  const certificateId = (certificate: Uint8Array) =>
    new asn1.Sequence({ value: [octets(createHash("sha256").update(certificate).digest())] });
  const certificates = [parts.signingCertificate, parts.authorityCertificate].map(certificateId);
  return [
    new pki.Attribute({ type: oid.contentType, values: [new asn1.ObjectIdentifier({ value: oid.data })] }),
    new pki.Attribute({ type: oid.messageDigest, values: [octets(parts.messageDigest)] }),
    new pki.Attribute({
      type: oid.signingCertificateV2,
      values: [new asn1.Sequence({ value: [new asn1.Sequence({ value: certificates })] })],
    }),
  ].toSorted((a, b) => Buffer.compare(Buffer.from(a.toSchema().toBER()), Buffer.from(b.toSchema().toBER())));
}

function encodeSignature(parts: SignatureParts): Uint8Array {
  const signer = pki.Certificate.fromBER(parts.signingCertificate);
  const digestAlgorithm = new pki.AlgorithmIdentifier({ algorithmId: oid.sha256 });
  const signedData = new pki.SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: [signer, pki.Certificate.fromBER(parts.authorityCertificate)],
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        digestAlgorithm,
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes: signedAttributes(parts) }),
        signatureAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 }),
        signature: octets(parts.signatureValue),
      }),
    ],
  });
  const content = new pki.ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
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

function octets(bytes: Uint8Array): asn1.OctetString {
  return new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });
}
