import { z } from "zod";

const severities = ["critical", "high", "moderate", "low", "info"] as const;

/** From hearing of an advisory to being rid of it, as `docs/security.md` has it under "Dependencies". */
const DAYS: Readonly<Record<(typeof severities)[number], number>> = {
  // The registry does not say what is exploited already: what is critical is taken for it.
  critical: 3,
  high: 14,
  moderate: 92,
  low: 92,
  info: 92,
};

export interface Advisory {
  readonly id: string;
  readonly part: string;
  readonly range: string;
  readonly title: string;
  readonly url: string;
  readonly severity: (typeof severities)[number];
}

/** When each advisory was first heard of, by its id: npm does not say since when there is one. Days as in ISO 8601. */
export const Heard = z.record(z.string(), z.iso.date());
export type Heard = z.infer<typeof Heard>;

const Via = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(severities),
  range: z.string(),
});
const Report = z.object({
  auditReportVersion: z.literal(2),
  // A part that is at fault only by what it needs names that by its name.
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Via])) })),
});
const Failure = z.object({ message: z.string() });

/** What `npm audit --json` printed: advisories, the worst first; or why there is no answer. */
export function readReport(
  printed: string,
): { readonly ok: true; readonly advisories: readonly Advisory[] } | { readonly ok: false; readonly why: string } {
  const said = jsonOf(printed);
  const report = Report.safeParse(said);
  if (!report.success) {
    const failure = Failure.safeParse(said);
    return { ok: false, why: failure.success ? failure.data.message : "npm printed nothing that can be read" };
  }
  const found = Object.values(report.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via !== "string")
    .map(
      ({ source, name, ...via }): Advisory => ({
        ...via,
        id: /GHSA[\w-]+/.exec(via.url)?.[0] ?? `${source}`,
        part: name,
      }),
    );
  const each = new Map(found.map((advisory) => [`${advisory.id} ${advisory.part}`, advisory]));
  const rank = ({ severity }: Advisory) => severities.indexOf(severity);
  return { ok: true, advisories: [...each.values()].toSorted((one, other) => rank(one) - rank(other)) };
}

/** The days on which these were first heard of: those of before, and today for what is new. What is over is forgotten. */
export const heardOf = (advisories: readonly Advisory[], before: Heard, today: string): Heard =>
  Object.fromEntries(advisories.map(({ id }) => [id, before[id] ?? today]));

/** The last day for getting rid of what was heard of on this one. */
export function dueOn({ severity }: Advisory, heardOn: string): string {
  const day = new Date(`${heardOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS[severity]);
  return day.toISOString().slice(0, 10);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
