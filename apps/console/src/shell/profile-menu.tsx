import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Menu, MenuButton, MenuLink } from "@gable/ui/components/menu/menu.tsx";
import { Initials } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../session/me.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { isAnyDraft } from "../support-desk/use-replies.ts";
import { AskToLeave } from "./ask-to-leave.tsx";
import { shellWords } from "./shell.words.ts";
import { forgetUnsaved, isAnyUnsaved, type UnsavedPlace } from "./unsaved.tsx";

/** Who is logged in, and what they may do about that. Logging out asks first where it would lose something that was typed. */
export function ProfileMenu({ page }: { readonly page: UnsavedPlace }) {
  const t = useText(shellWords);
  const { name, role, lender } = useMe();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const logOut = useLogOut();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const other = language === "en" ? "es" : "en";
  return (
    <>
      <Menu label={t.you(name)} face={<Initials of={name} />}>
        {(close) => (
          <>
            <p className="desk-who">
              <strong>{name}</strong>
              <span>
                {staffRoles[role][language]}, {lender.brand}
              </span>
            </p>
            <MenuLink href="/account" onClick={close}>
              {t.logIn}
            </MenuLink>
            <MenuButton
              onPress={() => {
                choose(other);
                close();
              }}
            >
              <span lang={other}>{t.otherLanguage}</span>
            </MenuButton>
            <MenuButton
              onPress={() => {
                if (!isAnyUnsaved(page) && !isAnyDraft(queries)) return logOut();
                close();
                setAsking(true);
              }}
            >
              {t.logOut}
            </MenuButton>
          </>
        )}
      </Menu>
      <AskToLeave
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          forgetUnsaved(page);
          logOut();
        }}
        title={t.logOutUnsaved}
        body={t.logOutUnsavedBody}
        stay={t.stay}
        leave={t.logOut}
      />
    </>
  );
}
