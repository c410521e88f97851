import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { EffectKind } from "@gable/domain/workflow/stage.ts";
import type { ActName, AnswerOf, RequestOf } from "@gable/vendors/order-protocol.ts";
import type { Protocols, VendorKind } from "@gable/vendors/protocols.ts";
import type { Context } from "../context.ts";
import type { Seal } from "../sealing/sealing.ts";
import type { Change } from "./advance.ts";

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

export const ownTask = (task: OwnTask): Task => ({ own: task });

/** Declares a vendor task with the exact types of its act. */
export function vendorTask<K extends VendorKind, A extends ActName<Protocols[K]>>(task: VendorTask<K, A>): Task {
  return { vendor: task as unknown as VendorTask };
}

export const effectOf = (task: Task): EffectKind => ("own" in task ? task.own.effect : task.vendor.effect);

export const vendorActor = (vendor: string, order: string): Actor => ({ kind: "vendor", vendor, order });
