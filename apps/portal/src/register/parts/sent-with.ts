const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const CAMPAIGN = /^utm_[a-z]{1,20}$/;
const MOST_PARAMETERS = 10;
const LONGEST_VALUE = 100;

type SentWith = {
  readonly referrer?: string;
  readonly payout?: "WALLET";
  readonly campaign?: Readonly<Record<string, string>>;
};

/** What the address of registration says of how the borrower came, and where the money is to go. */
export function sentWith(query: URLSearchParams): SentWith {
  const referrer = query.get("referrer");
  const campaign = [...query].filter(([name]) => CAMPAIGN.test(name)).slice(0, MOST_PARAMETERS);
  return {
    ...(referrer !== null && UUID.test(referrer) && { referrer }),
    ...(query.get("payout") === "wallet" && { payout: "WALLET" }),
    ...(campaign.length > 0 && {
      campaign: Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)])),
    }),
  };
}
