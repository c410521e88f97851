import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { preparableAnswers, prepareAnswers, takeBackAnswers } from "@gable/contract/calls/profile-prepared-desk.ts";
import type { PreparedForm } from "@gable/domain/profile/prepared-forms.ts";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { borrowerViewQuery, FILE_KEY } from "./loan-file.ts";

/** Whoever is on the phone waits for the borrower to find it and send it. */
const REFETCH_MS = 5000;

export const preparedAnswersQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "prepared-answers"],
    queryFn: ({ signal }) => client.send(preparableAnswers, { params: { uuid }, signal }),
    refetchInterval: REFETCH_MS,
  });

/** Known at once; what the borrower was told of it is read anew. */
const learnt = (uuid: string, queries: QueryClient) => (reply: ReplyOf<typeof preparableAnswers>) => {
  queries.setQueryData(preparedAnswersQuery(uuid).queryKey, reply);
  void queries.invalidateQueries({ queryKey: borrowerViewQuery(uuid).queryKey });
};

/** Where it is refused, what is there instead is read. */
const readAgain = (uuid: string, queries: QueryClient) => () =>
  void queries.invalidateQueries({ queryKey: preparedAnswersQuery(uuid).queryKey });

export const prepareAnswersMutation = (uuid: string, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ form, body }: { form: PreparedForm; body: BodyOf<typeof prepareAnswers> }) =>
      client.send(prepareAnswers, { params: { uuid, form }, body }),
    onSuccess: learnt(uuid, queries),
  });

export const takeBackAnswersMutation = (uuid: string, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (form: PreparedForm) => client.send(takeBackAnswers, { params: { uuid, form } }),
    onSuccess: learnt(uuid, queries),
    onError: readAgain(uuid, queries),
  });
