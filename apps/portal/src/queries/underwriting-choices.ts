import { assets, winback } from "@gable/contract/calls/underwriting-choices.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const assetsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["assets", uuid],
    queryFn: ({ signal }) => client.send(assets, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const winbackQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["winback", uuid],
    queryFn: ({ signal }) => client.send(winback, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
