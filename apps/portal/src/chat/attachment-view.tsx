import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useExplain } from "../shell/use-explain.ts";
import { chatWords } from "./chat.words.ts";
import { ChatAlert } from "./chat-alert.tsx";
import { whyFailed } from "./why-failed.ts";

/** A file of a message, with its size. Pressed, it is fetched and given to the reader as a download. */
export function AttachmentView({
  attachment,
  onFetch,
}: {
  attachment: ChatAttachment;
  onFetch: (attachment: ChatAttachment) => Promise<Blob> | undefined;
}) {
  const t = useText(chatWords);
  const { fileSize } = useFormats();
  const explain = useExplain();
  /** The code of why it could not be had. */
  const [failed, setFailed] = useState<string | null>(null);
  const save = async () => {
    const file = await onFetch(attachment);
    if (!file) return;
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: attachment.name }).click();
    URL.revokeObjectURL(address);
    setFailed(null);
  };
  return (
    <>
      <button
        type="button"
        className="said-file"
        onClick={() => void save().catch((failure: unknown) => setFailed(whyFailed(failure)))}
      >
        <Icon name="paperclip" />
        <span>
          <span className="vh">{t.openFile} </span>
          {attachment.name}
        </span>
        {attachment.sizeBytes === null ? null : <small>{fileSize(attachment.sizeBytes)}</small>}
      </button>
      {failed === null ? null : (
        <ChatAlert tone="error">
          {t.fileFailed} {explain(failed)}
        </ChatAlert>
      )}
    </>
  );
}
