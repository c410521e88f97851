import type { AnchorProps } from "@gable/ui/components/link/link.tsx";
import { Link } from "react-router";

/** Paths that this application's router answers; the rest of the host is the server's or another app's. */
const ownPaths =
  /^\/(account\/heloc|dashboard|auth|contact|terms|communications|privacy|licenses|coming-soon)(\/|\?|#|$)/;

/** Whether the router goes there without loading the page anew. */
export const isOwnPath = (href: string): boolean => ownPaths.test(href);

/** How the design system's links go to another screen. */
export function PortalLink({ href, children, ...props }: AnchorProps) {
  if (!isOwnPath(href)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
