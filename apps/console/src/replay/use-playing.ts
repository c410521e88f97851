import { useEffect, useState } from "react";

interface Playing {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly goTo: (at: number) => void;
}

/** A position in milliseconds that moves with time while it plays, and stops at the end. */
export function usePlaying(end: number, speed: number): Playing {
  const [at, setAt] = useState(0);
  const [plays, setPlays] = useState(false);
  const isPlaying = plays && at < end;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | undefined;
    let frame = requestAnimationFrame(function advance(now) {
      const passed = last === undefined ? 0 : (now - last) * speed;
      last = now;
      setAt((before) => Math.min(before + passed, end));
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, end, speed]);
  return {
    at,
    isPlaying,
    toggle: () => {
      // From its end it begins anew.
      if (at >= end) setAt(0);
      setPlays(!isPlaying);
    },
    goTo: setAt,
  };
}
