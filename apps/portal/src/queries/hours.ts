import { openStatus, operatingHours, operatingWeek } from "@gable/contract/calls/hours.ts";
import { hoursInWords } from "@gable/domain/organisations/hours-in-words.ts";
import type { Department } from "@gable/domain/organisations/week-hours.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** Specification part 2, section 9. */
const OPEN_STATUS_POLL_MS = 60_000;

/** The usual week in which the telephone is answered, in words: a week that cannot be put in words counts as not said. */
export const phoneHoursQuery = () =>
  queryOptions({
    queryKey: ["hours", "OPS_PHONE"],
    queryFn: async ({ signal }) => {
      const ask = { params: { department: "OPS_PHONE" }, query: { display: "true" }, signal } as const;
      return hoursInWords((await client.send(operatingHours, ask)).weekdays);
    },
  });

/** The usual week in which the chat is answered, in words. */
export const chatHoursQuery = () =>
  queryOptions({
    queryKey: ["hours", "OPS_CHAT"],
    queryFn: async ({ signal }) => {
      const ask = { params: { department: "OPS_CHAT" }, query: { display: "true" }, signal } as const;
      return hoursInWords((await client.send(operatingWeek, ask)).weekdays);
    },
  });

/** Whether a department answers at this moment. */
export const openStatusQuery = (department: Department) =>
  queryOptions({
    queryKey: ["open", department],
    queryFn: ({ signal }) => client.send(openStatus, { params: { department }, signal }),
    refetchInterval: OPEN_STATUS_POLL_MS,
    staleTime: OPEN_STATUS_POLL_MS,
    refetchOnMount: true,
  });
