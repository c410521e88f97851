import type { BodyOf } from "@gable/contract/call.ts";
import { askOfficer } from "@gable/contract/calls/originators-requests.ts";
import { mutationOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const askOfficerMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof askOfficer>) => client.send(askOfficer, { body }) });
