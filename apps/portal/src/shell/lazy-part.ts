import { type ComponentType, lazy } from "react";
import { fetchPart } from "./module-load.ts";

/**
 * A part that is fetched when it is first shown. While nobody answers, what stands in its place stays, and so does the page with all that
 * was typed on it.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchPart(load) }));
