import { useEffect, useState } from "react";

/** The value once it has stayed the same for a while: what is said aloud while somebody drags a slider. */
export function useSettled<T>(value: T, afterMs = 700): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
