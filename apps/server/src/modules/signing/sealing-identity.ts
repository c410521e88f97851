import "reflect-metadata";
import { randomBytes, webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

/** The keys that seal documents, as text to be kept by the key store. The two private keys are secrets. */
export interface SealingIdentity {
  /** Certificate of the product's own authority, PEM. What verifiers trust. */
  readonly authorityCertificate: string;
  /** PKCS #8, PEM. Used only to issue the next signing certificate. */
  readonly authorityPrivateKey: string;
  readonly signingCertificate: string;
  /** PKCS #8, PEM. */
  readonly signingPrivateKey: string;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

/** Document signing (RFC 9336), and e-mail protection, which readers from before 2022 ask of a signing certificate. */
const purposes = ["1.3.6.1.5.5.7.3.36", x509.ExtendedKeyUsage.emailProtection];

const authorityYears = 20;
const signingYears = 3;

/** Makes an authority and a certificate under it that signs documents for `organisation`, valid from `now`. */
export async function createSealingIdentity(organisation: string, now: Date): Promise<SealingIdentity> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const authority = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: newSerialNumber(),
      name: distinguishedName(organisation, "Document Authority"),
      notBefore: now,
      notAfter: yearsAfter(now, authorityYears),
      signingAlgorithm: algorithm,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  );
  const authorityPrivateKey = await exportPrivateKey(keys.privateKey);
  return issueSigningCertificate(
    { authorityCertificate: authority.toString("pem"), authorityPrivateKey },
    organisation,
    now,
  );
}

/** A fresh signing key and certificate under the same authority, before the old one runs out. */
export function renewSealingIdentity(
  identity: SealingIdentity,
  organisation: string,
  now: Date,
): Promise<SealingIdentity> {
  return issueSigningCertificate(identity, organisation, now);
}

/** The last instant at which the signing certificate is valid. */
export function sealingIdentityExpires(identity: SealingIdentity): Date {
  return new x509.X509Certificate(identity.signingCertificate).notAfter;
}

async function issueSigningCertificate(
  authority: Pick<SealingIdentity, "authorityCertificate" | "authorityPrivateKey">,
  organisation: string,
  now: Date,
): Promise<SealingIdentity> {
  const issuer = new x509.X509Certificate(authority.authorityCertificate);
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await x509.X509CertificateGenerator.create(
    {
      serialNumber: newSerialNumber(),
      subject: distinguishedName(organisation, "Document Seal"),
      issuer: issuer.subject,
      notBefore: now,
      notAfter: yearsAfter(now, signingYears),
      signingAlgorithm: algorithm,
      publicKey: keys.publicKey,
      signingKey: await importPrivateKey(authority.authorityPrivateKey),
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
        new x509.ExtendedKeyUsageExtension(purposes),
        await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey, false, webcrypto),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  );
  return {
    authorityCertificate: authority.authorityCertificate,
    authorityPrivateKey: authority.authorityPrivateKey,
    signingCertificate: certificate.toString("pem"),
    signingPrivateKey: await exportPrivateKey(keys.privateKey),
  };
}

function distinguishedName(organisation: string, commonName: string): x509.JsonName {
  return [{ C: ["US"] }, { O: [organisation] }, { CN: [`${organisation} ${commonName}`] }];
}

/** Positive and twenty bytes at most (RFC 5280, 4.1.2.2). */
function newSerialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString("hex");
}

function yearsAfter(instant: Date, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

async function exportPrivateKey(key: webcrypto.CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await webcrypto.subtle.exportKey("pkcs8", key), "PRIVATE KEY");
}

function importPrivateKey(pem: string): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey("pkcs8", x509.PemConverter.decodeFirst(pem), algorithm, false, ["sign"]);
}
