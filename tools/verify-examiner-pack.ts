import { readFileSync } from "node:fs";
import { verifyPack } from "@gable/server/modules/loan-file/examiner-pack/verify-pack.ts";

// npm run examiner-pack:verify -- FILE.zip: checks a pack with nothing but itself, and names what was altered.

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("Usage: npm run examiner-pack:verify -- FILE.zip");
  process.exitCode = 1;
} else {
  const { faults, manifest, signedBy } = verifyPack(readFileSync(path));
  for (const { member, what } of faults) console.log(`${member} ${what}`);
  if (manifest) {
    console.log(
      `Loan ${manifest.loanNumber} of ${manifest.lender}, made ${manifest.madeAt}: ${manifest.members.length} members.`,
    );
    console.log(`Signed with the certificate ${signedBy ?? "-"} (SHA-256).`);
  }
  console.log(faults.length === 0 ? "Nothing was altered." : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}
