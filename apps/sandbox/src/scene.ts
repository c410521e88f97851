import type { ActName, AnswerOf, ProgressOf, RequestOf, VendorProtocol } from "@gable/vendors/order-protocol.ts";
import type { Inbox } from "./inbox.ts";
import type { Script } from "./script.ts";
import type { Vault } from "./vault.ts";

/** What a vendor of the sandbox knows beside the request itself. */
export interface Scene {
  readonly order: string;
  readonly reference: string;
  readonly callbackUrl: string | undefined;
  /** The instant of the order, by the lender's clock. */
  readonly orderedAt: string;
  /** The day of `orderedAt`. */
  readonly today: string;
  /** How many orders of this act this reference has placed, this one included. */
  readonly nth: number;
  /** Where a browser reaches the sandbox. */
  readonly publicUrl: string;
  readonly vault: Vault;
  readonly inbox: Inbox;
}

/** A vendor of one kind: what it does for each act. */
export type Vendor<P extends VendorProtocol> = {
  readonly [A in ActName<P>]: (
    request: RequestOf<P, A>,
    scene: Scene,
  ) => Script<AnswerOf<P, A>, ProgressOf<P, A>> | Promise<Script<AnswerOf<P, A>, ProgressOf<P, A>>>;
};
