import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../running/root.ts";

/** Said to staff, to vendors, to programs, or handled by the screen that asks, or by the fixed texts of the chat; no borrower reads their words. */
const notForBorrowers: ReadonlySet<string> = new Set(
  (
    "answered not-replayed offers-expired not-the-payoff deactivated erased no-census not-an-officer not-funded not-held nobody-logged-in not-the-filer no-filer nothing-due oneself no-edits county-elsewhere tract-elsewhere other-lender role role-may-not second-factor-in-use " +
    "proposal-open changed-meanwhile more-under-way moved-on already-decided before-another-change not-yours in-the-past too-far nothing-changed not-svg svg-not-plain svg-without-size no-webhook " +
    "second-person first-gone let-in-by-one own-file same-word trustee-not-named day-implausible before-posting https-only was-recorded idempotency-key no-sandbox no-session nonce not-built order-unknown foreign-host organisation-mismatch nothing-known unauthenticated origin asks-for-number chat-closed chat-taken colleague-gone chat-token no-contact " +
    "leave-link commission-expired read-anew given-meanwhile no-commission-there time-not-wished not-a-notary already-theirs other-notary session-taken equity-line-stands line-signed-meanwhile several-signers too-many-signals chat-elsewhere no-chat-provider no-chat-keys identity-exists keys-in-use keys-refused chats-open code-of-last lead-exists lead-started lead-over invited-lately mail-refused officer-left officer-not-licensed invitation-void other-role too-many-for-file too-long-for-file too-many-views view-is-shared part-missing part-out-of-turn theirs-alone signature-not-on-film who-lives-there"
  ).split(" "),
);

const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes("node_modules") || path.endsWith(".test.ts") }).map(
    (path) => readFileSync(join(root, path), "utf8"),
  );

/** The codes of `new Refusal(status, "code"` and of `invalid({ field: ["code"] })`. */
function codesIn(source: string): string[] {
  const refused = [...source.matchAll(/new Refusal\(\s*\d+,\s*"([a-z-]+)"/g)].map(([, code = ""]) => code);
  const invalid = [...source.matchAll(/invalid\(\{([^}]*)\}\)/g)].flatMap(([, fields = ""]) =>
    [...fields.matchAll(/\[\s*"([a-z0-9-]+)"/g)].map(([, code = ""]) => code),
  );
  return [...refused, ...invalid];
}

describe("what the server refuses", () => {
  const codes = new Set(read("apps/server/src/**/*.ts").flatMap(codesIn));
  const portal = [
    ...read("apps/portal/src/**/*.{ts,tsx}"),
    ...read("packages/domain/src/application/file-refusals.ts"),
  ].join("\n");

  it("is found in its sources", () => {
    expect(codes.size).toBeGreaterThan(80);
  });

  it.each([...codes].filter((code) => !notForBorrowers.has(code)).toSorted())(
    "has words for the borrower in the portal: %s",
    (code) => {
      expect(portal).toMatch(new RegExp(`^\\s*"?${code}"?: \\{`, "m"));
    },
  );
});

/** Of no field that somebody fills in, or with words that are made of the code (`limit-words.ts`). */
const ofNoField: ReadonlySet<string> = new Set(["at-most-100", "consent-invalid", "rate-invalid", "unknown-form"]);

describe("what a rule finds wrong with a field", () => {
  const codes = new Set(read("packages/{domain,contract}/src/**/*.ts").flatMap(codesOfRules));
  const apps = [...read("apps/{portal,console}/src/**/*.{ts,tsx}"), ...read("packages/ui/src/**/*.{ts,tsx}")].join(
    "\n",
  );

  it("is found in the rules", () => {
    expect(codes.size).toBeGreaterThan(50);
  });

  it.each([...codes].filter((code) => !ofNoField.has(code)).toSorted())(
    "has words for whoever fills it in: %s",
    (code) => {
      expect(apps).toMatch(new RegExp(`^\\s*"?${code}"?: \\{`, "m"));
    },
  );
});

/** The codes of `.refine(…, "code")`, `.min(1, "code")`, `.regex(…, "code")` and `message: "code"`. */
function codesOfRules(source: string): string[] {
  const checks = /\.(?:refine|min|max|regex|positive)\((?:[^()]|\([^()]*\))*?"([a-z0-9]+(?:-[a-z0-9]+)+|required)"/g;
  return [...source.matchAll(checks), ...source.matchAll(/message: "([a-z0-9-]+)"/g)].map(([, code = ""]) => code);
}
