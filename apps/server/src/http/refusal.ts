import type { Step } from "@gable/domain/journey/steps.ts";

interface Extras {
  /** Per field path, the codes of what is wrong with it. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** The application's present step, where a command came out of order. */
  readonly step?: Step | null;
  /** Seconds. */
  readonly retryAfter?: number;
  /** The list the specification's client joins; the detail unless given. */
  readonly errors?: readonly string[];
  /** What remains to be done although the request is refused; done when its transaction is over. */
  readonly afterwards?: () => Promise<void>;
}

/** A request that is refused for a reason the caller can act on. Turned into a problem reply in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly code: string;
  readonly extras: Extras;

  constructor(status: number, code: string, detail: string, extras: Extras = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** The same words for what does not exist and for what is somebody else's. */
export const notFound = (): Refusal =>
  new Refusal(404, "not-found", "There is nothing here under this address, or it is not yours.");

export const unauthenticated = (): Refusal =>
  new Refusal(401, "unauthenticated", "Log in to go on.", { errors: ["unauthenticated"] });

/** Of somebody of staff. */
export const roleRefused = (): Refusal =>
  new Refusal(403, "role", "Your role does not allow this. Ask an administrator if it should.");

/** A command that does not fit where the application stands. */
export const outOfOrder = (step: Step | null, detail: string): Refusal =>
  new Refusal(409, "out-of-order", detail, { step });

export const invalid = (fields: Readonly<Record<string, readonly string[]>>): Refusal =>
  new Refusal(400, "invalid", "Some answers need another look.", { fields });
