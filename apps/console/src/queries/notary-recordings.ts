import {
  type NotaryRecordingRow,
  notaryRecordingPiece,
  notaryRecordings,
} from "@gable/contract/calls/notary-recording.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { FILE_KEY } from "./loan-file.ts";

const GOING_ON_REFETCH_MS = 10_000;

export const notaryRecordingsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "notary-recordings"],
    queryFn: ({ signal }) => client.send(notaryRecordings, { params: { uuid }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.recordings.some(({ state }) => state === "going-on") ? GOING_ON_REFETCH_MS : false,
  });

/** A whole recording, piece by piece; `told` hears how much of it is here, from 0 to 1. */
export async function fetchRecording(
  uuid: string,
  { recording, pieces, mediaType }: NotaryRecordingRow,
  told: (share: number) => void,
): Promise<Blob> {
  const fetched: Blob[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const reply = await client.open(notaryRecordingPiece, { params: { uuid, recording }, query: { piece } });
    fetched.push(await reply.blob());
    told((piece + 1) / pieces);
  }
  return new Blob(fetched, { type: mediaType });
}
