import type { Permission } from "@gable/domain/staff/permissions.ts";
import type { z } from "zod";

/**
 * Who may make a call.
 * - `visitor`: anybody, signed in or not.
 * - `identity`: anybody who is signed in to an account of their own; no additional signer.
 * - `applicant`: the borrower whose application `:uuid` names.
 * - `signer`: somebody who signs beside a borrower; the token says for which application.
 * - `session`: anybody who is signed in to the portal, additional signers too.
 * - `pictures`: a phone that takes the pictures of an identity document; its token opens nothing else.
 * - `staff-arriving`: somebody of a lender's staff who gave the right password, and not yet the second factor.
 * - `staff`: somebody of a lender's staff, on the console's host alone; the role must have the call's `permission`.
 * - `staff-on-file`: as `staff`, for an application `:uuid` of their own lender.
 */
export type Access = "visitor" | "identity" | "applicant" | "signer" | "session" | "pictures" | StaffAccess;
export type StaffAccess = "staff-arriving" | "staff" | "staff-on-file";

/** How the reply’s body travels. A `pdf` reply has no schema: it is the bytes of a document or an archive. `stream` is a text/event-stream. */
export type ReplyForm = "json" | "pdf" | "stream" | "empty";

type Schema = z.ZodType;

export interface CallDefinition {
  /** Unique name, verb first; it is the operation's id in OpenAPI. */
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the lender's host, with `:name` for parameters. Written here and nowhere else. */
  readonly path: string;
  readonly access: Access;
  /** What the role must allow, where staff make the call; absent: every role may. */
  readonly permission?: Permission;
  /** Shows nothing and changes nothing that is kept: the record of what staff did leaves it out. */
  readonly leavesNoTrace?: boolean;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly reply?: Schema;
  readonly replyForm?: ReplyForm;
  /** The body is multipart: `fields` are validated by `body`, and exactly one file travels beside them. */
  readonly upload?: boolean;
  /** A command: takes an `Idempotency-Key`, and the same key with the same body has one effect and one reply. */
  readonly idempotent?: boolean;
  /** Largest body in bytes; 64 KiB unless said. */
  readonly bodyLimit?: number;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<C extends CallDefinition> = Input<C["params"]>;
export type QueryOf<C extends CallDefinition> = Input<C["query"]>;
export type BodyOf<C extends CallDefinition> = Input<C["body"]>;
/** What a call answers: nothing for an empty reply; documents and streams are not values. */
export type ReplyOf<C extends CallDefinition> = C extends { readonly reply: infer S extends Schema }
  ? z.output<S>
  : void;

/** What a handler receives: parsed values. */
export interface Received<C extends CallDefinition> {
  readonly params: Output<C["params"]>;
  readonly query: Output<C["query"]>;
  readonly body: Output<C["body"]>;
}

export const isForStaff = ({ access }: CallDefinition): boolean => access.startsWith("staff");

/** Declares one call of the product as data: the server registers a handler on it, the browser calls through it. */
export function call<const C extends CallDefinition>(definition: C): C {
  return definition;
}

/** The path of a call with its parameters filled in. Throws when a parameter is missing. */
export function pathOf(definition: CallDefinition, params: Readonly<Record<string, string>> = {}): string {
  return definition.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${definition.name} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/** A query string with repeated parameters for arrays, without the question mark; absent values are left out. */
export function queryOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}
