import { useLoaderData } from "react-router";
import type { Instead } from "../journey/admit.ts";
import { SiteFrame } from "./site-frame.tsx";

/** An address that only leads on, and shows something only when the gates say so. */
export function InsteadOfScreen() {
  const instead = useLoaderData<Instead | null>();
  return instead === null ? null : <SiteFrame />;
}
