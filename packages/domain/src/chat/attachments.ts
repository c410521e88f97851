import { LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from "./limits.ts";

/** Specification part 2, section 5: what may be sent beside a message, by ending, with what its content then is. */
export const attachmentTypes = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".amr": "audio/amr",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".txt": "text/plain",
} as const;
export type AttachmentMediaType = (typeof attachmentTypes)[keyof typeof attachmentTypes];
export const attachmentMediaTypes = Object.values(attachmentTypes);

/** What may be chosen to go with one message, as a file picker has it. */
export const chosenRule = {
  accept: Object.keys(attachmentTypes).join(","),
  largestBytes: LARGEST_ATTACHMENT,
  most: MOST_ATTACHMENTS,
};

/** By its name, before anything is sent. What the bytes are is looked at where they arrive. */
export function hasAcceptedEnding(name: string): boolean {
  return Object.keys(attachmentTypes).some((ending) => name.toLowerCase().endsWith(ending));
}
