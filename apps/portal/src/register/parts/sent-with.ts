const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address of registration says of how the borrower came, and where the money is to go. */
export function sentWith(query: URLSearchParams): { readonly referrer?: string; readonly payout?: "WALLET" } {
  const referrer = query.get("referrer");
  return {
    ...(referrer !== null && UUID.test(referrer) && { referrer }),
    ...(query.get("payout") === "wallet" && { payout: "WALLET" }),
  };
}
