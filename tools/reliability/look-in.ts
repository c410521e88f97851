import { initStreamChat } from "@gable/contract/calls/chat.ts";

/** What a caller is to hear who asks for something that cannot be stored just now. */
export const AWAY = "503 with a time to try again";

/** Somebody asks for a chat. Returns `AWAY`, `200`, or what they heard instead. */
export async function lookIn(url: string): Promise<string> {
  const reply = await fetch(url + initStreamChat.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ friendlyName: "Dana", emailAddress: "dana@example.com" }),
  });
  const text = await reply.text();
  if (reply.status === 200) return "200";
  const isTold = reply.headers.has("retry-after") && text.includes("Nothing is lost");
  return reply.status === 503 && isTold ? AWAY : `${reply.status} ${text.slice(0, 100)}`;
}
