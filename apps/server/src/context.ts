import type { CreditorCalendar } from "@gable/domain/calendar/creditor-days.ts";
import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import type { HmdaFiler } from "@gable/domain/hmda/filer.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { LanguageModel } from "@gable/vendors/language-model/port.ts";
import type { Vendors } from "@gable/vendors/open.ts";
import type { VendorEvent } from "@gable/vendors/protocols.ts";
import type { Transaction } from "./database/transaction.ts";
import type { Ground } from "./ground.ts";
import type { ChatProviders } from "./modules/chat/chat-providers.ts";
import type { DocumentStore } from "./modules/documents/document-store.ts";
import type { OwnForms } from "./modules/documents/lender.ts";
import type { RenderPool } from "./modules/documents/render-pool.ts";
import type { MarketRates } from "./modules/underwriting/market-rates.ts";
import type { OpenPolicies } from "./modules/underwriting/policies.ts";
import type { Derivations, Follower, Keeper } from "./workflow/advance.ts";
import type { Push } from "./workflow/push.ts";
import type { Task } from "./workflow/task.ts";

/** The lenders as they are now: seeded, with every approved change whose day has come, in whichever process it was approved. */
export interface Lenders {
  /** The lender whose page a host name is; the main lender for any other host of ours. */
  readonly byHost: (host: string) => Lender;
  /** Throws for an unknown code. */
  readonly byOrgCode: (orgCode: string) => Lender;
  readonly all: () => readonly Lender[];
  /** When a lender's offices are open, with what is approved and still to come. */
  readonly creditorCalendarOf: (orgCode: string) => CreditorCalendar;
  /** Where a lender's pages are, as a browser reaches them, without a slash at the end. */
  readonly originOf: (lender: Lender) => string;
  /** Who files the register of a lender or of its partner; undefined where nobody is named. */
  readonly filerOf: (lender: Lender) => HmdaFiler | undefined;
  /** Reads them again; for who has just changed one and will ask at once. */
  readonly reload: () => Promise<void>;
}

/**
 * Follows what a vendor reports of an act beyond the answer to a task: the steps on the way, and orders that were placed while
 * the borrower waited. Within the event's own transaction. False when it knows no such order.
 */
export type VendorEventListener = (ctx: Context, trx: Transaction, event: VendorEvent) => Promise<boolean>;

/** Everything that a use case needs from outside itself. Made once at start, by hand, and passed along. */
export interface Context extends Ground {
  readonly push: Push;
  /** What a developer has decided instead of the flags, by their keys; for this process alone, and none in production. */
  readonly flagOverrides: Map<string, FeatureDecision> | undefined;
  readonly vendors: Vendors;
  readonly lenders: Lenders;
  /** Who carries each lender's chats. */
  readonly chatProviders: ChatProviders;
  /** Words what the assistant found; undefined where none is set. */
  readonly languageModel: LanguageModel | undefined;
  /** What each lender lends by. */
  readonly policies: OpenPolicies;
  /** Rates that the market publishes. */
  readonly marketRates: MarketRates;
  readonly documents: DocumentStore;
  readonly renderPool: RenderPool;
  /** Documents that lenders write otherwise, by the lender's code. */
  readonly ownForms: ReadonlyMap<string, OwnForms>;
  /** Who does the background work, by effect. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** What follows from the facts at once. */
  readonly derivations: Derivations;
  /** What a change of facts entails beside the plan. */
  readonly followers: readonly Follower[];
  /** What is kept in step with the facts. */
  readonly keepers: readonly Keeper[];
  /** Listeners by `kind/act`. */
  readonly vendorEvents: ReadonlyMap<string, VendorEventListener>;
}
