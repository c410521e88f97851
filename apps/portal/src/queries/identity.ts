import type { BodyOf } from "@gable/contract/call.ts";
import {
  brokerLogIn,
  brokerLogOut,
  forgetPassword,
  logIn,
  register,
  resetPassword,
} from "@gable/contract/calls/identity.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { lookUpIdentity } from "../session/account-lookups.ts";
import { client } from "../session/client.ts";
import { rememberWhetherBroker } from "../session/remembered-broker.ts";

export const identityQuery = () =>
  queryOptions({
    queryKey: ["identity"],
    queryFn: async ({ signal }) => {
      const found = await lookUpIdentity({ client, signal });
      rememberWhetherBroker(found.isBroker);
      return found;
    },
  });

export const logInMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof brokerLogIn>) => client.send(brokerLogIn, { body }) });

/** The log-in of before the identity broker; answers a token and no redirect. */
export const legacyLogInMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof logIn>) => client.send(logIn, { body }) });

export const logOutMutation = () => mutationOptions({ mutationFn: () => client.send(brokerLogOut, {}) });

export const forgetPasswordMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof forgetPassword>) => client.send(forgetPassword, { body }) });

export const resetPasswordMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof resetPassword>) => client.send(resetPassword, { body }) });

export const registerMutation = () =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<typeof register> & { idempotencyKey: string }) =>
      client.send(register, { body, idempotencyKey }),
  });
