import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { lookUpHome } from "@gable/contract/calls/loan-file-home.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { AddressFields } from "@gable/ui/forms/address-fields.tsx";
import { type AddressValues, addressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { client } from "../session/client.ts";
import { useMay } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useUnsaved } from "../shell/unsaved.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { ActForm } from "./act-dialog.tsx";
import { correctHomeWords, homeLimitWords, setBackWords } from "./correct-home.words.ts";

type Look = ReplyOf<typeof lookUpHome>;
type Found = Extract<Look, { outcome: "FOUND" }>;
type Home = NonNullable<LoanFileView["home"]>;

/** Where the borrower has the next move themselves, or nothing goes on, nothing is said of it. */
const unspoken: ReadonlySet<Home["limit"]> = new Set(["NOT_YET", "ENDED"] as const);

/** The address of the home can be corrected by who may, or what stands in the way of it is said. */
export function CorrectHome({ file, home }: { readonly file: LoanFileView; readonly home: Home }) {
  const language = useLanguage();
  const corrects = useMay("correct-answers");
  if (!corrects || unspoken.has(home.limit)) return null;
  if (home.limit === null) return <CorrectHomeButton uuid={file.uuid} home={home} />;
  return <p className="small quiet">{homeLimitWords[home.limit][language]}</p>;
}

type ButtonProps = { readonly uuid: string; readonly home: Home };

/** The address that the borrower names instead: the county is asked first, then what it sets back is confirmed. */
function CorrectHomeButton({ uuid, home }: ButtonProps) {
  const t = useText(correctHomeWords);
  const [isOpen, setOpen] = useState(false);
  const [look, setLook] = useState<Look | null>(null);
  const [typed, setTyped] = useState(() => addressValues(home.said ?? home.address));
  const close = () => {
    setOpen(false);
    setLook(null);
    setTyped(addressValues(home.said ?? home.address));
  };
  return (
    <>
      <Button slim kind="second" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t.title}>
        {look?.outcome === "FOUND" ? (
          <Confirm uuid={uuid} found={look} onAgain={() => setLook(null)} onDone={close} />
        ) : (
          <Asking uuid={uuid} typed={typed} onTyped={setTyped} look={look} onLook={setLook} />
        )}
      </Dialog>
    </>
  );
}

type AskingProps = {
  readonly uuid: string;
  readonly typed: AddressValues;
  readonly onTyped: (typed: AddressValues) => void;
  readonly look: Exclude<Look, Found> | null;
  readonly onLook: (look: Look) => void;
};

function Asking({ uuid, typed: before, onTyped, look, onLook }: AskingProps) {
  const t = useText(correctHomeWords);
  const explain = useExplain();
  const form = useQuestionForm<AddressValues>({
    defaultValues: before,
    resolver: requiredResolver<AddressValues>(["street1", "city", "state", "zip"]),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: BodyOf<typeof lookUpHome>) => client.send(lookUpHome, { params: { uuid }, body }),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (typed) => {
        try {
          onTyped(typed);
          onLook(await mutateAsync({ home: toAddress(typed) }));
          return [];
        } catch (failure) {
          // The address stands in its form by itself.
          return failuresOf(failure).map(({ name, ...found }) => ({
            ...found,
            ...(name && { name: name.replace(/^home\./, "") }),
          }));
        }
      }}
    >
      <p>{t.lead}</p>
      {look === null ? null : <NotFound look={look} />}
      <AddressFields control={form.control} at="" />
      <Button type="submit" busy={isPending}>
        {t.look}
      </Button>
    </Form>
  );
}

function NotFound({ look }: { readonly look: Exclude<Look, Found> }) {
  const t = useText(correctHomeWords);
  return (
    <div role="alert">
      <Notice tone="warning" title={t[look.outcome]}>
        {look.outcome === "SEVERAL" ? (
          <ul>
            {look.addresses.map((address) => (
              <li key={formatAddress(address)}>{formatAddress(address)}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}

type ConfirmProps = {
  readonly uuid: string;
  readonly found: Found;
  readonly onAgain: () => void;
  readonly onDone: () => void;
};

function Confirm({ uuid, found, onAgain, onDone }: ConfirmProps) {
  const t = useText(correctHomeWords);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The address that was looked up is typed work too.
  useUnsaved(() => true);
  useEffect(() => heading.current?.focus(), []);
  const { address, owners, match, limit, follows, lookedUpAt } = found;
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t[match]}
      </h3>
      <Ledger
        rows={[
          { label: t.county, figure: formatAddress(address) },
          { label: t.owners, figure: owners.join(", ") },
        ]}
      />
      {limit === null ? (
        <>
          <h4>{t.setsBack}</h4>
          <ul className="stack">
            {follows.map((consequence) => (
              <li key={consequence}>{setBackWords[consequence][language]}</li>
            ))}
          </ul>
          <ActForm
            uuid={uuid}
            act="correct-home"
            values={{ note: "" }}
            required={["note"]}
            send={({ note }) => ({ note, lookedUpAt, shown: follows })}
            renderFields={(control) => (
              <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
            )}
            onDone={onDone}
          />
        </>
      ) : (
        <Notice tone="warning" title={t.limited}>
          {homeLimitWords[limit][language]}
        </Notice>
      )}
      <Button kind="second" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  );
}
