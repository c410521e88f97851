import { createHash, X509Certificate } from "node:crypto";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { z } from "zod";
import { FIRST_HASH, hashOf } from "../../../workflow/event-log.ts";
import { readZip, writeZip, type ZipMember } from "../../../zip/zip.ts";
import { readSignature } from "../../signing/cms-signature.ts";
import { verifySeal } from "../../signing/verify-seal.ts";
import { replayPackDecisions } from "./pack-decisions.ts";
import { replayPackEmployment } from "./pack-employment.ts";
import { MANIFEST, PackDocument, PackEvent, PackManifest, SIGNATURE, sha256Of } from "./pack-manifest.ts";

export interface PackFault {
  /** The member that is not as it was; "the archive" for what holds them together. */
  readonly member: string;
  readonly what: string;
}

export interface PackCheck {
  readonly faults: readonly PackFault[];
  /** Undefined where it cannot be read. */
  readonly manifest: PackManifest | undefined;
  /** SHA-256 of the certificate that signed the manifest: to be compared with what the lender says it is. */
  readonly signedBy: string | undefined;
}

const ARCHIVE = "the archive";

/** Checks a pack with nothing but itself: every byte, the signature, the chain of events, the seals, and the decisions made again. */
export function verifyPack(archive: Buffer): PackCheck {
  const members = readZip(archive);
  if (!members) return { faults: [{ member: ARCHIVE, what: "is no pack" }], manifest: undefined, signedBy: undefined };
  const byName = new Map(members.map((member) => [member.name, member.bytes]));
  const faults: PackFault[] = [];
  const manifest = readManifest(byName.get(MANIFEST), byName.get(SIGNATURE), faults);
  if (manifest) {
    checkMembers(members, manifest, faults);
    // What altered members say of each other is of no use.
    if (faults.length === 0) checkRecords(byName, manifest, faults);
  }
  const isOwn = writeZip(members).equals(archive);
  if (!isOwn && faults.length === 0) faults.push({ member: ARCHIVE, what: "differs outside of its members" });
  const signature = byName.get(SIGNATURE);
  const parts = signature && readSignature(signature);
  return { faults, manifest, signedBy: parts ? sha256Of(parts.signingCertificate) : undefined };
}

function readManifest(
  bytes: Uint8Array | undefined,
  signature: Uint8Array | undefined,
  faults: PackFault[],
): PackManifest | undefined {
  const parts = signature && readSignature(signature);
  if (!parts) faults.push({ member: SIGNATURE, what: "is no signature of this product" });
  if (!bytes) {
    faults.push({ member: MANIFEST, what: "is missing" });
    return undefined;
  }
  const read = PackManifest.safeParse(readJson(bytes));
  const isSigned = parts?.messageDigest && createHash("sha256").update(bytes).digest().equals(parts.messageDigest);
  if (!read.success || (parts && !isSigned)) faults.push({ member: MANIFEST, what: "is not what was signed" });
  if (read.success && parts && isSigned) {
    const authority = new X509Certificate(read.data.authorityCertificate);
    const isIssued = new X509Certificate(parts.signingCertificate).verify(authority.publicKey);
    if (!isIssued) faults.push({ member: SIGNATURE, what: "is not by a key of the lender that the manifest names" });
  }
  return read.data;
}

function checkMembers(members: readonly ZipMember[], manifest: PackManifest, faults: PackFault[]): void {
  const found = new Map(members.map(({ name, bytes }) => [name, bytes]));
  for (const { name, sha256 } of manifest.members) {
    const bytes = found.get(name);
    if (!bytes) faults.push({ member: name, what: "is missing" });
    else if (sha256Of(bytes) !== sha256) faults.push({ member: name, what: "was altered" });
  }
  const known = new Set([MANIFEST, SIGNATURE, ...manifest.members.map(({ name }) => name)]);
  for (const { name } of members) if (!known.has(name)) faults.push({ member: name, what: "was added" });
  if (found.size < members.length) faults.push({ member: ARCHIVE, what: "has a member twice" });
}

/** What the members say of each other. */
function checkRecords(
  byName: ReadonlyMap<string, Uint8Array>,
  { applicationUuid, chain, authorityCertificate }: PackManifest,
  faults: PackFault[],
): void {
  const read = <T>(member: string, schema: z.ZodType<T>, check: (value: T) => readonly string[]): void => {
    const value = schema.safeParse(readJson(byName.get(member)));
    const lines = value.success ? check(value.data) : ["cannot be read"];
    faults.push(...lines.map((what) => ({ member, what })));
  };
  read("events.json", z.array(PackEvent), (events) => chainFaults(applicationUuid, events, chain));
  read("decisions.json", z.unknown(), replayPackDecisions);
  // Packs of earlier releases have none.
  if (byName.has("employment.json")) read("employment.json", z.unknown(), replayPackEmployment);
  read("documents.json", z.array(PackDocument), (documents) =>
    documents
      .flatMap(({ versions }) => versions)
      .flatMap(({ member, sha256, reason }) => {
        const bytes = byName.get(member);
        if (!bytes) return [`names ${member}, which is missing`];
        if (sha256Of(bytes) !== sha256) return [`has another hash of ${member} than its bytes`];
        if (reason !== "sealed") return [];
        const seal = verifySeal(bytes, [authorityCertificate]);
        return seal.valid ? [] : [`names ${member}, whose seal is broken: ${seal.fault}`];
      }),
  );
}

function chainFaults(
  applicationUuid: string,
  events: readonly PackEvent[],
  chain: PackManifest["chain"],
): readonly string[] {
  let previous: Buffer = FIRST_HASH;
  for (const [index, event] of events.entries()) {
    const hash = hashOf(previous, {
      ...event,
      log: applicationUuid,
      actor: event.actor as unknown as Actor,
      sealed: event.sealed === null ? null : Buffer.from(event.sealed, "base64"),
    });
    if (event.sequence !== index + 1 || hash.toString("hex") !== event.hash)
      return [`breaks at event ${index + 1}: it, or one before it, is not as it was written`];
    previous = hash;
  }
  const isWhole = chain.events === events.length && chain.head === (events.at(-1)?.hash ?? "");
  return isWhole ? [] : ["ends elsewhere than the manifest says"];
}

function readJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString("utf8"));
  } catch {
    return undefined;
  }
}
