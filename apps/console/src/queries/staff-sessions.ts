import { endOtherStaffSessions, endStaffSession, staffSessions } from "@gable/contract/calls/staff-sessions.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const staffSessionsQuery = () =>
  queryOptions({ queryKey: ["staff-sessions"], queryFn: ({ signal }) => client.send(staffSessions, { signal }) });

export const endStaffSessionMutation = () =>
  mutationOptions({ mutationFn: (session: string) => client.send(endStaffSession, { params: { session } }) });

export const endOtherStaffSessionsMutation = () =>
  mutationOptions({ mutationFn: () => client.send(endOtherStaffSessions, {}) });
