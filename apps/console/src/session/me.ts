import type { ReplyOf } from "@gable/contract/call.ts";
import type { agentSelf } from "@gable/contract/calls/staff.ts";
import type { Permission } from "@gable/domain/staff/permissions.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { useQuery } from "@tanstack/react-query";
import { useRouteLoaderData } from "react-router";
import { selfQuery } from "../queries/staff.ts";

export type Me = ReplyOf<typeof agentSelf>;

/** The route below which somebody is logged in. */
export const DESK = "desk";

/** Who is logged in. Only below the desk's route. */
export function useMe(): Me {
  const loaded = useRouteLoaderData<Me>(DESK);
  // Whoever logs in anew on an open page may have another role by then; `useFreshMe` asks.
  const { data: me = loaded } = useQuery({ ...selfQuery(), enabled: false });
  if (!me) throw new Error("Nobody is logged in here.");
  return me;
}

/** So old may be what a page says of whoever is logged in and of their lender. */
const FRESH_MS = 5 * 60_000;

/** Asks now and then who is logged in: what colleagues set, as the hours in which waits are counted, is there without a reload. */
export function useFreshMe(): void {
  useQuery({ ...selfQuery(), staleTime: FRESH_MS, refetchInterval: FRESH_MS });
}

/** Whether the role allows something. What is not allowed is not shown; the server refuses it in any case. */
export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}

/** Tells of an act on a file whether the role may do it. */
export function useMayAct(): (act: StaffActName) => boolean {
  const { role } = useMe();
  return (act) => mayAct(role, act);
}
