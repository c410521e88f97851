import type { Address } from "@gable/domain/application/address.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type Resolver, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { isSignedIn } from "../../session/token.ts";
import { AfterFirstSign } from "../../shell/after-first-sign.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { AddressSearch } from "./address-search.tsx";
import { answersResolver } from "./answers-resolver.ts";
import { ChosenAddress } from "./chosen-address.tsx";
import { homeAddressWords } from "./home-address.words.ts";
import type { HomeDoubt, TypedHome } from "./home-doubt.tsx";
import { usePrefilled } from "./prefilled.tsx";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

export type HomeValues = {
  search: string;
  home: { street1: string; street2: string; city: string; state: string; zip: string };
};

const AddressByHand = lazy(async () => ({ default: (await import("./address-by-hand.tsx")).AddressByHand }));
const HomeDoubtPage = lazy(async () => ({ default: (await import("./home-doubt.tsx")).HomeDoubtPage }));
const EarlyDocuments = lazy(async () => ({ default: (await import("./early-documents.tsx")).EarlyDocuments }));
const WhichHomes = lazy(async () => ({ default: (await import("./which-homes.tsx")).WhichHomes }));

/** `search` until an address is chosen, `chosen` while its unit may be added, `byHand` field by field. */
type Way = "search" | "chosen" | "byHand";

const blank: HomeValues["home"] = { street1: "", street2: "", city: "", state: "", zip: "" };

const typed = (address: Address): HomeValues["home"] => ({ ...address, street2: address.street2 ?? "" });

const toAnswers = ({ home }: HomeValues): TypedAnswers => ({ home: { ...home, street2: home.street2 || null } });

const checkAddress = answersResolver<HomeValues>(["home"], toAnswers);

const askToChoose: Resolver<HomeValues, unknown, TypedAnswers> = () => ({
  values: {},
  errors: { search: { type: "rule", message: "choose-address" } },
});

/** Which home would secure the line. */
export function HomeAddress() {
  const t = useText(homeAddressWords);
  const explain = useExplain();
  const above = usePrefilled(["home"]);
  const navigate = useNavigate();
  const { answers, save, hrefOf } = useRegistration();
  const [way, setWay] = useState<Way>(answers.home ? "chosen" : "search");
  const [doubt, setDoubt] = useState<HomeDoubt | null>(null);
  const here = useFocusOnChange(way);
  const form = useQuestionForm<HomeValues, TypedAnswers>({
    defaultValues: { search: "", home: answers.home ? typed(answers.home) : blank },
    resolver: way === "search" ? askToChoose : checkAddress,
  });
  const saving = useAutosave(form, toAnswers);
  const street1 = useWatch({ control: form.control, name: "home.street1" });

  const goOn = async (home: TypedHome, isTyped: boolean) => {
    const asked = isTyped || isSignedIn() ? await (await import("./home-doubt.tsx")).findDoubt(home, isTyped) : null;
    setDoubt(asked);
    if (asked === null) void navigate(hrefOf("property-info", "home"));
  };
  const submit = async (sent: TypedAnswers): Promise<readonly Failure[]> => {
    const failures = await save(sent);
    if (failures.length > 0) setWay("byHand");
    else if (sent.home) await goOn(sent.home, way === "byHand");
    return failures;
  };
  const use = async (home: Address) => {
    form.setValue("home", typed(home));
    setWay("chosen");
    const failures = await save({ home });
    if (failures.length > 0) setDoubt(null);
    else await goOn(home, false);
  };
  if (doubt !== null)
    return (
      <Suspense fallback={null}>
        <HomeDoubtPage key={doubt.about} doubt={doubt} onUse={use} onBack={() => setDoubt(null)} />
      </Suspense>
    );
  const search = () => {
    form.clearErrors();
    setWay("search");
  };

  return (
    <QuestionPage
      form={form}
      onSubmit={submit}
      explain={explain}
      question={t.question}
      lead={t.lead}
      above={above}
      submit={way === "chosen" ? t.use(street1) : t.goOn}
      status={<SaveState state={saving} />}
      after={
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
      }
    >
      <div ref={here} className="stack stack-6">
        {way === "search" ? (
          <AddressSearch
            control={form.control}
            onChoose={(address) => {
              form.setValue("home", typed(address));
              form.clearErrors();
              setWay("chosen");
            }}
            onByHand={() => {
              form.setValue("home", { ...blank, street1: form.getValues("search") });
              form.clearErrors();
              setWay("byHand");
            }}
          />
        ) : null}
        {way === "chosen" ? (
          <>
            <ChosenAddress control={form.control} />
            <TextButton onClick={search}>{t.another}</TextButton>
          </>
        ) : null}
        {way === "byHand" ? (
          <Suspense fallback={null}>
            <AddressByHand form={form} />
            <TextButton onClick={search}>{t.searchAgain}</TextButton>
          </Suspense>
        ) : null}
      </div>
    </QuestionPage>
  );
}

/** When what one worked on gives way to something else, the focus goes to the first thing there. */
function useFocusOnChange(way: Way) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  useEffect(() => {
    if (before.current === way) return;
    before.current = way;
    here.current?.querySelector<HTMLElement>("input, section")?.focus();
  }, [way]);
  return here;
}
