import type { BodyOf, ParamsOf } from "@gable/contract/call.ts";
import { endBorrowerSessions, endSignerSessions } from "@gable/contract/calls/identity-desk.ts";
import {
  fileEvents,
  fileMessages,
  fileNotes,
  loanFile,
  revealPersonal,
  writeNote,
} from "@gable/contract/calls/loan-file.ts";
import { borrowerView } from "@gable/contract/calls/loan-file-borrower.ts";
import { fileDocument, fileDocuments, paperReviews } from "@gable/contract/calls/loan-file-papers.ts";
import { preparableOffers, prepareOffer } from "@gable/contract/calls/offers-desk.ts";
import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { fileReplay, fileReplays } from "@gable/contract/calls/telemetry-replays.ts";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const REFETCH_MS = 15_000;
/** All that is known of one file begins with this key. */
export const FILE_KEY = "file";

export const loanFileQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "view"],
    queryFn: ({ signal }) => client.send(loanFile, { params: { uuid }, signal }),
    refetchInterval: REFETCH_MS,
  });

export const fileEventsQuery = (uuid: string) =>
  infiniteQueryOptions({
    queryKey: [FILE_KEY, uuid, "events"],
    queryFn: ({ signal, pageParam }) =>
      client.send(fileEvents, {
        params: { uuid },
        query: { ...(pageParam !== null && { before: String(pageParam) }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** Of the borrower, or of somebody who signs beside them. */
export const endSessionsMutation = (uuid: string, signer: string | undefined) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof endBorrowerSessions>) =>
      signer === undefined
        ? client.send(endBorrowerSessions, { params: { uuid }, body })
        : client.send(endSignerSessions, { params: { uuid, signer }, body }),
  });

export const fileDocumentsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "documents"],
    queryFn: ({ signal }) => client.send(fileDocuments, { params: { uuid }, signal }),
  });

export const paperReviewsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "paper-reviews"],
    queryFn: ({ signal }) => client.send(paperReviews, { params: { uuid }, signal }),
  });

export const borrowerViewQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "borrower-view"],
    queryFn: ({ signal }) => client.send(borrowerView, { params: { uuid }, signal }),
  });

export const preparableOffersQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "offers"],
    queryFn: ({ signal }) => client.send(preparableOffers, { params: { uuid }, signal }),
  });

export const prepareOfferMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof prepareOffer>) => client.send(prepareOffer, { params: { uuid }, body }),
  });

/** A document's bytes as a file of the browser. */
export const fileDocumentQuery = (uuid: string, document: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "document", document],
    queryFn: ({ signal }) => client.file(fileDocument, { params: { uuid, document }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const fileMessagesQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "messages"],
    queryFn: ({ signal }) => client.send(fileMessages, { params: { uuid }, signal }),
  });

export const fileReplaysQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "replays"],
    queryFn: ({ signal }) => client.send(fileReplays, { params: { uuid }, signal }),
  });

export const fileReplayQuery = (uuid: string, replay: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "replays", replay],
    queryFn: ({ signal }) => client.send(fileReplay, { params: { uuid, replay }, signal }),
  });

export const fileNotesQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "notes"],
    queryFn: ({ signal }) => client.send(fileNotes, { params: { uuid }, signal }),
  });

export const writeNoteMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof writeNote>) => client.send(writeNote, { params: { uuid }, body }),
  });

export const recordUnwindingMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof recordUnwinding>) => client.send(recordUnwinding, { params: { uuid }, body }),
  });

export const revealMutation = (params: ParamsOf<typeof revealPersonal>) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof revealPersonal>) => client.send(revealPersonal, { params, body }),
  });
