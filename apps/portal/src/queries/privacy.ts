import type { BodyOf } from "@gable/contract/call.ts";
import {
  complain,
  deletion,
  goOnPaper,
  ownChecks,
  ownComplaints,
  ownData,
  requestDeletion,
  takeBackDeletion,
} from "@gable/contract/calls/privacy.ts";
import { giveConsent } from "@gable/contract/calls/profile.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const ownChecksQuery = () =>
  queryOptions({ queryKey: ["own-checks"], queryFn: ({ signal }) => client.send(ownChecks, { signal }) });

export const deletionQuery = () =>
  queryOptions({ queryKey: ["deletion"], queryFn: ({ signal }) => client.send(deletion, { signal }) });

export const ownComplaintsQuery = () =>
  queryOptions({ queryKey: ["complaints"], queryFn: ({ signal }) => client.send(ownComplaints, { signal }) });

export async function fetchOwnData(password: string): Promise<Blob> {
  return client.file(ownData, { body: { password } });
}

export const requestDeletionMutation = () =>
  mutationOptions({ mutationFn: (password: string) => client.send(requestDeletion, { body: { password } }) });

export const takeBackDeletionMutation = () => mutationOptions({ mutationFn: () => client.send(takeBackDeletion, {}) });

export const complainMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof complain>) => client.send(complain, { body }) });

type Again = { readonly uuid: string; readonly consent: BodyOf<typeof giveConsent> };

export const goPaperlessMutation = () =>
  mutationOptions({
    mutationFn: ({ uuid, consent }: Again) => client.send(giveConsent, { params: { uuid }, body: consent }),
  });

export const goOnPaperMutation = () =>
  mutationOptions({ mutationFn: (uuid: string) => client.send(goOnPaper, { params: { uuid } }) });
