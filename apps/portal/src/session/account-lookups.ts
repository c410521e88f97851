import { identity, identityByToken } from "@gable/contract/calls/identity.ts";
import { profile } from "@gable/contract/calls/profile.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed, isOutage } from "@gable/contract/problem.ts";

type Asking = { readonly client: Pick<Client, "send">; readonly signal?: AbortSignal };

/** The account, by the one call or else by the other. Throws 'User not found' where neither knows it (specification part 2, section 8). */
export async function lookUpIdentity({ client, ...request }: Asking) {
  try {
    return await client.send(identity, request);
  } catch (failure) {
    if (isForTheSession(failure)) throw failure;
  }
  try {
    return await client.send(identityByToken, request);
  } catch (failure) {
    throw isForTheSession(failure) ? failure : saying("User not found", failure);
  }
}

/** The profile. Throws 'JWT error' without a token, and 'Failed to fetch profile details.' where the call fails. */
export async function lookUpProfile({ client, hasToken, ...request }: Asking & { readonly hasToken: boolean }) {
  if (!hasToken) throw new CallFailed(401, "JWT error", undefined);
  try {
    return await client.send(profile, request);
  } catch (failure) {
    throw saying("Failed to fetch profile details.", failure);
  }
}

/** An outage, or a session that is not accepted: asking elsewhere helps neither. */
const isForTheSession = (failure: unknown): boolean =>
  isOutage(failure) || (failure instanceof CallFailed && (failure.status === 401 || failure.status === 403));

/** The same failure under a text of the error catalogue: its status and its problem stay. What is no answer of a call is generic. */
const saying = (text: string, failure: unknown): CallFailed =>
  failure instanceof CallFailed
    ? new CallFailed(failure.status, text, failure.body, failure)
    : new CallFailed(500, "Request failed.", undefined, failure);
