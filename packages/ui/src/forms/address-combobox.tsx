import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/icon/icon.tsx";
import { Matched, Option } from "../components/options/option.tsx";
import { useOptions } from "../components/options/use-options.ts";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field } from "./field.tsx";

/** One place to offer: first line bold where it matches, second line quiet. */
export type Suggestion = { id: string; line1: string; line2: string };

const words = catalogue({
  list: { en: "Matching addresses", es: "Direcciones que coinciden" },
  byHand: { en: "Not here? Enter it by hand", es: "¿No aparece? Escríbala a mano" },
  none: {
    en: "No match yet. Go on typing, or enter it by hand.",
    es: "Aún no coincide. Siga escribiendo o escríbala a mano.",
  },
  count: {
    en: (n: number) => (n === 1 ? "1 address found" : `${n} addresses found`),
    es: (n: number) => (n === 1 ? "1 dirección encontrada" : `${n} direcciones encontradas`),
  },
});

type ComboboxProps<S extends Suggestion> = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Looks up what matches; a newer call makes an older answer worthless. Rejecting shows only the way by hand. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly S[]>;
  onChoose: (suggestion: S) => void;
  onByHand: () => void;
};

const PAUSE_MS = 150;
const SHORTEST_ASKED = 3;

/**
 * A text input with a list of places under it, after the ARIA combobox pattern. The last row is the way out. Whoever comes back to what they
 * typed, by the list of errors for example, sees the list again.
 */
export function AddressCombobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, label, hint, error, text, onText, onChoose, onByHand } = props;
  const t = useText(words);
  const [isOpen, setOpen] = useState(false);
  const found = useSuggestions(text, props.suggest, isOpen);
  const rows = found?.length ?? 0;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const { isShown, at, listId, optionId, take, retype, around, input } = useOptions({
    isOpen,
    setOpen,
    count: found === null ? null : rows + 1,
    onTake: (index) => {
      const suggestion = found?.[index];
      if (suggestion) onChoose(suggestion);
      else onByHand();
    },
  });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="combobox" {...around}>
        <input
          {...input}
          id={id}
          className="input"
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            onText(event.target.value);
            retype();
          }}
          autoComplete="street-address"
          autoCapitalize="words"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <div className="options" id={listId} role="listbox" aria-label={t.list} hidden={!isShown}>
          {found?.map((suggestion, index) => (
            <Option key={suggestion.id} id={optionId(index)} chosen={index === at} onTake={() => take(index)}>
              <Icon name="pin" />
              <span>
                <Matched text={suggestion.line1} typed={text} />
                <span className="option-more">{suggestion.line2}</span>
              </span>
              {index === at ? (
                <kbd className="wide-only" aria-hidden="true">
                  Enter
                </kbd>
              ) : null}
            </Option>
          ))}
          <Option id={optionId(rows)} chosen={at === rows} onTake={() => take(rows)} last>
            <Icon name="pen" />
            <span>{t.byHand}</span>
          </Option>
        </div>
        <output className="vh">{isShown ? (rows > 0 ? t.count(rows) : t.none) : ""}</output>
      </div>
    </Field>
  );
}

function useSuggestions<S>(
  text: string,
  suggest: (text: string, signal: AbortSignal) => Promise<readonly S[]>,
  open: boolean,
) {
  const [found, setFound] = useState<readonly S[] | null>(null);
  const look = useRef(suggest);
  useEffect(() => {
    look.current = suggest;
  });
  const asked = open && text.trim().length >= SHORTEST_ASKED;
  useEffect(() => {
    if (!asked) return undefined;
    const abandoned = new AbortController();
    const ask = async () => {
      const suggestions = await look.current(text, abandoned.signal).catch(() => []);
      if (!abandoned.signal.aborted) setFound(suggestions);
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abandoned.abort();
    };
  }, [text, asked]);
  return asked ? found : null;
}
