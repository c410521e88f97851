import { type LeaveReason, leaveReasons } from "@gable/domain/feedback/feedback.ts";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { MenuButton } from "@gable/ui/components/menu/menu.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import "./leave-survey.css";
import { leaveSurveyMutation } from "../../queries/feedback.ts";
import { leaveSurveyWords } from "./leave-survey.words.ts";

/** Why somebody leaves in the middle: one tap, or none. Every way of closing it goes on with the log-out. */
export function LeaveSurvey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(leaveSurveyWords);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { uuid } = useParams();
  const { mutate } = useMutation(leaveSurveyMutation());
  const answer = (reason: LeaveReason) => {
    mutate({ reason, applicationUuid: uuid ?? null, pathname, productType: "HELOC" });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.title} actions={<TextButton onClick={onClose}>{t.skip}</TextButton>}>
      <p>{t.lead}</p>
      <div className="leave-reasons">
        {(Object.keys(leaveReasons) as LeaveReason[]).map((reason) => (
          <MenuButton key={reason} onPress={() => answer(reason)}>
            {leaveReasons[reason][language]}
            <Icon name="chevron-right" size={16} />
          </MenuButton>
        ))}
      </div>
    </Dialog>
  );
}
