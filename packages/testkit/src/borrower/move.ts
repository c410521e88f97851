import type { BorrowerClient } from "./borrower-client.ts";
import type { Persona } from "./persona.ts";

/** One borrower on the way: whose file, at which product and which sandbox. */
export interface Walk {
  readonly client: BorrowerClient;
  readonly persona: Persona;
  readonly uuid: string;
  readonly sandboxUrl: string;
  readonly email: string;
  /** Who signs beside them. */
  readonly others: readonly SeatedSigner[];
}

/** `again`: there was nothing to do yet, so it is tried again while the step stands. */
export type Move = (walk: Walk) => Promise<void | "again">;

/** Everybody who signs beside a persona, each in a browser of their own. */
export interface SeatedSigner {
  readonly client: BorrowerClient;
  readonly fill: Persona["fill"]["signers"][number];
  readonly mailbox: string;
}
