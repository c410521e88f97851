import type { BodyOf } from "@gable/contract/call.ts";
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  chooseTexts,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  preferences,
  removeSecondFactor,
  renewRecoveryCodes,
  savePreferences,
  secondFactor,
  sessions,
} from "@gable/contract/calls/identity-settings.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => client.send(sessions, { signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const endSessionMutation = () =>
  mutationOptions({ mutationFn: (sessionUuid: string) => client.send(endSession, { params: { sessionUuid } }) });

export const endOtherSessionsMutation = () => mutationOptions({ mutationFn: () => client.send(endOtherSessions, {}) });

export const changePasswordMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof changePassword>) => client.send(changePassword, { body }) });

export const changeEmailMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof changeEmail>) => client.send(changeEmail, { body }) });

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => client.send(secondFactor, { signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const beginSecondFactorMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof beginSecondFactor>) => client.send(beginSecondFactor, { body }) });

export const confirmSecondFactorMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof confirmSecondFactor>) => client.send(confirmSecondFactor, { body }),
  });

export const renewRecoveryCodesMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof renewRecoveryCodes>) => client.send(renewRecoveryCodes, { body }),
  });

export const removeSecondFactorMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof removeSecondFactor>) => client.send(removeSecondFactor, { body }),
  });

export const preferencesQuery = () =>
  queryOptions({ queryKey: ["preferences"], queryFn: ({ signal }) => client.send(preferences, { signal }) });

export const savePreferencesMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof savePreferences>) => client.send(savePreferences, { body }) });

export const chooseTextsMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof chooseTexts>) => client.send(chooseTexts, { body }) });
