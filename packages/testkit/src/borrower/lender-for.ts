import { stateLicenses } from "@gable/contract/calls/property.ts";
import { createBorrowerClient } from "./borrower-client.ts";
import type { Persona } from "./persona.ts";

/** Contractor and broker of the seeded lenders (`lenders/<code>`). */
const MERCHANT = "7d3f0b52-6a1e-4c88-9f10-5b2e7c9d4a11";
const BROKER = "7c2e3ba1-4d58-4f1b-9026-8b3dae4f6c02";

/** Retail lenders, the main one first. */
const retail = ["gable", "harbor-pine"] as const;

/** The lender that takes this persona, and who sends the persona there. */
export async function lenderFor(
  url: string,
  { fill }: Persona,
): Promise<{ readonly orgCode: string; readonly referrer?: string }> {
  if (fill.referrer === "wholesale") return { orgCode: "gable-wholesale", referrer: BROKER };
  const client = createBorrowerClient(url, retail[0]);
  for (const orgCode of retail) {
    const { states } = await client.send(stateLicenses, { query: { orgCode } });
    if (!states.some(({ code }) => code === fill.address.state)) continue;
    return { orgCode, ...(fill.referrer === "merchant" && { referrer: MERCHANT }) };
  }
  return { orgCode: retail[0] };
}
