import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { applicationsQuery } from "../../../queries/application.ts";
import { goOnPaperMutation, goPaperlessMutation } from "../../../queries/privacy.ts";
import { ConsentText, useConsentGiven } from "../../../shell/consent-text.tsx";
import { privacyWords } from "./privacy.words.ts";

/** The consent to electronic records, withdrawn or given again. */
export function GoOnPaper() {
  const t = useText(privacyWords);
  const showToast = useToast();
  const given = useConsentGiven();
  const { data } = useQuery(applicationsQuery());
  const after = (text: string) => ({
    onSuccess: () => showToast({ tone: "success" as const, text }),
    onError: () => showToast({ tone: "error" as const, text: t.notNow }),
  });
  const { mutate: goOn, isPending: isGoing } = useMutation({ ...goOnPaperMutation(), ...after(t.onPaper) });
  const { mutate: goBack, isPending: isBack } = useMutation({ ...goPaperlessMutation(), ...after(t.paperless) });
  const uuid = data?.[0]?.uuid;
  if (uuid === undefined) return null;
  return (
    <Disclosure summary={t.paper}>
      <p>{t.paperLead}</p>
      <Actions>
        <Button kind="second" busy={isGoing} onClick={() => goOn(uuid)}>
          {t.goOnPaper}
        </Button>
      </Actions>
      <p>{t.paperlessLead}</p>
      <p className="small quiet">
        <ConsentText type="ELECTRONIC_RECORDS" />
      </p>
      <Actions>
        <Button kind="second" busy={isBack} onClick={() => goBack({ uuid, consent: given("ELECTRONIC_RECORDS") })}>
          {t.goPaperless}
        </Button>
      </Actions>
    </Disclosure>
  );
}
