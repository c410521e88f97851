import type { BodyOf } from "@gable/contract/call.ts";
import { addLead, changeLead, deleteLead, inviteLead, leads } from "@gable/contract/calls/originators-leads.ts";
import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const LEADS_KEY = "leads";

export const leadsQuery = () =>
  infiniteQueryOptions({
    queryKey: [LEADS_KEY],
    queryFn: ({ signal, pageParam }) =>
      client.send(leads, { query: { ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const addLeadMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof addLead>) => client.send(addLead, { body }) });

export const changeLeadMutation = (lead: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeLead>) => client.send(changeLead, { params: { lead }, body }),
  });

export const inviteLeadMutation = (lead: string) =>
  mutationOptions({ mutationFn: () => client.send(inviteLead, { params: { lead } }) });

export const deleteLeadMutation = (lead: string) =>
  mutationOptions({ mutationFn: () => client.send(deleteLead, { params: { lead } }) });
