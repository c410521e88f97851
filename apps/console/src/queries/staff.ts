import type { BodyOf } from "@gable/contract/call.ts";
import {
  agentLogIn,
  agentLogOut,
  agentSelf,
  enrolSecondFactor,
  giveSecondFactor,
} from "@gable/contract/calls/staff.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { hearServersTime } from "../session/servers-time.ts";

export const selfQuery = () =>
  queryOptions({
    queryKey: ["self"],
    queryFn: async ({ signal }) => {
      const self = await client.send(agentSelf, { signal });
      hearServersTime(self.now);
      return self;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const logInMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof agentLogIn>) => client.send(agentLogIn, { body }) });

export const enrolMutation = () => mutationOptions({ mutationFn: () => client.send(enrolSecondFactor, {}) });

export const secondFactorMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof giveSecondFactor>) => client.send(giveSecondFactor, { body }) });

export const logOutMutation = () => mutationOptions({ mutationFn: () => client.send(agentLogOut, {}) });
