import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useState } from "react";
import { chatFileOf } from "../queries/chat-desk.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatsWords } from "./chats.words.ts";

type FileProps = { conversation: string; attachment: ChatAttachment };

/** A file of a message, fetched when it is pressed: a picture is shown here, anything else is given as a download. */
export function ChatFileButton({ conversation, attachment: { uuid, name, mediaType, sizeBytes } }: FileProps) {
  const t = useText(chatsWords);
  const { fileSize } = useFormats();
  const [picture, setPicture] = useState<string | null>(null);
  const explain = useExplain();
  /** The code of why it could not be opened. */
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture ?? ""), [picture]);

  const open = async () => {
    setFailed(null);
    const address = URL.createObjectURL(await chatFileOf(conversation, uuid));
    if (mediaType.startsWith("image/")) return setPicture(address);
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    return URL.revokeObjectURL(address);
  };

  return (
    <>
      <button
        type="button"
        className="said-file"
        onClick={() => void open().catch((failure: unknown) => setFailed(failuresOf(failure)[0]?.message ?? ""))}
      >
        <Icon name="paperclip" />
        <span>
          <span className="vh">{t.openFile} </span>
          {name}
        </span>
        {sizeBytes === null ? null : <small>{fileSize(sizeBytes)}</small>}
      </button>
      {failed === null ? null : (
        <p className="said-who" role="alert">
          {t.fileFailed} {explain(failed)}
        </p>
      )}
      <Dialog kind="page" open={picture !== null} onClose={() => setPicture(null)} title={name}>
        <img className="said-picture" src={picture ?? ""} alt={name} />
      </Dialog>
    </>
  );
}
