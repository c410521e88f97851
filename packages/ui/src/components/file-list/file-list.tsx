import type { ReactNode } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link, TextButton } from "../link/link.tsx";
import "./file-list.css";

export type FileEntry = { name: ReactNode; note: string } & (
  | { href: string }
  /** For papers that only the signed-in application can fetch. */
  | { id: string; onDownload: () => void; busy?: boolean; onRead?: () => void }
);

const words = catalogue({
  download: { en: "Download", es: "Descargar" },
});

/** Papers to keep: name, which opens it where it can be read here, what it is, download. */
export function FileList({ files }: { files: readonly FileEntry[] }) {
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={"href" in file ? file.href : file.id}>
          <Icon name="document" size={24} />
          <div>
            {"onRead" in file && file.onRead ? <TextButton onClick={file.onRead}>{file.name}</TextButton> : file.name}
            <small>{file.note}</small>
          </div>
          <Download file={file} />
        </li>
      ))}
    </ul>
  );
}

function Download({ file }: { file: FileEntry }) {
  const t = useText(words);
  const content = (
    <>
      <Icon name="download" />
      <span className="vh">
        {t.download} {file.name}
      </span>
    </>
  );
  if ("href" in file) {
    return (
      <Link className="bar-item" href={file.href} download="">
        {content}
      </Link>
    );
  }
  const { onDownload, busy } = file;
  return (
    <button className="bar-item" type="button" aria-busy={busy} onClick={busy ? undefined : onDownload}>
      {content}
    </button>
  );
}
