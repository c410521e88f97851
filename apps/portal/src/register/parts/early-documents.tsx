import { pathOf, queryOf } from "@gable/contract/call.ts";
import { earlyDisclosure } from "@gable/contract/calls/disclosures.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { useQuery } from "@tanstack/react-query";
import { earlyDisclosuresQuery } from "../../queries/disclosures.ts";
import "./early-documents.css";
import { earlyDocumentsWords } from "./early-documents.words.ts";

/** The sample with the four digits, which shows that PDF files open here. */
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

/** What must be on or with the blank application (12 CFR 1026.40(b) and (e)), each a link that opens the PDF. */
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

/** Opens one document beside this page. */
export function DocumentLink({ kind, title, onOpen }: LinkProps) {
  const t = useText(earlyDocumentsWords);
  const language = useLanguage();
  const open = () => {
    rememberOpened(kind);
    onOpen?.(kind);
  };
  return (
    <a
      className="text-link"
      href={`${pathOf(earlyDisclosure, { kind })}?${queryOf({ language })}`}
      target="_blank"
      rel="noopener"
      onClick={open}
      onAuxClick={open}
    >
      <Icon name="document" />
      <span>
        {title} <span className="quiet">{t.pdf}</span>
        <span className="vh">{t.newTab}</span>
      </span>
    </a>
  );
}
