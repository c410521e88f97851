import type { ReplyOf } from "@gable/contract/call.ts";
import type { chatTranscript } from "@gable/contract/calls/chat-desk.ts";
import { chosenRule } from "@gable/domain/chat/attachments.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useChosenFiles } from "@gable/ui/components/conversation/chosen-files.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CHATS_KEY, takeMutation, transcriptQuery } from "../queries/chat-desk.ts";
import { useMe } from "../session/me.ts";
import { useUnsaved } from "../shell/unsaved.tsx";
import { useKeys } from "../shell/use-keys.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { CannedDialog } from "./canned-dialog.tsx";
import { chatsWords } from "./chats.words.ts";
import { EndDialog, TransferDialog } from "./leave-dialogs.tsx";
import { NotRead } from "./not-read.tsx";
import { PersonColumn } from "./person-column.tsx";
import { REPLY_ID, ReplyForm } from "./reply-form.tsx";
import { SaidList } from "./said-list.tsx";
import { transcriptText } from "./transcript-text.ts";
import { Unsent } from "./unsent.tsx";
import { useDraft, useReplies } from "./use-replies.ts";
import { useWhereOneGoesOn } from "./use-where-one-goes-on.ts";

/** One chat: what was said, the agent's answer, and beside it who this is. */
export function Conversation({ uuid }: { uuid: string }) {
  const t = useText(chatsWords);
  const { identityUuid } = useMe();
  const { data, error, refetch } = useQuery(transcriptQuery(uuid));
  const [dialog, setDialog] = useState<"canned" | "transfer" | "end" | null>(null);
  const [draft, setDraft] = useDraft(uuid);
  const chosen = useChosenFiles(chosenRule);
  // The words are kept until one comes back, the files are not.
  useUnsaved(() => chosen.files.length > 0);
  const replies = useReplies(uuid, data?.messages);
  const { take, isTaking } = useTake(uuid);
  const name = data?.chat.friendlyName;
  const isOwn = data?.chat.state === "active" && data.chat.agentUuid === identityUuid;
  const isLeft = data?.chat.isLapsed === true;
  const isOverdue = data?.chat.isOverdue === true && !isOwn;
  const isToTake = data?.chat.state === "waiting" || isLeft || isOverdue;
  const { heading, writeOn } = useWhereOneGoesOn({ name, isOwn, isToTake, isFree: dialog === null });
  const takeAndWrite = () => {
    writeOn();
    take();
  };
  useKeys({
    t: isToTake ? takeAndWrite : undefined,
    r: () => document.querySelector<HTMLElement>(`#${REPLY_ID}`)?.focus(),
    c: isOwn ? () => setDialog("canned") : undefined,
  });

  if (error && !data) return <NotRead error={error} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton kind="text" count={8} />;
  const { chat, assistant, messages } = data;
  return (
    <>
      <section className="chats-conversation" aria-labelledby="chat-with">
        <header>
          <TextLink className="chats-back" href="/chats">
            {t.back}
          </TextLink>
          <h2 id="chat-with" ref={heading} tabIndex={-1}>
            {chat.friendlyName}
          </h2>
          <div className="chats-acts">
            {isOwn ? (
              <>
                <Button kind="second" slim onClick={() => setDialog("transfer")}>
                  {t.transfer}
                </Button>
                <Button kind="second" slim onClick={() => setDialog("end")}>
                  {t.end}
                </Button>
              </>
            ) : null}
            {messages.length > 0 ? <SaveTranscript transcript={data} /> : null}
          </div>
        </header>
        <SaidList chat={chat} assistant={assistant} messages={messages} replies={replies} />
        {isToTake ? (
          <div className="chats-foot">
            <p className="small">
              {isOverdue ? t.takeOverHint(chat.agentName ?? "") : isLeft ? t.takeLeftHint : t.takeHint}
            </p>
            <Button busy={isTaking} onClick={takeAndWrite}>
              {isOverdue ? t.takeOver : t.take}
            </Button>
          </div>
        ) : null}
        {chat.state === "active" && !isOwn && !isOverdue ? (
          <p className="chats-foot small">{t.withColleague(chat.agentName ?? "")}</p>
        ) : null}
        {chat.state === "closed" && !isLeft ? <p className="chats-foot small">{t.over}</p> : null}
        {isOwn ? (
          <ReplyForm
            uuid={uuid}
            text={draft}
            onText={setDraft}
            chosen={chosen}
            onSay={replies.say}
            onCanned={() => setDialog("canned")}
          />
        ) : (
          <Unsent
            text={draft}
            chosen={chosen}
            onTakeOut={() => {
              setDraft("");
              chosen.clear();
              heading.current?.focus();
            }}
          />
        )}
      </section>
      <PersonColumn chat={chat} />
      <CannedDialog
        open={dialog === "canned"}
        language={chat.language}
        name={chat.friendlyName}
        onClose={() => setDialog(null)}
        onChoose={(text) => {
          setDraft(draft.trim() === "" ? text : `${draft.trimEnd()}\n\n${text}`);
          setDialog(null);
          writeOn();
        }}
      />
      <TransferDialog open={dialog === "transfer"} uuid={uuid} onClose={() => setDialog(null)} />
      <EndDialog open={dialog === "end"} uuid={uuid} onClose={() => setDialog(null)} />
    </>
  );
}

/** The way to what was said as a file of text. */
function SaveTranscript({ transcript }: { transcript: ReplyOf<typeof chatTranscript> }) {
  const t = useText(chatsWords);
  const language = useLanguage();
  const showToast = useToast();
  const save = () => {
    const { openedAt, uuid } = transcript.chat;
    const text = new Blob([transcriptText(transcript, t, language)], { type: "text/plain;charset=utf-8" });
    saveFile(text, `chat-${openedAt.slice(0, 10)}-${uuid.slice(0, 8)}.txt`);
    showToast({ tone: "success", text: t.saved });
  };
  return <TextButton onClick={save}>{t.save}</TextButton>;
}

/** Takes the chat, or says who was faster. */
function useTake(uuid: string): { take: () => void; isTaking: boolean } {
  const queries = useQueryClient();
  const sayWhyNot = useWhyNot();
  const { mutate, isPending } = useMutation({
    ...takeMutation(uuid),
    onError: (failure) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [CHATS_KEY] }),
  });
  return { take: () => mutate(), isTaking: isPending };
}
