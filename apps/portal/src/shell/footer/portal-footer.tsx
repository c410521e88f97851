import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { type ComponentType, lazy, Suspense } from "react";
import { untilRest } from "../until-rest.ts";
import type { FooterContentProps } from "./footer-content.tsx";

/** Where it cannot be fetched, the page stands without it: the page that says that something cannot be fetched has a footer too. */
const FooterContent = lazy<ComponentType<FooterContentProps>>(async () => {
  await untilRest();
  return fetchPart(() => import("./footer-content.tsx")).then(
    (part) => ({ default: part.FooterContent }),
    () => ({ default: () => null }),
  );
});

/** The end of every page. It comes after the first page, as nobody reads it first. */
export function PortalFooter(props: FooterContentProps) {
  return (
    <Suspense fallback={null}>
      <FooterContent {...props} />
    </Suspense>
  );
}
