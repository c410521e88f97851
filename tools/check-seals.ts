// Asks poppler's pdfsig, a verifier that is not ours, about a document signed and sealed here. Needs Debian's poppler-utils,
// so it is a command of its own: node tools/check-seals.ts
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderDocument } from "@gable/server/modules/documents/render-document.ts";
import { sampleInputs } from "@gable/server/modules/documents/testing/sample-inputs.ts";
import { sampleLender } from "@gable/server/modules/documents/testing/sample-lender.ts";
import { sealDocument } from "@gable/server/modules/signing/seal-document.ts";
import { createSealingIdentity } from "@gable/server/modules/signing/sealing-identity.ts";
import { stampFields } from "@gable/server/modules/signing/stamp-fields.ts";

const now = new Date();
const identity = await createSealingIdentity("Gable", new Date(now.getTime() - 60_000));
const rendered = renderDocument("CREDIT_AGREEMENT", sampleInputs.CREDIT_AGREEMENT, sampleLender, "en");
const filled = stampFields(
  rendered.bytes,
  rendered.fields.map(({ fieldId }) => ({ fieldId, mark: { form: "typed", text: "Ana Rivera" } })),
);
const sealed = sealDocument(filled, identity, { signedAt: now, reason: "Signed by all parties" });
const changed = new Uint8Array(sealed);
changed[1000] = (changed[1000] ?? 0) ^ 1;

const folder = mkdtempSync(join(tmpdir(), "seals-"));
try {
  expectVerdict("sealed.pdf", sealed, [
    "Signature is Valid",
    "Total document signed",
    "SHA-256",
    "ETSI.CAdES.detached",
  ]);
  expectVerdict("changed.pdf", changed, ["Digest Mismatch"]);
} finally {
  rmSync(folder, { recursive: true });
}

function expectVerdict(name: string, pdf: Uint8Array, words: readonly string[]): void {
  const path = join(folder, name);
  writeFileSync(path, pdf);
  const verdict = readVerdict(path);
  const missing = words.filter((word) => !verdict.includes(word));
  if (missing.length > 0) {
    console.error(`${name}: pdfsig does not say "${missing.join('", "')}":\n${verdict}`);
    process.exitCode = 1;
  } else console.log(`${name}: ${words.join(", ")}`);
}

/** pdfsig ends with an error where a signature is bad; its words count, not its code. */
function readVerdict(path: string): string {
  try {
    return execFileSync("pdfsig", [path], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("pdfsig is not installed: apt-get install poppler-utils", { cause: error });
    }
    return error instanceof Error && "stdout" in error ? String(error.stdout) : "";
  }
}
