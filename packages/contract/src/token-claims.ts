/** What a token says: which session it is of, and when it was issued and ends, in seconds by the server's clock. */
export function claimsOf(token: string): { sub?: string; iat?: number; exp?: number } {
  const payload = token.replace(/^Bearer /, "").split(".")[1];
  if (payload === undefined) return {};
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as {
      sub?: string;
      iat?: number;
      exp?: number;
    };
  } catch {
    return {};
  }
}
