/** The middle figure; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
