import { randomUUID } from "node:crypto";
import type * as Plaid from "plaid";
import { dayOf } from "../days.ts";
import type { Shared } from "./plaid-bank.ts";
import { type AddEndpoint, Refused, requestId } from "./plaid-endpoints.ts";
import { payrollItem } from "./plaid-payroll.ts";
import { ofUser, userCreate } from "./plaid-requests.ts";
import type { Written } from "./written.ts";

/** Somebody whose payroll account is asked for: who they say they are, and what they shared. */
interface User {
  readonly name: string;
  shared?: Shared;
}

export interface Users {
  readonly find: (id: string) => User | undefined;
  /** Refuses whom Plaid does not know, or was told to forget. */
  readonly get: (id: string) => User;
  readonly ids: () => readonly string[];
}

/** The calls about people whose payroll is asked for, and who they are at present. */
export function addUserCalls(endpoint: AddEndpoint): Users {
  const users = new Map<string, User>();

  function get(id: string): User {
    const user = users.get(id);
    if (user === undefined) throw new Refused(400, "INVALID_INPUT", "USER_NOT_FOUND");
    return user;
  }

  endpoint("/user/create", userCreate, ({ identity: { name } }): Written<Plaid.UserCreateResponse> => {
    const userId = `usr_${randomUUID()}`;
    users.set(userId, { name: `${name.given_name} ${name.family_name}`.trim() });
    return { user_id: userId, request_id: requestId() };
  });

  endpoint("/credit/payroll_income/get", ofUser, (given): Written<Plaid.CreditPayrollIncomeGetResponse> => {
    const { shared } = get(given.user_id);
    const today = dayOf(new Date().toISOString());
    return { items: shared ? [payrollItem(shared.itemId, shared.grant, today)] : [], request_id: requestId() };
  });

  endpoint("/user/remove", ofUser, (given): Written<Plaid.UserRemoveResponse> => {
    get(given.user_id);
    users.delete(given.user_id);
    return { request_id: requestId() };
  });

  return { find: (id) => users.get(id), get, ids: () => [...users.keys()] };
}
