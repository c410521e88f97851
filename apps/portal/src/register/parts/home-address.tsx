import { fetchPart } from "@gable/ui/components/connection/fetch-part.ts";
import { lazyPart, WithPage } from "@gable/ui/components/connection/lazy-part.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { type AddressValues, addressValues } from "@gable/ui/forms/address-values.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type Resolver, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { isSignedIn } from "../../session/token.ts";
import { AfterFirstSign } from "../../shell/after-first-sign.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { AddressSearch } from "./address-search.tsx";
import { answersResolver } from "./answers-resolver.ts";
import { homeAddressWords } from "./home-address.words.ts";
import type { HomeValues } from "./home-values.ts";
import { usePrefilled } from "./prefilled.tsx";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

const HomeByHand = lazyPart(async () => (await import("./home-by-hand.tsx")).HomeByHand);
const ChosenAddress = lazyPart(async () => (await import("./chosen-address.tsx")).ChosenAddress);
const EarlyDocuments = lazyPart(async () => (await import("./early-documents.tsx")).EarlyDocuments);
const WayOn = lazyPart(async () => (await import("./way-on.tsx")).WayOn);
const WhichHomes = lazyPart(async () => (await import("./which-homes.tsx")).WhichHomes);

/** `search` until an address is chosen, `chosen` while its unit may be added, `byHand` field by field. */
type Way = "search" | "chosen" | "byHand";

const toAnswers = ({ home }: HomeValues): TypedAnswers => ({ home: { ...home, street2: home.street2 || null } });

/** The beginning of an address of which nothing else was typed; empty where more was, or nothing. */
const onlyBegun = (address?: Partial<Record<keyof AddressValues, string | null>>): string => {
  const { street1, ...others } = addressValues(address);
  return Object.values(others).every((part) => part === "") ? street1 : "";
};

const checkAddress = answersResolver<HomeValues>(["home"], toAnswers);

const askToChoose: Resolver<HomeValues, unknown, TypedAnswers> = () => ({
  values: {},
  errors: { search: { type: "rule", message: "choose-address" } },
});

/** Which home would secure the line. */
export function HomeAddress() {
  const t = useText(homeAddressWords);
  const explain = useExplain();
  const prefilled = usePrefilled(["home"]);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { answers, unfinished, save, hrefOf } = useRegistration();
  const [cameWithHome] = useState(answers.home !== undefined);
  /** What one comes back to who looked for another address and changes their mind. */
  const [chosen, setChosen] = useState(answers.home && addressValues(answers.home));
  /** What stood in the fields when they were left, and what had been looked for then. */
  const typed = useRef<HomeValues>(null);
  const lookedFor = onlyBegun(unfinished.home);
  const [way, show] = useState<Way>(
    lookedFor !== "" ? "search" : unfinished.home ? "byHand" : cameWithHome ? "chosen" : "search",
  );
  const [underWay, setUnderWay] = useState<ReactNode>(null);
  /** What one works on then takes the focus, after a page that is new; on arrival the question has it. */
  const [isMoved, setMoved] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMoved) own.current?.querySelector<HTMLElement>(way === "search" ? "input" : "section")?.focus();
  }, [isMoved, way]);
  const form = useQuestionForm<HomeValues, TypedAnswers>({
    defaultValues: {
      search: lookedFor,
      home: addressValues(lookedFor === "" ? (unfinished.home ?? answers.home) : answers.home),
    },
    resolver: way === "search" ? askToChoose : checkAddress,
  });
  // What is looked for and not chosen yet is kept too, as an address that is only begun.
  const saving = useAutosave(form, ({ search: text, home }) =>
    toAnswers({
      search: text,
      home: way === "search" && text.trim() !== "" ? addressValues({ street1: text }) : home,
    }),
  );
  const street1 = useWatch({ control: form.control, name: "home.street1" });

  const setWay = (next: Way) => {
    show(next);
    setMoved(true);
  };
  const goByHand = () => void HomeByHand.fetch().finally(() => setWay("byHand"));
  const submit = async (sent: TypedAnswers): Promise<readonly Failure[]> => {
    const failures = await save(sent);
    if (failures.length > 0) goByHand();
    else if (sent.home) {
      const found = isSignedIn()
        ? await (await fetchPart(() => import("./home-under-way.tsx"))).askUnderWay(sent.home, () => setUnderWay(null))
        : null;
      setUnderWay(found);
      if (found === null) void navigate(hrefOf("property-info", "home"));
    }
    return failures;
  };
  if (underWay !== null) return underWay;
  const leaveFields = () => {
    form.clearErrors();
    if (way !== "byHand") return;
    const { search: text, home } = form.getValues();
    typed.current = { search: text, home: { ...home } };
  };
  const goToChosen = (address: AddressValues) => {
    form.setValue("home", address);
    void ChosenAddress.fetch().finally(() => setWay("chosen"));
  };
  const search = () => {
    leaveFields();
    if (way === "chosen") setChosen({ ...form.getValues("home") });
    setWay("search");
  };
  const keep = chosen ? (
    <TextButton
      onClick={() => {
        leaveFields();
        goToChosen(chosen);
      }}
    >
      {t.use(chosen.street1)}
    </TextButton>
  ) : null;

  const page = {
    form,
    onSubmit: submit,
    explain,
    question: t.question,
    lead: t.lead,
    above: prefilled ?? (cameWithHome || query.has("redirectUrl") ? <WayOn /> : undefined),
    status: <SaveState state={saving} />,
    after: (
      <>
        <Disclosure summary={t.whichHomes}>
          <AfterFirstSign>
            <WhichHomes />
          </AfterFirstSign>
        </Disclosure>
        <Disclosure summary={t.read}>
          <AfterFirstSign>
            <EarlyDocuments />
          </AfterFirstSign>
        </Disclosure>
        <Note>{t.twoMinutes}</Note>
      </>
    ),
  };

  if (way === "byHand") {
    return (
      <Suspense fallback={null}>
        <HomeByHand page={page} onSearch={search} keep={keep} takesFocus={isMoved} />
      </Suspense>
    );
  }
  return (
    <QuestionPage {...page} submit={way === "chosen" ? t.use(street1) : t.goOn}>
      <div ref={own} className="stack stack-6">
        {way === "search" ? (
          <>
            {/* Above the field, whose list lies over what stands below it. */}
            {keep}
            <AddressSearch
              control={form.control}
              onChoose={(address) => {
                form.setValue("search", "");
                form.clearErrors();
                goToChosen(addressValues(address));
              }}
              onByHand={() => {
                const text = form.getValues("search");
                const isAsLeft = text === "" || text === typed.current?.search;
                form.setValue("home", (isAsLeft && typed.current?.home) || addressValues({ street1: text }));
                form.clearErrors();
                goByHand();
              }}
            />
          </>
        ) : (
          <WithPage isLater={isMoved}>
            <ChosenAddress control={form.control} onCorrect={goByHand} onSearch={search} />
          </WithPage>
        )}
      </div>
    </QuestionPage>
  );
}
