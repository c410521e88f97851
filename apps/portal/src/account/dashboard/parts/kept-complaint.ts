import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSignedIn, subscribeToToken } from "../../../session/token.ts";

export type ComplaintValues = { topic: string; text: string };

const nothing: ComplaintValues = { topic: "", text: "" };

/** Of this page, in its memory alone: nothing that is typed is stored in the browser. */
let kept = nothing;

subscribeToToken(() => {
  if (!isSignedIn()) kept = nothing;
});

/** What was written and not sent yet. */
export const keptComplaint = (): ComplaintValues => kept;

/** Keeps what is written while its writer looks at other pages. The browser asks before it would be lost with this one. */
export function useKeptComplaint({ subscribe }: Pick<UseFormReturn<ComplaintValues>, "subscribe">): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          kept = values;
        },
      }),
    [subscribe],
  );
}

if (typeof window !== "undefined")
  window.addEventListener("beforeunload", (event) => {
    if (kept.text.trim() !== "") event.preventDefault();
  });
