/** After so long what could not be done is tried again. */
const ASIDE_MS = 10_000;

/** What one watch of the clock could not act on a moment ago: it is passed over meanwhile, so that many such hold nobody else up. */
export interface SetAside {
  readonly add: (applicationUuid: string) => void;
  readonly uuids: () => string[];
}

export function openSetAside(): SetAside {
  const until = new Map<string, number>();
  return {
    add: (uuid) => until.set(uuid, performance.now() + ASIDE_MS),
    uuids: () => {
      for (const [uuid, ms] of until) if (ms <= performance.now()) until.delete(uuid);
      return [...until.keys()];
    },
  };
}
