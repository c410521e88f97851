import { dismissPreparedAnswers, fillInPreparedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import type { DraftFields } from "@gable/domain/profile/form-drafts.ts";
import { isAskedWith, isPreparedForm, type PreparedForm } from "@gable/domain/profile/prepared-forms.ts";
import { preparedLabel, preparedText } from "@gable/domain/profile/prepared-forms.words.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lenderName } from "../../session/organisation.ts";
import { useCommand } from "../use-command.ts";
import { useHomeZone } from "../use-home-zone.ts";
import type { Drafted, Offer } from "../use-kept-fields.tsx";
import { preparedNoteWords } from "./prepared-note.words.ts";

type NoteProps = Offer & {
  form: string;
  drafted: Drafted | null;
};

/**
 * What somebody of the lender wrote down on the phone. It comes into the fields that the borrower has not touched; of those in which
 * they typed something else they read both, and say which stands. It counts as anything that is typed: once the page is sent.
 */
export function PreparedNote({ form, ...props }: NoteProps) {
  return isPreparedForm(form) ? <Prepared {...props} form={form} /> : null;
}

function Prepared({ form, prepared, keeper, drafted }: NoteProps & { form: PreparedForm }) {
  const t = useText(preparedNoteWords);
  const f = useFormats();
  const zone = useHomeZone();
  const language = useLanguage();
  const showToast = useToast();
  const filledIn = useCommand(fillInPreparedAnswers, { stays: true });
  const dismiss = useCommand(dismissPreparedAnswers, { stays: true });
  const { revision, by, at, isFilledIn, asking, values } = prepared;
  const names = Object.keys(values) as (keyof typeof values)[];
  const written: DraftFields = values;
  const earlier: DraftFields = prepared.before;
  /** Fields over which they have not said yet which answer stands; they were told so on this page, or on an earlier one. */
  const [asked, setAsked] = useState<readonly string[]>(() =>
    asking.filter((name) => !isSame(keeper.now()[name], written[name])),
  );
  const [heard, setHeard] = useState("");
  const place = useRef<HTMLDivElement>(null);
  /** What may stand in the fields from an earlier note. */
  const before = useRef<DraftFields>(earlier);

  /** Into the fields, as if the borrower had typed it. */
  const put = (fields: DraftFields) => {
    drafted?.fill(fields);
    keeper.typed({ ...keeper.now(), ...fields });
    void keeper.save();
  };
  const say = async (open: readonly string[]) => {
    // Only what is kept is said to be there.
    await keeper.save();
    if (!keeper.isBehind())
      await filledIn.send({
        params: { form },
        body: { revision, asking: names.filter((name) => open.includes(name)) },
      });
  };
  const take = useEffectEvent(() => {
    const now = keeper.now();
    const isFree = (name: string) =>
      isBlank(now[name]) ||
      [keeper.first, earlier, before.current, written].some((known) => isSame(now[name], known[name]));
    put(pick(written, names.filter(isFree)));
    before.current = { ...before.current, ...written };
    const taken = names.filter((name) => !isFree(name));
    setAsked(taken);
    // Who is at the foot of the page sees it in passing; who has it before them only hears it.
    if (isInSight(place.current)) setHeard(t.came(by));
    else showToast({ tone: "info", text: t.came(by) });
    void say(taken);
  });
  useEffect(() => {
    if (!isFilledIn && revision !== "") take();
  }, [revision, isFilledIn]);

  const settle = (fields: DraftFields) => {
    put(fields);
    setAsked([]);
    void say([]);
  };
  const putAway = async () => {
    const failures = await dismiss.send({ params: { form }, body: undefined });
    if (failures.length > 0) {
      showToast({ tone: "error", text: t.notPutAway });
      return;
    }
    const ours: DraftFields = { ...earlier, ...before.current, ...written };
    const left = Object.keys(ours).filter((name) =>
      [earlier, before.current, written].some(
        (known) => Object.hasOwn(known, name) && isSame(keeper.now()[name], known[name]),
      ),
    );
    put(Object.fromEntries(left.map((name) => [name, keeper.first[name] ?? blankLike(ours[name])])));
  };
  /** What the fields hold as it was written down. */
  const standing = names.filter((name) => isSame(keeper.now()[name], written[name]) && isAskedWith(name, keeper.now()));
  const said = (name: string, value: unknown) => preparedText(form, name, value, { figures: f, language });

  return (
    <div ref={place}>
      <output className="vh">{heard}</output>
      <Notice title={t.title(by, lenderName())}>
        <p>{t.wroteDown(f.moment(at, zone))}</p>
        {asked.length === 0 ? (
          <p>
            {standing.length > 0
              ? `${t.filledIn(standing.map((name) => preparedLabel(form, name, language)).join(", "))} `
              : ""}
            {t.check}
          </p>
        ) : (
          <section className="stack" aria-label={t.both}>
            <p>{t.bothLead}</p>
            {asked.map((name) => (
              <p key={name} className="copy-text">
                <strong>{preparedLabel(form, name, language)}</strong>
                <br />
                {t.yours(said(name, keeper.now()[name]))}
                <br />
                {t.theirs(by, said(name, written[name]))}
              </p>
            ))}
            <Actions>
              <Button kind="second" onClick={() => settle({})}>
                {t.keepMine}
              </Button>
              <Button kind="second" onClick={() => settle(pick(written, asked))}>
                {t.takeTheirs(by)}
              </Button>
            </Actions>
          </section>
        )}
        <p>
          <strong>{t.nothingCounts}</strong>
        </p>
        <p>
          <TextButton busy={dismiss.isBusy} onClick={() => void putAway()}>
            {t.putAway}
          </TextButton>
        </p>
      </Notice>
    </div>
  );
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = -1 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight / 2;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "" || value === false;

const isSame = (one: unknown, other: unknown): boolean => one === other || (isBlank(one) && isBlank(other));

/** What an empty field of the same kind holds. */
const blankLike = (value: unknown): unknown =>
  typeof value === "number" ? null : typeof value === "boolean" ? false : "";

const pick = (fields: DraftFields, names: readonly string[]): DraftFields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
