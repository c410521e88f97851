import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../../queries/identity.ts";
import { useIsSignedIn } from "../../session/use-is-signed-in.ts";

/** The mail address and phone that somebody who is signed in need not type again. */
export function useKnownContact(): { readonly email: string | null; readonly phone: string | null } {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...identityQuery(), enabled: isSignedIn });
  if (!isSignedIn || !data) return { email: null, phone: null };
  return { email: data.email, phone: data.phoneNumbers[0] ?? null };
}
