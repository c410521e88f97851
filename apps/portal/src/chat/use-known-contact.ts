import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../queries/profile.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { readBot } from "./kept-bot.ts";

/** Who is writing, as far as it is known: from their account, or from what they told the assistant. Undefined until that is read. */
export function useKnownContact(): PreChat | undefined {
  const isSignedIn = useIsSignedIn();
  const { data: profile, isPending } = useQuery({ ...profileQuery(), enabled: isSignedIn });
  if (isSignedIn && isPending) return undefined;
  const bot = readBot();
  // What was told while logged in is not for whoever comes to this browser next.
  const told = bot?.isOfAccount === isSignedIn ? bot : undefined;
  const name = profile?.name ? `${profile.name.firstName} ${profile.name.lastName}` : "";
  return {
    friendlyName: name || (told?.friendlyName ?? ""),
    emailAddress: profile?.email ?? told?.emailAddress ?? "",
  };
}
