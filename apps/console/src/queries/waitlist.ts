import type { BodyOf } from "@gable/contract/call.ts";
import { forgetWaitlistAddress, waitlistReport } from "@gable/contract/calls/waitlist.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const waitlistQuery = () =>
  queryOptions({
    queryKey: ["waitlist"],
    queryFn: ({ signal }) => client.send(waitlistReport, { signal }),
  });

export const forgetAddressMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof forgetWaitlistAddress>) => client.send(forgetWaitlistAddress, { body }),
  });
