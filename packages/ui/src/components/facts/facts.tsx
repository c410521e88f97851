import type { ReactNode } from "react";
import "./facts.css";

export type Fact = {
  label: string;
  value: ReactNode;
  /** Of the label, where it is not the page's. */
  lang?: string | undefined;
};

/** A few facts side by side, each under its quiet name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt lang={lang}>{label}</dt>
          <dd>{breaking(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address that has no room breaks behind its sign, and not in the middle of a name. */
function breaking(value: ReactNode): ReactNode {
  if (typeof value !== "string" || !value.includes("@")) return value;
  const [mailbox, host] = value.split("@");
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
