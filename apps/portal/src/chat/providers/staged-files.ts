import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { mediaTypeOf } from "./attachment-types.ts";

/** Files that wait for their message, where a provider takes both at once. */
export interface StagedFiles {
  readonly stage: (file: File) => ChatAttachment;
  /** Throws where one was chosen on an earlier page. */
  readonly of: (attachments: readonly ChatAttachment[]) => File[];
}

/** Files that were chosen on this page and not sent yet: carriers other than our desk take them with the message. */
export function stageFiles(): StagedFiles {
  const files = new Map<string, File>();
  return {
    stage(file) {
      const uuid = crypto.randomUUID();
      files.set(uuid, file);
      return { uuid, name: file.name, mediaType: mediaTypeOf(file.name), sizeBytes: file.size };
    },
    of: (attachments) =>
      attachments.map(({ uuid, name }) => {
        const file = files.get(uuid);
        // They do not outlive the page on which they were chosen.
        if (!file) throw new Error(`${name} is not there any more.`);
        return file;
      }),
  };
}
