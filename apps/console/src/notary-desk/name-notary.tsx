import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { useMay, useMe } from "../session/me.ts";
import { commissionWords } from "./commission.words.ts";
import { visitWords } from "./visit.words.ts";

/** One of the lender's own notaries comes to the visit, or the network is asked for somebody after all. */
export function NameNotary({ file: { uuid, visit, visitNaming } }: { file: LoanFileView }) {
  const t = useText(visitWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const { role, identityUuid } = useMe();
  const { add: toWrite } = useText(commissionWords);
  const mayHold = useMay("hold-notary-session");
  if (!visit || visitNaming === null || !mayAct(role, "name-visit-notary")) return null;
  const { notaries, times, state, mayGiveBack } = visitNaming;
  const [only] = times;
  const isOpen = times.length > 1;
  const chosen = notaries.some(({ staffUuid }) => staffUuid === identityUuid) ? identityUuid : "";
  return (
    <>
      {notaries.length === 0 && visit.ownNotary === null ? (
        <>
          <p className="small quiet">{t.nobodyToName(usStates[state as keyof typeof usStates]?.[language] ?? state)}</p>
          {mayHold ? <TextLink href="/notary">{toWrite}</TextLink> : null}
        </>
      ) : null}
      <div className="notary-acts">
        {notaries.length > 0 ? (
          <ActButton
            uuid={uuid}
            act="name-visit-notary"
            kind={visit.ownNotary === null ? "primary" : "second"}
            {...(visit.ownNotary !== null && { label: t.nameOther })}
            values={{ notary: chosen, startsAt: isOpen ? "" : (only ?? "") }}
            required={["notary", "startsAt"]}
            send={({ notary, startsAt }) => ({ notary, startsAt })}
            renderFields={(control) => (
              <>
                <SelectField
                  control={control}
                  name="notary"
                  label={t.whoComes}
                  options={notaries.map(({ staffUuid, name }) => ({ value: staffUuid, label: name }))}
                />
                {isOpen ? (
                  <SelectField
                    control={control}
                    name="startsAt"
                    label={t.at}
                    options={times.map((at) => ({ value: at, label: moment(at, visit.timeZone) }))}
                  />
                ) : null}
              </>
            )}
          />
        ) : null}
        {mayGiveBack ? <ActButton uuid={uuid} act="give-back-notary-visit" /> : null}
      </div>
    </>
  );
}
