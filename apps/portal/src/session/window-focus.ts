import { queryClient } from "./query-client.ts";

/**
 * What is refetched on focus (part 2, section 7) is so too for whoever comes back from a window beside this one, which hid nothing: the
 * library hears alone of pages that were hidden.
 */
export const hearFocusOf = (page: Pick<EventTarget, "addEventListener">): void =>
  page.addEventListener("focus", () => queryClient.getQueryCache().onFocus());

if (typeof window !== "undefined") hearFocusOf(window);
