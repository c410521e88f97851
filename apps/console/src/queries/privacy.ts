import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { answerComplaint, complaints, liftHold, placeHold } from "@gable/contract/calls/privacy.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const COMPLAINTS_KEY = "complaints";

export const complaintsQuery = () =>
  queryOptions({
    queryKey: [COMPLAINTS_KEY],
    queryFn: ({ signal }) => client.send(complaints, { signal }),
    staleTime: 60_000,
  });

export const answerMutation = (complaint: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof answerComplaint>) => client.send(answerComplaint, { params: { complaint }, body }),
  });

export const placeHoldMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof placeHold>) => client.send(placeHold, { params: { uuid }, body }),
  });

export const liftHoldMutation = (uuid: string) =>
  mutationOptions({ mutationFn: () => client.send(liftHold, { params: { uuid } }) });

export type Complaint = ReplyOf<typeof complaints>["complaints"][number];
