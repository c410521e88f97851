import type { BodyOf } from "@gable/contract/call.ts";
import {
  advanceClock,
  businessClock,
  developmentFlags,
  developmentStaff,
  overrideFlag,
  persona,
  personas,
  planStanding,
} from "@gable/contract/calls/development.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const personasQuery = () =>
  queryOptions({ queryKey: ["dev", "personas"], queryFn: ({ signal }) => client.send(personas, { signal }) });

export const personaQuery = (name: string) =>
  queryOptions({
    queryKey: ["dev", "personas", name],
    queryFn: ({ signal }) => client.send(persona, { params: { name }, signal }),
  });

export const businessClockQuery = (applicationUuid: string | undefined) =>
  queryOptions({
    queryKey: ["dev", "clock", applicationUuid],
    queryFn: ({ signal }) =>
      client.send(businessClock, { query: { ...(applicationUuid !== undefined && { applicationUuid }) }, signal }),
  });

export const planStandingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["dev", "plan", uuid],
    queryFn: ({ signal }) => client.send(planStanding, { params: { uuid }, signal }),
  });

export const agentsQuery = () =>
  queryOptions({ queryKey: ["dev", "staff"], queryFn: ({ signal }) => client.send(developmentStaff, { signal }) });

export const flagsQuery = () =>
  queryOptions({ queryKey: ["dev", "flags"], queryFn: ({ signal }) => client.send(developmentFlags, { signal }) });

export const overrideFlagMutation = () =>
  mutationOptions({
    mutationFn: ({ key, ...body }: BodyOf<typeof overrideFlag> & { key: string }) =>
      client.send(overrideFlag, { params: { key }, body }),
  });

export const advanceClockMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof advanceClock>) => client.send(advanceClock, { body }) });
