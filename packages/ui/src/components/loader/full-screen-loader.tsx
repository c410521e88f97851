import { useEffect, useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { useWait } from "../connection/waits.ts";
import { Logo, type LogoSource } from "../logo/logo.tsx";
import "./full-screen-loader.css";

/** The loader leaves this long after loading has stopped, so that a short pause between two waits does not flicker. */
const LEAVE_MS = 300;

const words = catalogue({ loading: { en: "Loading", es: "Cargando" } });

type LoaderProps = {
  loading: boolean;
  /** The brand's mark; a drawn house without one. */
  logo?: LogoSource;
  /** What is being waited for. */
  message?: string;
};

/** Covers the page while nothing of it can be shown. */
export function FullScreenLoader({ loading, logo, message }: LoaderProps) {
  const t = useText(words);
  const shown = useLingering(loading);
  useWait(loading);
  if (!shown) return null;
  return (
    <div className="loader" data-leaving={loading ? undefined : ""}>
      <span className="loader-mark">{logo ? <Logo {...logo} alt="" /> : <House />}</span>
      <output className="loader-text">{message ?? t.loading}</output>
    </div>
  );
}

function useLingering(loading: boolean): boolean {
  const [lingers, setLingers] = useState(loading);
  useEffect(() => {
    const timer = setTimeout(() => setLingers(loading), loading ? 0 : LEAVE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading || lingers;
}

function House() {
  return (
    <svg viewBox="0 0 48 48" width={64} height={64} aria-hidden="true">
      <path pathLength={1} d="M4 25 24 7l20 18M10 20v21h28V20M20 41V29h8v12" />
    </svg>
  );
}
