import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { fetchPart } from "./fetch-part.ts";

/**
 * A part that is fetched when it is first shown, or after what is waited for then. While nobody answers, what stands in its place stays, and so does the page with all that
 * was typed on it.
 */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>, after?: () => Promise<void>) =>
  lazy(async () => {
    await after?.();
    return { default: await fetchPart(load) };
  });

type WithPageProps = {
  /** Whether the page stood before this did. */
  isLater: boolean;
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Around a part that is fetched. Where the page comes with it, the page waits for it: what came later would push away what somebody is
 * about to press. A page that stands already stays while it comes.
 */
export function WithPage({ isLater, fallback = null, children }: WithPageProps) {
  return isLater ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
