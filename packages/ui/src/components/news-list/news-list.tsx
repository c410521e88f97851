import type { ReactNode } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import "./news-list.css";

export type News = {
  id: string;
  text: ReactNode;
  /** When it came, in words. */
  when: string;
  unread?: boolean;
  /** What to do about it. */
  action?: ReactNode;
};

const words = catalogue({ unread: { en: "New: ", es: "Nuevo: " } });

/** What has happened, the newest first; what has not been read has a dot and says so. */
export function NewsList({ news }: { news: readonly News[] }) {
  const t = useText(words);
  return (
    <ul className="news">
      {news.map(({ id, text, when, unread, action }) => (
        <li key={id} data-unread={unread || undefined}>
          {unread ? <span className="vh">{t.unread}</span> : null}
          {text}
          <small>{when}</small>
          {action}
        </li>
      ))}
    </ul>
  );
}
