import type { Member } from "@gable/contract/calls/staff-members.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton, TextLink } from "@gable/ui/components/link/link.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { membersQuery } from "../queries/staff-members.ts";
import { useMe } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Pending } from "../shell/pending.tsx";
import { useNow } from "../shell/use-now.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberPanel } from "./member-panel.tsx";
import "./organisation.css";
import { Dialog } from "../shell/dialog.tsx";
import { staffWords } from "./staff.words.ts";

/** What is open beside a colleague, who is named by their uuid. */
const INVITE = "invite";

/** Who works at the lender: an administrator invites, changes roles and licences, and lets go. */
export function Screen() {
  const t = useText(staffWords);
  const asked = useQuery(membersQuery());
  const { data } = asked;
  const [open, setOpen] = useState<string | null>(null);
  const member = data?.members.find(({ uuid }) => uuid === open);
  return (
    <DeskPage title={t.title} lead={t.lead} aside={<Button onClick={() => setOpen(INVITE)}>{t.invite}</Button>}>
      <Pending asked={asked} failed={t.failed} rows={8} />
      {data ? <MemberTable members={data.members} onOpen={setOpen} /> : null}
      <p>
        <TextLink href="/staff/leads">{t.leads}</TextLink>
      </p>
      <Dialog open={open === INVITE} onClose={() => setOpen(null)} title={t.invite}>
        <InviteForm onDone={() => setOpen(null)} />
      </Dialog>
      <Dialog kind="drawer" open={member !== undefined} onClose={() => setOpen(null)} title={member?.name ?? ""}>
        {member ? <MemberPanel key={member.uuid} member={member} /> : null}
      </Dialog>
    </DeskPage>
  );
}

function MemberTable({ members, onOpen }: { members: readonly Member[]; onOpen: (uuid: string) => void }) {
  const t = useText(staffWords);
  const language = useLanguage();
  const { timeAgo } = useFormats();
  const now = useNow();
  const me = useMe();
  return (
    <div className="staff-table">
      <Table
        caption={t.caption}
        captionHidden
        rows={members}
        keyOf={({ uuid }) => uuid}
        columns={columnsOf({ t, language, now, timeAgo, onOpen, own: me.identityUuid })}
      />
    </div>
  );
}

type Reading = Pick<Formats, "timeAgo"> & {
  readonly t: Text<typeof staffWords>;
  readonly language: Language;
  readonly now: string;
  readonly onOpen: (uuid: string) => void;
  /** Who looks. */
  readonly own: string;
};

function columnsOf({ t, language, now, timeAgo, onOpen, own }: Reading): readonly Column<Member>[] {
  return [
    {
      label: t.name,
      cell: ({ uuid, name, email }) => (
        <>
          <TextButton onClick={() => onOpen(uuid)}>{name}</TextButton>
          {uuid === own ? <span className="quiet"> ({t.you})</span> : null}
          <small>{email}</small>
        </>
      ),
    },
    {
      label: t.role,
      cell: (member) => (
        <>
          {staffRoles[member.role][language]}
          <Licences member={member} />
        </>
      ),
    },
    { label: t.state, cell: (member) => <AccountState member={member} /> },
    {
      label: t.lastSeen,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t.never : timeAgo(lastSeenAt, now)),
      numeric: true,
      wideOnly: true,
    },
  ];
}

/** Of a loan officer who works here, licences that have ended or are about to. */
function Licences({ member: { officer, role, state } }: { member: Member }) {
  const t = useText(staffWords);
  if (!officer || role !== "loan-officer" || state === "deactivated") return null;
  const statesOf = (wanted: string) =>
    officer.licences.filter(({ standing }) => standing === wanted).map((one) => one.state);
  const ended = statesOf("ENDED");
  const ending = statesOf("ENDS_SOON");
  return (
    <>
      {ended.length > 0 ? (
        <small>
          <Tag tone="error" icon="warning">
            {t.ended(ended.join(", "))}
          </Tag>
        </small>
      ) : null}
      {ending.length > 0 ? (
        <small>
          <Tag tone="warning" icon="warning">
            {t.endsSoon(ending.join(", "))}
          </Tag>
        </small>
      ) : null}
    </>
  );
}

function AccountState({ member: { state, invitedUntil, hasSecondFactor, restsUntil } }: { member: Member }) {
  const t = useText(staffWords);
  const { shortDay, time } = useFormats();
  if (state === "deactivated") return <span className="quiet">{t.deactivated}</span>;
  if (restsUntil !== null)
    return (
      <Tag tone="error" icon="lock">
        {t.rests(time(restsUntil))}
      </Tag>
    );
  if (state === "active") return hasSecondFactor ? t.active : t.noFactor;
  return invitedUntil === null ? t.inviteOld : t.isInvited(shortDay(invitedUntil));
}
