import type { BodyOf } from "@gable/contract/call.ts";
import { logInByMail, sendLogInMail } from "@gable/contract/calls/identity-mail.ts";
import { mutationOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const sendLogInMailMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof sendLogInMail>) => client.send(sendLogInMail, { body }) });

export const logInByMailMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof logInByMail>) => client.send(logInByMail, { body }) });
