/** Where a policy is looser than law lets it be, or its parts do not fit together. */
export interface PolicyFault {
  readonly path: readonly string[];
  /** Names the rule, for whoever says it in words of their own. */
  readonly code: string;
  readonly message: string;
}
