import type { CallDefinition } from "@gable/contract/call.ts";
import { accounts } from "@gable/contract/calls/accounts.ts";
import { timeline } from "@gable/contract/calls/application.ts";
import { income } from "@gable/contract/calls/income.ts";
import { liens } from "@gable/contract/calls/liens.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { signing } from "@gable/contract/calls/signing.ts";

/** What the screens to which a letter or a reload leads most often ask for first, by their place below the application. */
export const screenCalls: Readonly<Record<string, CallDefinition>> = {
  liens,
  "product/select": offers,
  "income/review": income,
  "bank/disburse": accounts,
  "signing/intro": signing,
  "signing/sign": signing,
  "notary/intro": notary,
  complete: timeline,
};
