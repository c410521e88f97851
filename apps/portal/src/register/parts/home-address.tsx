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
import { type ReactNode, Suspense, useState } from "react";
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
  const lookedFor = onlyBegun(unfinished.home);
  const [way, show] = useState<Way>(
    lookedFor !== "" ? "search" : unfinished.home ? "byHand" : cameWithHome ? "chosen" : "search",
  );
  const [underWay, setUnderWay] = useState<ReactNode>(null);
  /** What one works on then takes the focus; on arrival the question has it. */
  const [isMoved, setMoved] = useState(false);
  const form = useQuestionForm<HomeValues, TypedAnswers>({
    defaultValues: {
      search: lookedFor,
      home: addressValues(lookedFor === "" ? (unfinished.home ?? answers.home) : answers.home),
    },
    resolver: way === "search" ? askToChoose : checkAddress,
  });
  // What is looked for and not chosen yet is kept too, as an address that is only begun.
  const saving = useAutosave(form, ({ search: typed, home }) =>
    toAnswers({
      search: typed,
      home: way === "search" && typed.trim() !== "" ? addressValues({ street1: typed }) : home,
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
  const search = () => {
    form.clearErrors();
    setWay("search");
  };

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
        <HomeByHand page={page} onSearch={search} takesFocus={isMoved} />
      </Suspense>
    );
  }
  return (
    <QuestionPage {...page} submit={way === "chosen" ? t.use(street1) : t.goOn}>
      <div ref={isMoved && way === "search" ? focusField : null} className="stack stack-6">
        {way === "search" ? (
          <AddressSearch
            control={form.control}
            onChoose={(address) => {
              form.setValue("home", addressValues(address));
              form.setValue("search", "");
              form.clearErrors();
              void ChosenAddress.fetch().finally(() => setWay("chosen"));
            }}
            onByHand={() => {
              form.setValue("home", { ...addressValues(), street1: form.getValues("search") });
              form.clearErrors();
              goByHand();
            }}
          />
        ) : (
          <WithPage isLater={isMoved}>
            <ChosenAddress control={form.control} takesFocus={isMoved} />
            <TextButton onClick={search}>{t.another}</TextButton>
          </WithPage>
        )}
      </div>
    </QuestionPage>
  );
}

const focusField = (here: HTMLElement | null) => here?.querySelector("input")?.focus();
