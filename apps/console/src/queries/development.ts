import { developmentStaff } from "@gable/contract/calls/development.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The seeded staff with the codes of this half minute. Outside production only. */
export const seededStaffQuery = () =>
  queryOptions({
    queryKey: ["development", "staff"],
    queryFn: ({ signal }) => client.send(developmentStaff, { signal }),
    staleTime: 0,
  });
