import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { earlyDisclosuresQuery } from "../../queries/disclosures.ts";
import "./early-documents.css";
import { earlyDocumentsWords } from "./early-documents.words.ts";

// Whoever only fills in the form does not load what shows documents.
const ReadEarly = lazyPart(async () => (await import("./read-early.tsx")).ReadEarly);

/** The sample with the four digits, which shows that documents can be read here. */
export const DEMONSTRATION = "ESIGN_DISCLOSURE";

const KEY = "opened-documents";

/** The documents that were opened in this tab; the server keeps its own record. */
export const openedHere = (): readonly string[] => (ofThisTab.read(KEY) ?? "").split(" ").filter(Boolean);

function rememberOpened(kind: string): void {
  ofThisTab.write(KEY, [...new Set([...openedHere(), kind])].join(" "));
}

/** What was opened for one application is not yet opened for the next. */
export const forgetOpened = (): void => ofThisTab.forget(KEY);

type DocumentsProps = {
  /** Kinds that were opened, to be ticked. */
  opened?: readonly string[];
  onOpen?: (kind: string) => void;
};

/** What must be on or with the blank application (12 CFR 1026.40(b) and (e)), each read over the page. */
export function EarlyDocuments({ opened, onOpen }: DocumentsProps) {
  const t = useText(earlyDocumentsWords);
  const { data, isError, refetch } = useQuery(earlyDisclosuresQuery(useLanguage()));
  if (isError) {
    return (
      <p>
        {t.failed}{" "}
        <button type="button" className="text-link" onClick={() => void refetch()}>
          {t.again}
        </button>
      </p>
    );
  }
  if (data === undefined) return <Skeleton kind="rows" count={2} />;
  return (
    <ul className="early-documents">
      {data.documents
        .filter(({ kind }) => kind !== DEMONSTRATION)
        .map(({ kind, title }) => (
          <li key={kind}>
            <DocumentLink kind={kind} title={title} onOpen={onOpen} />
            {opened?.includes(kind) ? (
              <span className="early-opened">
                <Icon name="check" size={16} /> {t.opened}
              </span>
            ) : null}
          </li>
        ))}
    </ul>
  );
}

type LinkProps = { kind: string; title: string; onOpen?: ((kind: string) => void) | undefined };

/** Opens one document over this page. */
export function DocumentLink({ kind, title, onOpen }: LinkProps) {
  const t = useText(earlyDocumentsWords);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    rememberOpened(kind);
    onOpen?.(kind);
    setOpen(true);
  };
  return (
    <>
      <TextButton onClick={open}>
        <Icon name="document" />
        <span>
          {title} <span className="quiet">{t.opensHere}</span>
        </span>
      </TextButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReadEarly kind={kind} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
