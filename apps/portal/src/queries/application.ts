import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { application, applications, createApplication, timeline, withdraw } from "@gable/contract/calls/application.ts";
import type { HelocApplication } from "@gable/domain/application/application.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const applicationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["application", uuid],
    queryFn: ({ signal }): Promise<HelocApplication> => client.send(application, { params: { uuid }, signal }),
  });

/** Whoever leaves the list open sees when it is their move. */
const APPLICATIONS_REFETCH_MS = 10_000;

export const applicationsQuery = () =>
  queryOptions({
    queryKey: ["applications"],
    queryFn: ({ signal }) => client.send(applications, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: APPLICATIONS_REFETCH_MS,
  });

export const timelineQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["timeline", uuid],
    queryFn: ({ signal }) => client.send(timeline, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const withdrawMutation = (uuid: string) =>
  mutationOptions({ mutationFn: () => client.send(withdraw, { params: { uuid }, body: {} }) });

export const createApplicationMutation = () =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<typeof createApplication> & { readonly idempotencyKey: string }) =>
      client.send(createApplication, { body, idempotencyKey }),
  });

export type ListedApplication = ReplyOf<typeof applications>[number];
