/** What came of a scenario. */
export interface Report {
  readonly summary: string;
  /** What went wrong, in words. */
  readonly failures: readonly string[];
}
