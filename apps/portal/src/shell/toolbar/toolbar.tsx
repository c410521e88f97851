import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Suspense, useCallback, useState } from "react";
import { useHiddenKey } from "../hidden-door.tsx";
import "./toolbar.css";

// For developers, in English only, and in no production build.

const Panels = lazyPart(async () => (await import("./panels.tsx")).Panels);

/** A tab that opens the developer's panels. So does Shift+Alt+X, which closes them too. */
export function Toolbar() {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((before) => !before), []);
  useHiddenKey(toggle);
  return (
    <aside className="toolbar" lang="en" aria-label="Developer’s toolbar">
      <button
        type="button"
        className="toolbar-tab"
        aria-expanded={open}
        aria-keyshortcuts="Shift+Alt+X"
        onClick={() => setOpen(!open)}
      >
        Dev
      </button>
      <Suspense fallback={null}>{open ? <Panels /> : null}</Suspense>
    </aside>
  );
}
