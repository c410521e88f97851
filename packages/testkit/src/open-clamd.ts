import { startClamd } from "@gable/sandbox/clamd/start-clamd.ts";

/** A stand-in for the machine's own ClamAV, in the place of the vendor that looks at files. */
export async function openClamd() {
  const { url, close } = await startClamd();
  return { environment: { CLAMAV_URL: url }, close };
}
