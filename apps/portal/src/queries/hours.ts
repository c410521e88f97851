import { operatingHours } from "@gable/contract/calls/hours.ts";
import { hoursInWords } from "@gable/domain/organisations/hours-in-words.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The usual week in which the telephone is answered, in words: a week that cannot be put in words counts as not said. */
export const phoneHoursQuery = () =>
  queryOptions({
    queryKey: ["hours", "OPS_PHONE"],
    queryFn: async ({ signal }) => {
      const ask = { params: { department: "OPS_PHONE" }, query: { display: "true" }, signal } as const;
      return hoursInWords((await client.send(operatingHours, ask)).weekdays);
    },
  });
