export interface CircuitBreaker {
  /** Whether a call may go out now; when not, how long until one may. */
  admit(nowMs: number): { readonly open: false } | { readonly open: true; readonly retryAfterMs: number };
  succeeded(): void;
  failed(nowMs: number): void;
}

/**
 * Opens after `threshold` failures in a row and lets a single call through each `restMs` until one succeeds, so that a vendor that is
 * down is neither waited for nor hammered.
 */
export function createCircuitBreaker({ threshold, restMs }: { threshold: number; restMs: number }): CircuitBreaker {
  let failures = 0;
  let closedUntilMs = 0;

  return {
    admit(nowMs) {
      if (failures < threshold) return { open: false };
      if (nowMs < closedUntilMs) return { open: true, retryAfterMs: closedUntilMs - nowMs };
      // The call that is let through now is the probe; others wait for its outcome.
      closedUntilMs = nowMs + restMs;
      return { open: false };
    },
    succeeded() {
      failures = 0;
    },
    failed(nowMs) {
      failures += 1;
      closedUntilMs = nowMs + restMs;
    },
  };
}
