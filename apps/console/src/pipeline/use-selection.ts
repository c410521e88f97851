import { useState } from "react";

export interface Selection {
  readonly has: (uuid: string) => boolean;
  readonly change: (uuids: readonly string[], isSelected: boolean) => void;
}

/** Which applications are ticked. Those that are no longer listed stay ticked unseen, and are dropped by whoever reads what is shown. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (uuid) => selected.has(uuid),
    change: (uuids, isSelected) =>
      setSelected((before) => {
        const after = new Set(before);
        for (const uuid of uuids) {
          if (isSelected) after.add(uuid);
          else after.delete(uuid);
        }
        return after;
      }),
  };
}
