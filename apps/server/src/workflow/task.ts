import type { EffectKind } from "@gable/domain/workflow/effect.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { ActName } from "@gable/vendors/order-protocol.ts";
import type { Protocols, VendorKind } from "@gable/vendors/protocols.ts";
import type { OwnTask, Task, VendorTask } from "../context.ts";

export const ownTask = (task: OwnTask): Task => ({ own: task });

/** Declares a vendor task with the exact types of its act. */
export function vendorTask<K extends VendorKind, A extends ActName<Protocols[K]>>(task: VendorTask<K, A>): Task {
  return { vendor: task as unknown as VendorTask };
}

export const effectOf = (task: Task): EffectKind => ("own" in task ? task.own.effect : task.vendor.effect);

export const vendorActor = (vendor: string, order: string): Actor => ({ kind: "vendor", vendor, order });
