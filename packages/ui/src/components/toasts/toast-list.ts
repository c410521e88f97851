import type { Tone } from "../notice/notice.tsx";

export type Toast = {
  id: number;
  tone: Tone;
  text: string;
  /** Of the page when it was said: whoever chooses another then still has the message before them. */
  language: string;
  action?: { label: string; onPress: () => void } | undefined;
};

/** At most this many stand on the screen; the oldest leaves first. */
const MOST_VISIBLE = 5;

export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text), toast].slice(-MOST_VISIBLE);

export const withoutToast = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.filter((toast) => toast.id !== id);

/** How long a toast stays, longer for longer texts; what went wrong, or asks for something, stays until it is closed. */
export function stayMs({ tone, text, action }: Toast): number | null {
  if (tone === "error" || action) return null;
  return 5000 + 60 * text.length;
}
