type Session = {
  /** Under which the token of whoever is logged in is kept. */
  readonly key: string;
  /** Another tab logged out. */
  readonly over: () => void;
  /** Whether the token that another tab stored is of somebody else than the one before it. */
  readonly isAnother: (now: string, before: string | null) => Promise<boolean>;
};

/**
 * Follows what other tabs of the browser do with the session. After somebody else's log-in there the page is loaded anew, as theirs:
 * nothing of the one before stays in its memory. Returns the way to stop.
 */
export function followOtherTabs({ key, over, isAnother }: Session): () => void {
  const follow = async (now: string | null, before: string | null): Promise<void> => {
    if (now === null) return over();
    if (await isAnother(now, before)) location.reload();
  };
  // The browser tells of what other tabs store, never of what this one does.
  const hear = ({ key: changed, newValue, oldValue }: StorageEvent) => {
    if (changed === key || changed === null) void follow(newValue, oldValue).catch(() => undefined);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
