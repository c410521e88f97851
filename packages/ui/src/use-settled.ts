import { useEffect, useState } from "react";

/** A value once it has been the same for so many milliseconds: what is typed, or chosen by a slider, a moment after the last change. */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
