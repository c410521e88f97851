import "./key-hints.css";

/** Which keys do what, at the foot of a page that is worked with the keyboard. */
export function KeyHints({ hints }: { hints: readonly { keys: readonly string[]; label: string }[] }) {
  return (
    <dl className="key-hints">
      {hints.map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
