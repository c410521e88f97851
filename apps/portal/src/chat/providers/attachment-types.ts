import { type AttachmentMediaType, attachmentTypes } from "@gable/domain/chat/attachments.ts";

/** By the ending of a name; what has none that we know is shown as a text would be. */
export function mediaTypeOf(name: string): AttachmentMediaType {
  const known = Object.entries(attachmentTypes).find(([ending]) => name.toLowerCase().endsWith(ending));
  return known?.[1] ?? "text/plain";
}
