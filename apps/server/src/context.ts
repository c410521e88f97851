import type { CreditorCalendar } from "@gable/domain/calendar/creditor-days.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import type { HmdaFiler } from "@gable/domain/hmda/filer.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { EffectKind } from "@gable/domain/workflow/effect.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LanguageModel } from "@gable/vendors/language-model/port.ts";
import type { Vendors } from "@gable/vendors/open.ts";
import type { ActName, AnswerOf, RequestOf } from "@gable/vendors/order-protocol.ts";
import type { Protocols, VendorEvent, VendorKind } from "@gable/vendors/protocols.ts";
import type { Transaction } from "./database/transaction.ts";
import type { Ground } from "./ground.ts";
import type { ChatProviders } from "./modules/chat/chat-providers.ts";
import type { DocumentStore } from "./modules/documents/document-store.ts";
import type { OwnForms } from "./modules/documents/lender.ts";
import type { RenderPool } from "./modules/documents/render-pool.ts";
import type { MarketRates } from "./modules/underwriting/market-rates.ts";
import type { OpenPolicies } from "./modules/underwriting/policies.ts";
import type { Seal } from "./sealing/sealing.ts";
import type { Change, Passage, Write } from "./workflow/change.ts";
import type { Push } from "./workflow/push.ts";

/** The lenders as they are now: seeded, with every approved change whose day has come, in whichever process it was approved. */
export interface Lenders {
  /** The lender whose page a host name is; the main lender for any other host of ours. */
  readonly byHost: (host: string) => Lender;
  /** Throws for an unknown code. */
  readonly byOrgCode: (orgCode: string) => Lender;
  /** As it is at an instant to come, with what is approved by now; as `byOrgCode` otherwise. */
  readonly byOrgCodeAt: (orgCode: string, at: Instant) => Lender;
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
 * the borrower waited. Within the event's own transaction. `key`: of the effect whose task has placed the order; undefined where none has.
 * False when it knows no such order.
 */
export type VendorEventListener = (
  ctx: Context,
  trx: Transaction,
  event: VendorEvent,
  key: string | undefined,
) => Promise<boolean>;

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

/** Work whose answer follows from the facts at once, such as the decision: done in the same transaction, without a job. */
export type Derivation = (ctx: Context, file: LoanFile, now: Date, trx: Transaction) => Change | Promise<Change>;

export type Derivations = Partial<Record<EffectKind, Derivation>>;

/**
 * Rows that follow from an application's facts alone and are kept in step with them, such as its line in the pipeline: written in the one
 * statement that saves the facts. No two of these writes may touch the same row.
 */
export type Keeper = (ctx: Context, trx: Transaction, passage: Passage) => readonly Write[];

/** Does what a change of facts entails beside the plan, such as telling somebody, within the change's own transaction. */
export type Follower = (ctx: Context, trx: Transaction, passage: Passage) => Promise<void>;

/**
 * What a piece of work comes to. As a function it is worked out from the application as it is when the work is done: facts to which
 * others add meanwhile, such as deliveries, are added to and not overwritten.
 */
export type WorkDone = Change | ((file: LoanFile) => Change | undefined) | undefined;

/** Work done by ourselves in the background, such as drawing documents. May take long; runs outside any transaction. */
export interface OwnTask {
  readonly effect: EffectKind;
  /** `key` tells one of several effects of a kind from another. */
  readonly run: (ctx: Context, file: LoanFile, now: Date, seal: Seal, key: string) => Promise<WorkDone>;
}

/** What an answer comes with: the effect's key, which tells one of several alike from another, and the vendor's name of the order. */
export interface Applying {
  readonly key: string;
  readonly order: string;
  /** Opens and seals what belongs to the application. */
  readonly seal: Seal;
}

/** A question to a vendor and what its answer means for the file. */
export interface VendorTask<
  K extends VendorKind = VendorKind,
  A extends ActName<Protocols[K]> = ActName<Protocols[K]>,
> {
  readonly effect: EffectKind;
  readonly vendor: K;
  readonly act: A;
  readonly request: (
    ctx: Context,
    file: LoanFile,
    given: Omit<Applying, "order">,
  ) => RequestOf<Protocols[K], A> | Promise<RequestOf<Protocols[K], A>>;
  /**
   * Whether an order that the vendor has not taken yet is still to be placed; absent: always. Asked anew what it is asked with, it would be
   * another order than the plan called for.
   */
  readonly isWanted?: (file: LoanFile, key: string) => boolean;
  /** Whether nothing more is to come of the order; absent: every answer is the last. Otherwise it is asked after again. */
  readonly isFinal?: (answer: AnswerOf<Protocols[K], A>) => boolean;
  /** What the answer means; papers in it may be stored on the way. Undefined when the answer changes nothing any more. */
  readonly apply: (
    ctx: Context,
    file: LoanFile,
    answer: AnswerOf<Protocols[K], A>,
    now: Date,
    applying: Applying,
  ) => Change | undefined | Promise<Change | undefined>;
}

export type Task = { readonly own: OwnTask } | { readonly vendor: VendorTask };
