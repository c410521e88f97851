import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { fileChatsQuery } from "../queries/chat-desk.ts";
import { Pending } from "../shell/pending.tsx";
import { chatsWords } from "../support-desk/chats.words.ts";
import { EarlierChats } from "../support-desk/person-column.tsx";

/** The chats of the application's borrower; none are not worth a heading, but that they are not known is. */
export function FileChats({ uuid }: { uuid: string }) {
  const t = useText(chatsWords);
  const asked = useQuery(fileChatsQuery(uuid));
  const { data, error } = asked;
  if (data === undefined && error !== null)
    return (
      <section>
        <SectionHead title={t.ofBorrower} />
        <Pending asked={asked} rows={2} />
      </section>
    );
  if (!data || data.chats.length === 0) return null;
  return <EarlierChats title={t.ofBorrower} none="" chats={data.chats} />;
}
