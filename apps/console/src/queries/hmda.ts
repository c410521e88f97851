import { hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const registerQuery = (year: number) =>
  queryOptions({
    queryKey: ["hmda", year],
    queryFn: ({ signal }) => client.send(hmdaRegister, { params: { year: String(year) }, signal }),
    // A census list that is missing, or another filer, does not change by asking again.
    retry: false,
  });
