import type { Language } from "../language.ts";

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

/** The list for a file picker. */
export const ACCEPTED_ATTACHMENTS = Object.keys(attachmentTypes).join(",");

export function hasAcceptedEnding(name: string): boolean {
  return Object.keys(attachmentTypes).some((ending) => name.toLowerCase().endsWith(ending));
}

const words = { en: "bytes", es: "bytes" } as const;

/** "512 bytes", "34.2 KB", "1.5 MB"; a kilobyte is 1024 bytes. */
export function fileSizeInWords(bytes: number, language: Language): string {
  if (bytes < 1024) return `${bytes} ${words[language]}`;
  const inKilobytes = bytes / 1024;
  const [amount, unit] = inKilobytes < 1024 ? [inKilobytes, "KB"] : [inKilobytes / 1024, "MB"];
  return `${amount.toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`;
}
