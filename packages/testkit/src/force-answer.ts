import { pixel } from "./borrower/pixel.ts";

interface Forced {
  readonly kind: string;
  readonly act: string;
  readonly answer: object;
  /** How many orders are answered so; the next one alone unless said. */
  readonly next?: number;
}

/** Has a vendor of the sandbox answer the next orders so, whoever they are about. Throws where the sandbox does not know such an answer. */
export async function forceAnswer(sandboxUrl: string, forced: Forced): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/admin/answers`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(forced),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Has the next homes lie in a flood zone. */
export const floodNextHomes = (sandboxUrl: string, next: number): Promise<void> =>
  forceAnswer(sandboxUrl, {
    kind: "flood",
    act: "determine",
    next,
    answer: {
      outcome: "determined",
      determination: "det_1",
      zone: "AE",
      specialFloodHazardArea: true,
      community: { name: "Dallas", number: "480171", participates: true },
      mapPanel: "48113C0190K",
      mapEffectiveOn: "2014-07-07",
      determinedOn: "2026-11-02",
      lifeOfLoan: true,
      certificate: {
        name: "flood-certificate.png",
        mediaType: "image/png",
        content: Buffer.from(pixel).toString("base64"),
      },
    },
  });
