import { offers } from "@gable/contract/calls/offers.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** Asked for anew each time the screen opens: a decision may have changed meanwhile. */
export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["offers", uuid],
    queryFn: ({ signal }) => client.send(offers, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
