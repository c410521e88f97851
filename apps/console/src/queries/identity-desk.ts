import type { BodyOf } from "@gable/contract/call.ts";
import {
  agreeSecondStepOff,
  askSecondStepOff,
  keepSecondStep,
  lostSecondSteps,
} from "@gable/contract/calls/identity-desk.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { FILE_KEY } from "./loan-file.ts";

export const lostSecondStepsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "second-steps"],
    queryFn: ({ signal }) => client.send(lostSecondSteps, { params: { uuid }, signal }),
  });

export const askSecondStepOffMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof askSecondStepOff>) => client.send(askSecondStepOff, { params: { uuid }, body }),
  });

export const agreeSecondStepOffMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof agreeSecondStepOff>) =>
      client.send(agreeSecondStepOff, { params: { uuid }, body }),
  });

export const keepSecondStepMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof keepSecondStep>) => client.send(keepSecondStep, { params: { uuid }, body }),
  });
