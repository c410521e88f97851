import type { Notification } from "@gable/contract/calls/notifications.ts";
import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import {
  type Feature,
  familyApplications,
  PORTFOLIO_FLAG,
  relativeUrlFlag,
} from "@gable/domain/experiments/features.ts";

// What it would take many walks to come to, as the server would say it.

const HOUR_MS = 3_600_000;
const uuidOf = (place: number): string => `5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a${String(place + 10)}`;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const news = [
  ["It is your turn", "Choose how much, and for how long. Your offers are good until Friday.", "See my offers"],
  ["A document came back", "Page 2 of your pay stub is missing. Send it again with all of its pages.", "Send it again"],
  ["Your home is valued", "We count it at $498,000.", undefined],
] as const;

/** From an hour to months ago, the newer ones unread. */
export const notifications = (count: number, unread: number): Notification[] =>
  Array.from({ length: count }, (_, place) => {
    const [title, description, act] = news[place % news.length] ?? news[0];
    return {
      uuid: uuidOf(place),
      created: hoursAgo(3 ** place / 3),
      title,
      description,
      status: place < unread ? "UNREAD" : "READ",
      ctas: act === undefined ? [] : [{ title: act, redirectPath: "/dashboard" }],
      walletAddress: null,
    };
  });

/** One of each kind; the last two are with the lender. */
export const conditions: Condition[] = ConditionCategory.options.map((categoryEnum, place, { length }) => ({
  uuid: uuidOf(place),
  categoryEnum,
  created: hoursAgo(20 * place),
  notes: null,
  commentsToBorrower: place % 2 === 0 ? "We need all pages, also those that are empty." : null,
  requestDocuments: true,
  xtraData: {
    numDocsRequired: place === 4 ? 2 : 1,
    ...(categoryEnum === "BANK_ACCOUNT_FRAUD_REVIEW" && { account: { bankName: "First Meadow Bank", mask: "3004" } }),
  },
  actionNeeded: place < length - 2,
}));

/** Two wallets of one account. */
export const wallets = ["0x71C7656EC7ab88b098defB751B7401B5f6d8976F", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"].map(
  (address) => ({ account: { name: "Wallet", address }, authorizedWallets: [{ address }] }),
);

/** Every application of the family has its place. */
export const familyFeatures: Feature[] = [
  { key: PORTFOLIO_FLAG, enabled: true, variables: [] },
  ...familyApplications.map((application) => ({
    key: relativeUrlFlag(application),
    enabled: true,
    variables: [{ key: "relativeUrl", defaultValue: "/elsewhere" }],
  })),
];
