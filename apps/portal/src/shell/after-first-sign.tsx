import { type ReactNode, Suspense, useEffect, useState } from "react";
import { onFirstSign } from "./first-sign.ts";

/** A part that nobody needs before they do something on the page, and that comes when they do. */
export function AfterFirstSign({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => onFirstSign(() => setThere(true)), []);
  return isThere ? <Suspense fallback={null}>{children}</Suspense> : null;
}
