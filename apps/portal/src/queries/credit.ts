import { alertCall, creditStanding, delinquency } from "@gable/contract/calls/credit.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const creditStandingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["credit", uuid],
    queryFn: ({ signal }) => client.send(creditStanding, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const delinquencyQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["delinquency", uuid],
    queryFn: ({ signal }) => client.send(delinquency, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const alertCallQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["alert-call", uuid],
    queryFn: ({ signal }) => client.send(alertCall, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
