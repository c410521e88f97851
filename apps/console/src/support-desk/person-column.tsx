import type { ReplyOf } from "@gable/contract/call.ts";
import type { chatPerson, chatTranscript, EarlierChat } from "@gable/contract/calls/chat-desk.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { standings } from "@gable/domain/pipeline/pipeline-row.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { chatPersonQuery } from "../queries/chat-desk.ts";
import "./chats.css";
import { Pending } from "../shell/pending.tsx";
import { chatsWords } from "./chats.words.ts";

type Chat = ReplyOf<typeof chatTranscript>["chat"];

/** Who chats, with which applications, and what there was before. */
export function PersonColumn({ chat }: { chat: Chat }) {
  const t = useText(chatsWords);
  const { shortDay } = useFormats();
  const asked = useQuery(chatPersonQuery(chat.uuid));
  const { data } = asked;
  const page = chat.pageUrl === null ? null : (URL.parse(chat.pageUrl, location.origin)?.pathname ?? null);
  return (
    <aside
      className="chats-person"
      aria-label={t.person}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <section>
        <SectionHead title={t.person} />
        <Ledger
          rows={[
            ...(chat.emailAddress === "" ? [] : [{ label: t.email, figure: chat.emailAddress }]),
            { label: t.language, figure: chat.language === "es" ? t.spanish : t.english },
            { label: t.began, figure: shortDay(chat.openedAt) },
            ...(page === null ? [] : [{ label: t.onPage, figure: page }]),
          ]}
        />
        {data && !data.hasAccount ? <p className="small chats-caution">{t.noAccount}</p> : null}
      </section>
      <Pending asked={asked} rows={2} />
      {data?.hasAccount ? <Applications applications={data.applications} /> : null}
      {data ? (
        <EarlierChats title={t.earlier} chats={data.chats}>
          {data.chats.length === 0 ? <p className="small quiet">{t.noEarlier}</p> : null}
        </EarlierChats>
      ) : null}
    </aside>
  );
}

function Applications({ applications }: Pick<ReplyOf<typeof chatPerson>, "applications">) {
  const t = useText(chatsWords);
  const language = useLanguage();
  const { dollars } = useFormats();
  return (
    <section>
      <SectionHead title={t.applications} />
      {applications.length === 0 ? <p className="small quiet">{t.noApplications}</p> : null}
      <ul className="chats-links">
        {applications.map(({ uuid, loanNumber, standing, row, line, state }) => (
          <li key={uuid}>
            <Link href={`/file/${uuid}`}>{loanNumber}</Link>
            <small>
              {standing === "ACTIVE" ? planRows[row as PlanRow][language] : standings[standing][language]}
              {state === null ? null : `, ${state}`}
              {line === null ? null : `, ${dollars(line)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

type EarlierChatsProps = {
  title: string;
  chats: readonly EarlierChat[];
  /** Said before them, or in their place. */
  children: ReactNode;
};

/** Chats as links, the newest first. */
export function EarlierChats({ title, chats, children }: EarlierChatsProps) {
  const t = useText(chatsWords);
  const { shortDay } = useFormats();
  return (
    <section>
      <SectionHead title={title} aside={chats.length || null} />
      {children}
      <ul className="chats-links">
        {chats.map(({ uuid, openedAt, agentName, state, rating }) => (
          <li key={uuid}>
            <Link href={`/chats/${uuid}`}>{shortDay(openedAt)}</Link>
            <small>
              {agentName === null ? t.unanswered : t.withName(agentName)}
              {state === "closed" ? null : `, ${t.stillOpen}`}
              {rating === null ? null : `, ${t.rated(rating)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
