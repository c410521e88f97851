import { ownCard } from "@gable/contract/calls/originators-desk.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const ownCardQuery = () =>
  queryOptions({ queryKey: ["own-card"], queryFn: ({ signal }) => client.send(ownCard, { signal }) });
