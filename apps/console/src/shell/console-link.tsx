import type { AnchorProps } from "@gable/ui/components/link/link.tsx";
import { Link } from "react-router";

/** How the design system's links go to another screen. Every path of this host is the console's, but for the server's calls. */
export function ConsoleLink({ href, children, ...props }: AnchorProps) {
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
