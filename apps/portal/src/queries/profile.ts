import type { BodyOf } from "@gable/contract/call.ts";
import { openLead } from "@gable/contract/calls/originators-leads.ts";
import { additionalInformation, answers, draft, previewCorrection, saveDraft } from "@gable/contract/calls/profile.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { lookUpProfile } from "../session/account-lookups.ts";
import { client } from "../session/client.ts";
import { isSignedIn } from "../session/token.ts";

export const profileQuery = () =>
  queryOptions({
    queryKey: ["profile"],
    queryFn: ({ signal }) => lookUpProfile({ client, hasToken: isSignedIn(), signal }),
  });

/** `referrer` is the officer whose link the visitor came by. */
export const draftQuery = (referrer: string | null = null) =>
  queryOptions({
    queryKey: ["draft"],
    queryFn: ({ signal }) => client.send(draft, { query: sentBy(referrer), signal }),
  });

/** It arrives also where the page is left meanwhile. */
export const sendDraft = (referrer: string | null, body: BodyOf<typeof saveDraft>) =>
  client.send(saveDraft, { query: sentBy(referrer), body, keepalive: true });

export const saveDraftMutation = (referrer: string | null) =>
  mutationOptions({
    // One after the other: an earlier answer that arrived late would take a later one back.
    scope: { id: "draft" },
    mutationFn: (body: BodyOf<typeof saveDraft>) => sendDraft(referrer, body),
  });

/** Fills in what a loan officer wrote down: works once. */
export const openLeadMutation = () =>
  mutationOptions({ mutationFn: (token: string) => client.send(openLead, { body: { token } }) });

const sentBy = (referrer: string | null) => (referrer === null ? {} : { referrer: referrer.slice(0, 64) });

export const answersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["answers", uuid],
    queryFn: ({ signal }) => client.send(answers, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** What opening the summary would bring about. */
export const openingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["opening", uuid],
    queryFn: ({ signal }) => client.send(previewCorrection, { params: { uuid }, body: { summary: "OPEN" }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const additionalInformationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["additional-information", uuid],
    queryFn: ({ signal }) => client.send(additionalInformation, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
