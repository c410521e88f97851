import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../components/icon/icon.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import "./address-combobox.css";
import { Field } from "./field.tsx";
import { matchParts } from "./match-parts.ts";

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

/** A text input with a list of places under it, after the ARIA combobox pattern. The last row is the way out. */
export function AddressCombobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, label, hint, error, text, onText, onChoose, onByHand } = props;
  const t = useText(words);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = useSuggestions(text, props.suggest, open);
  const rows = found?.length ?? 0;
  const showing = open && found !== null;
  const optionId = (index: number) => `${listId}-${index}`;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");

  const take = (index: number) => {
    setOpen(false);
    setAt(-1);
    const suggestion = found?.[index];
    if (suggestion) onChoose(suggestion);
    else onByHand();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place more than there are rows: the input itself, from which nothing is chosen.
      if (showing) setAt(((at + step + 1 + rows + 2) % (rows + 2)) - 1);
    } else if (event.key === "Enter" && showing && at >= 0) {
      event.preventDefault();
      take(at);
    } else if (event.key === "Escape" && showing) {
      event.preventDefault();
      setOpen(false);
      setAt(-1);
    }
  };

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div
        className="combobox"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <input
          id={id}
          className="input"
          type="text"
          role="combobox"
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onKeyDown={press}
          autoComplete="street-address"
          autoCapitalize="words"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={showing}
          aria-controls={listId}
          aria-activedescendant={showing && at >= 0 ? optionId(at) : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <div className="options" id={listId} role="listbox" aria-label={t.list} hidden={!showing}>
          {found?.map((suggestion, index) => (
            <Row key={suggestion.id} id={optionId(index)} chosen={index === at} onTake={() => take(index)}>
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
            </Row>
          ))}
          <Row id={optionId(rows)} chosen={at === rows} onTake={() => take(rows)} last>
            <Icon name="pen" />
            <span>{t.byHand}</span>
          </Row>
        </div>
        <output className="vh">{showing ? (rows > 0 ? t.count(rows) : t.none) : ""}</output>
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

type RowProps = { id: string; chosen: boolean; onTake: () => void; last?: boolean; children: React.ReactNode };

/** A row of the list. The keyboard works on the input; a press must not take the focus from it. */
function Row({ id, chosen, onTake, last, children }: RowProps) {
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      className={last ? "option option-last" : "option"}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </button>
  );
}

function Matched({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map(({ part, matches, at }) =>
    matches ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
