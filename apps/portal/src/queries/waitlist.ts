import type { BodyOf } from "@gable/contract/call.ts";
import { joinWaitlist, leaveWaitlist } from "@gable/contract/calls/waitlist.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const joinWaitlistMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof joinWaitlist>) => client.send(joinWaitlist, { body }) });

/** Asked as soon as the page is there: one click in the mail is enough, and to ask again does no harm. */
export const leaveWaitlistQuery = (token: string) =>
  queryOptions({
    queryKey: ["leave-waitlist", token],
    queryFn: async ({ signal }) => {
      await client.send(leaveWaitlist, { body: { token }, signal });
      return { hasLeft: true };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
