import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import {
  joinAsSigner,
  logInAsSigner,
  logInAsSignerWithPasskey,
  openInvitation,
  refuseInvitation,
  renewInvitation,
  sendSignerCode,
  signers,
} from "@gable/contract/calls/signers.ts";
import { signerDesk } from "@gable/contract/calls/signers-desk.ts";
import { signerIdentityCheck } from "@gable/contract/calls/signers-identity.ts";
import {
  signerConditions,
  signerConditionTalk,
  signerDocument,
  signerDocumentArchive,
  signerDocuments,
  signerSettledConditions,
} from "@gable/contract/calls/signers-papers.ts";
import { signerNotary, signerSigning } from "@gable/contract/calls/signers-signing.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** Two people work at once, and each page hears at once what the other has done. This is for a line that is down. */
const REFETCH_MS = 20_000;
/** Specification part 2: conditions are asked for again every minute and on focus. */
const CONDITIONS_REFETCH_MS = 60_000;

export const signersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["signers", uuid],
    queryFn: ({ signal }) => client.send(signers, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: REFETCH_MS,
  });

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ["invitation", code],
    queryFn: ({ signal }) => client.send(openInvitation, { body: { code }, signal }),
    staleTime: 0,
  });

export const deskQuery = () =>
  queryOptions({
    queryKey: ["signer-desk"],
    queryFn: ({ signal }) => client.send(signerDesk, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: REFETCH_MS,
  });

export const signerIdentityQuery = () =>
  queryOptions({
    queryKey: ["signer-identity"],
    queryFn: ({ signal }) => client.send(signerIdentityCheck, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: REFETCH_MS,
  });

export const signerSigningQuery = () =>
  queryOptions({
    queryKey: ["signer-signing"],
    queryFn: ({ signal }) => client.send(signerSigning, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: REFETCH_MS,
  });

export const signerNotaryQuery = () =>
  queryOptions({
    queryKey: ["signer-notary"],
    queryFn: ({ signal }) => client.send(signerNotary, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: REFETCH_MS,
  });

export const signerDocumentsQuery = () =>
  queryOptions({
    queryKey: ["signer-documents"],
    queryFn: ({ signal }) => client.send(signerDocuments, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const signerConditionsQuery = () =>
  queryOptions({
    queryKey: ["signer-conditions"],
    queryFn: ({ signal }) => client.send(signerConditions, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: CONDITIONS_REFETCH_MS,
    refetchOnWindowFocus: true,
  });

/** Asked anew whenever other conditions are `open`, so that what has just left them stands among what is done. */
export const signerSettledConditionsQuery = (open: readonly string[]) =>
  queryOptions({
    queryKey: ["signer-settled-conditions", open],
    queryFn: ({ signal }) => client.send(signerSettledConditions, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: CONDITIONS_REFETCH_MS,
  });

export async function fetchSignerPaper(document: string, signal?: AbortSignal): Promise<Blob> {
  return client.file(signerDocument, { params: { document }, ...(signal && { signal }) });
}

/** All that the lender gave the signer, in one archive. */
export const fetchAllSignerPapers = (): Promise<Blob> => client.file(signerDocumentArchive, {});

/** With its hash in the key, so that a paper that somebody signed meanwhile is fetched anew. */
export const signerBytesQuery = (document: string, sha256: string) =>
  queryOptions({
    queryKey: ["signer-document", document, sha256],
    queryFn: ({ signal }) => fetchSignerPaper(document, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

export const sendSignerCodeMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof sendSignerCode>) => client.send(sendSignerCode, { body }) });

export const joinAsSignerMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof joinAsSigner>) => client.send(joinAsSigner, { body }) });

export const logInAsSignerMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof logInAsSigner>) => client.send(logInAsSigner, { body }) });

export const passkeyLogInAsSignerMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof logInAsSignerWithPasskey>) => client.send(logInAsSignerWithPasskey, { body }),
  });

export const renewInvitationMutation = () =>
  mutationOptions({ mutationFn: (code: string) => client.send(renewInvitation, { body: { code } }) });

export const refuseInvitationMutation = () =>
  mutationOptions({ mutationFn: (code: string) => client.send(refuseInvitation, { body: { code } }) });

export const signerConditionTalkQuery = (condition: string) =>
  queryOptions({
    queryKey: ["signer-condition-talk", condition],
    queryFn: ({ signal }) => client.send(signerConditionTalk, { params: { condition }, signal }),
    staleTime: 0,
    refetchInterval: CONDITIONS_REFETCH_MS,
    refetchOnWindowFocus: "always",
  });

export type Invitation = ReplyOf<typeof openInvitation>;
/** One by which somebody still comes in. */
export type LivingInvitation = Extract<Invitation, { readonly firstName: string }>;
