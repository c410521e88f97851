import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { fileChatsQuery } from "../queries/chat-desk.ts";
import { isLeftOut, Pending } from "../shell/pending.tsx";
import { chatsWords } from "../support-desk/chats.words.ts";
import { EarlierChats } from "../support-desk/person-column.tsx";

/** The chats of the application's borrower; none are not worth a heading, but that they are not known is. */
export function FileChats({ uuid }: { uuid: string }) {
  const t = useText(chatsWords);
  const asked = useQuery(fileChatsQuery(uuid));
  const chats = asked.data?.chats ?? [];
  if (isLeftOut(asked, chats.length === 0)) return null;
  return (
    <EarlierChats title={t.ofBorrower} chats={chats}>
      <Pending asked={asked} rows={2} />
    </EarlierChats>
  );
}
