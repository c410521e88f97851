import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { IconName } from "../icon/icon.tsx";
import { type AnchorProps, Link } from "../link/link.tsx";
import { BarButton } from "../top-bar/top-bar.tsx";
import "./menu.css";

type MenuProps = {
  label: string;
  icon?: IconName;
  /** Instead of an icon, such as initials. */
  face?: ReactNode;
  mark?: boolean;
  className?: string;
  /** What opens; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a panel of links under it. Escape, a press elsewhere and leaving it with the focus close it. */
export function Menu({ label, icon, face, mark, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<"start" | "end">("end");
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const pressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      box.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", pressElsewhere);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", pressElsewhere);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div
      ref={box}
      className={className ? `menu ${className}` : "menu"}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <BarButton
        label={label}
        {...(icon ? { icon } : {})}
        {...(mark ? { mark } : {})}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // The panel hangs towards the middle of the window, where there is room for it.
          const { left, right } = event.currentTarget.getBoundingClientRect();
          setSide((left + right) / 2 < window.innerWidth / 2 ? "start" : "end");
          setOpen(!open);
        }}
      >
        {face}
      </BarButton>
      <div id={id} className="menu-panel" data-side={side} hidden={!open}>
        {open ? children(close) : null}
      </div>
    </div>
  );
}

/** A row of a menu. */
export function MenuLink({ className, ...props }: AnchorProps) {
  return <Link className={className ? `menu-row ${className}` : "menu-row"} {...props} />;
}

export function MenuButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button className="menu-row" type="button" onClick={onPress}>
      {children}
    </button>
  );
}
