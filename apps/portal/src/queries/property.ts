import { ownership, propertyChoices, stateLicenses, suggestAddresses } from "@gable/contract/calls/property.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { organisation } from "../session/organisation.ts";

export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ["address-suggestions", text],
    queryFn: ({ signal }) => client.send(suggestAddresses, { query: { text }, signal }),
  });

export const propertyChoicesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["property", uuid],
    queryFn: ({ signal }) => client.send(propertyChoices, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const stateLicensesQuery = () =>
  queryOptions({
    queryKey: ["state-licenses"],
    queryFn: ({ signal }) => client.send(stateLicenses, { query: { orgCode: organisation().orgCode }, signal }),
  });

export const ownershipQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["ownership", uuid],
    queryFn: ({ signal }) => client.send(ownership, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
