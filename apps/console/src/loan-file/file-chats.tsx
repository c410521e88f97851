import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { fileChatsQuery } from "../queries/chat-desk.ts";
import { chatsWords } from "../support-desk/chats.words.ts";
import { EarlierChats } from "../support-desk/person-column.tsx";

/** The chats of the application's borrower; none are not worth a heading. */
export function FileChats({ uuid }: { uuid: string }) {
  const t = useText(chatsWords);
  const { data } = useQuery(fileChatsQuery(uuid));
  if (!data || data.chats.length === 0) return null;
  return <EarlierChats title={t.ofBorrower} none="" chats={data.chats} />;
}
