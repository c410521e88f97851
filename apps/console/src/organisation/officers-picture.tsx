import type { Member } from "@gable/contract/calls/staff-members.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MEMBERS_KEY, removePictureMutation } from "../queries/staff-members.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { staffWords } from "./staff.words.ts";

/** The picture that a loan officer chose for their card, and the way to take it off. */
export function OfficersPicture({ member: { uuid, name }, photo }: { member: Member; photo: string }) {
  const t = useText(staffWords);
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...removePictureMutation(uuid),
    onSuccess: () => showToast({ tone: "success", text: t.pictureGone }),
    onError: (failure) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [MEMBERS_KEY] }),
  });
  return (
    <section>
      <SectionHead title={t.picture} />
      <div className="member-act">
        <img className="member-picture" src={photo} alt={t.pictureOf(name)} width={104} height={104} />
        <p className="small">{t.pictureBody}</p>
        <Button kind="second" slim busy={isPending} onClick={() => mutate()}>
          {t.removePicture}
        </Button>
      </div>
    </section>
  );
}
