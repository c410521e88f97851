import { useQuery } from "@tanstack/react-query";
import { identityQuery } from "../queries/identity.ts";
import { useIsSignedIn } from "./use-is-signed-in.ts";

/** Whether this session signs beside a borrower, and so opens nothing of an account's; undefined until that is known. */
export function useSignsHere(): boolean | undefined {
  const isSignedIn = useIsSignedIn();
  const { data: identity } = useQuery({ ...identityQuery(), enabled: isSignedIn });
  return isSignedIn ? identity && identity.signerUuid !== null : false;
}
