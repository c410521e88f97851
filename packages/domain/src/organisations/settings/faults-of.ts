import type * as z from "zod";

/** What is wrong with a value: per path, with dots, the codes. Other people's sentences become codes of this product; of a figure they say its limit, as `at-most-850`. */
export function faultsOf(issues: readonly z.core.$ZodIssue[], under = ""): Readonly<Record<string, readonly string[]>> {
  const faults: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = [...(under === "" ? [] : [under]), ...issue.path.map(String)].join(".");
    faults[path] = [...(faults[path] ?? []), codeOf(issue)];
  }
  return faults;
}

function codeOf(issue: z.core.$ZodIssue): string {
  const { params } = issue as { readonly params?: { readonly code?: string } };
  if (params?.code !== undefined) return params.code;
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_format") return "format";
  const counts = "origin" in issue && (issue.origin === "string" || issue.origin === "array");
  if (issue.code === "too_big") return counts ? "too-large" : `at-most-${issue.maximum}`;
  if (issue.code === "too_small") return counts ? "required" : `at-least-${issue.minimum}`;
  return issue.code === "unrecognized_keys" ? "unknown-field" : "invalid";
}
