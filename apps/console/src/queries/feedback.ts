import type { QueryOf } from "@gable/contract/call.ts";
import { borrowersSaid, markReplied } from "@gable/contract/calls/feedback.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const SAID_KEY = "borrowers-said";

export const saidQuery = (query: QueryOf<typeof borrowersSaid>) =>
  queryOptions({
    queryKey: [SAID_KEY, query],
    queryFn: ({ signal }) => client.send(borrowersSaid, { query, signal }),
  });

export const markRepliedMutation = () =>
  mutationOptions({ mutationFn: (letter: string) => client.send(markReplied, { params: { letter } }) });
