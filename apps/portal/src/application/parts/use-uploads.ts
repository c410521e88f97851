import { uploadDocument } from "@gable/contract/calls/documents.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import type { UploadFile, UploadState } from "@gable/ui/forms/upload-file.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client } from "../../session/client.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";

/** A file as it is sent, as often as it takes: under the same key it is the same. */
export interface Sent<T extends DocumentType> {
  readonly file: File;
  readonly type: T;
  readonly key: string;
  /** The day that it bears, where it was asked for. */
  readonly datedOn?: string;
  readonly uuid?: string;
}

/** Files of the borrower's; sent for a condition where one is named. */
export const useUploads = (applicationUuid: string, type: DocumentType, conditionUuid?: string) =>
  useUploadsBy(type, (sent, onUploadProgress) => sendUpload(applicationUuid, sent, conditionUuid, onUploadProgress));

/** Told, while a file is on its way, how many of its bytes have been sent. */
export type SendFile<T extends DocumentType> = (
  sent: Sent<T>,
  onUploadProgress: (sent: number, total: number) => void,
) => Promise<{ readonly uuid: string }>;

/** Sends one file of an application, for a condition where it answers one. Its key makes a second sending the same upload. */
export const sendUpload = (
  applicationUuid: string,
  { file, type, key, datedOn }: Sent<DocumentType>,
  conditionUuid?: string,
  onUploadProgress?: (sent: number, total: number) => void,
) =>
  client.send(uploadDocument, {
    params: { uuid: applicationUuid },
    body: {
      type,
      ...(conditionUuid !== undefined && { conditionUuid }),
      ...(datedOn !== undefined && { datedOn }),
    },
    file,
    fileName: file.name,
    idempotencyKey: key,
    ...(onUploadProgress && { onUploadProgress }),
  });

/**
 * Files of one kind, each with where it stands: held to be looked at, or on its way to the server. A file that could not be sent is kept, may be retried, and is
 * sent by itself once there is a connection again. What was given as another kind stays out of sight until that kind is asked for again.
 */
export function useUploadsBy<T extends DocumentType>(type: T, sendFile: SendFile<T>) {
  const explain = useExplain();
  const [given, setFiles] = useState<readonly (UploadFile & Pick<Sent<T>, "type" | "datedOn">)[]>([]);
  const files = given.filter((file) => file.type === type);
  const sent = useRef(new Map<string, Sent<T>>());
  const running = useRef(new Map<string, Promise<string | null>>());

  const stand = (id: string, state: UploadState) =>
    setFiles((present) => present.map((file) => (file.id === id ? { ...file, state } : file)));

  /** Why it did not come, in words; null once it has. Once at a time, however often it is asked for. */
  function send(id: string): Promise<string | null> {
    const going = running.current.get(id) ?? bring(id).finally(() => running.current.delete(id));
    running.current.set(id, going);
    return going;
  }

  async function bring(id: string): Promise<string | null> {
    const known = sent.current.get(id);
    if (!known) return null;
    stand(id, { step: "sending", share: 0 });
    try {
      const row = await sendFile(known, (bytes, all) =>
        // It is all there, and is looked at before the server answers.
        stand(id, bytes < all ? { step: "sending", share: bytes / all } : { step: "scanning" }),
      );
      // Whoever takes it out meanwhile does not give it.
      if (sent.current.has(id)) sent.current.set(id, { ...known, uuid: row.uuid });
      stand(id, { step: "accepted" });
      return null;
    } catch (failure) {
      const [first] = failuresOf(failure);
      const reason = explain(first?.message ?? "server-failed");
      const isRefused =
        typeof failure === "object" && failure !== null && "status" in failure && failure.status === 422;
      stand(id, { step: isRefused ? "refused" : "failed", reason });
      return reason;
    }
  }

  const sendFailed = useEffectEvent(() => {
    for (const { id, state } of given) if (state.step === "failed") void send(id);
  });
  useEffect(() => {
    const again = () => sendFailed();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const acceptedOf = (): string[] =>
    [...sent.current.values()].flatMap((one) => (one.type === type && one.uuid !== undefined ? one.uuid : []));

  return {
    files,
    /** The document's uuid once the last file is accepted. */
    accepted: (): string | undefined => acceptedOf().at(-1),
    /** The documents' uuids, of all files that are accepted. */
    allAccepted: acceptedOf,
    /** Sends what was chosen and what could not be sent before, and waits for what is on its way. Which of them did not come, in words. */
    sendChosen: async (): Promise<readonly Failure[]> => {
      const going = files.filter(({ state }) => state.step !== "accepted" && state.step !== "refused");
      const wrong = await Promise.all(
        going.map(async ({ id, name }) => {
          const reason = await send(id);
          return reason === null ? [] : { message: `${name}: ${reason}` };
        }),
      );
      return wrong.flat();
    },
    add: (chosen: readonly File[], datedOn?: string): void => {
      for (const file of chosen) {
        const id = crypto.randomUUID();
        sent.current.set(id, { file, type, key: crypto.randomUUID(), ...(datedOn !== undefined && { datedOn }) });
        setFiles((present) => [...present, { id, type, ...(datedOn !== undefined && { datedOn }), ...shown(file) }]);
      }
    },
    replace: (id: string, file: File): void => {
      const known = sent.current.get(id);
      if (!known) return;
      sent.current.set(id, { ...known, file, key: crypto.randomUUID() });
      setFiles((present) => present.map((one) => (one.id === id ? { ...one, ...shown(file) } : one)));
    },
    remove: (id: string): void => {
      sent.current.delete(id);
      setFiles((present) => present.filter((file) => file.id !== id));
    },
    retry: (id: string) => void send(id),
  };
}

const shown = (file: File) => ({ name: file.name, size: file.size, file, state: { step: "chosen" } }) as const;

/** Files of one kind, and what can be done with them. */
export type Uploads = ReturnType<typeof useUploadsBy>;
