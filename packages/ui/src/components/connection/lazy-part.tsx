import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { fetchPart } from "./fetch-part.ts";

/** A part that is fetched when it is first shown, or before, by `fetch`. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  readonly fetch: () => Promise<void>;
}

/**
 * A part that is fetched when it is first shown, or after what is waited for then. While nobody answers, what stands in its place stays, and so does the page with all that
 * was typed on it. One that was fetched already is there at once: React would keep what stands in its place for a third of a second, and
 * then push away what somebody is about to press.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  after?: () => Promise<void>,
): LazyPart<P> {
  let known: ComponentType<P> | undefined;
  const find = async () => {
    known = await fetchPart(load);
    return { default: known };
  };
  const Awaited = lazy(async () => {
    await after?.();
    return find();
  });
  // Not written where it is used: the React Compiler would take it out of here, to where nothing is known.
  const choose = (): ComponentType<P> => known ?? Awaited;
  const Part = (props: P) => {
    // Once and for all: another kind of component would lose what is typed in this one.
    const [Shown] = useState(choose);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { fetch: async () => void (await find()) });
}

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
