/** Names, and what each of them asks for. */
export type Asks = ReadonlyMap<string, ReadonlySet<string>>;

/** One circle for each group of names that ask for one another: every name is looked at once. */
export function circlesIn(asks: Asks): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of asks.keys()) {
    const way: string[] = [];
    const placeOnWay = new Map<string, number>();
    const open = [{ name: start, next: [...(asks.get(start) ?? [])] }];
    placeOnWay.set(start, way.push(start) - 1);
    while (open.length > 0 && !done.has(start)) {
      const step = open.at(-1);
      const asked = step?.next.pop();
      if (asked === undefined) {
        const left = open.pop()?.name ?? '';
        way.pop();
        placeOnWay.delete(left);
        done.add(left);
        continue;
      }
      const at = placeOnWay.get(asked);
      if (at !== undefined) circles.push(way.slice(at));
      if (at !== undefined || done.has(asked) || !asks.has(asked)) continue;
      placeOnWay.set(asked, way.push(asked) - 1);
      open.push({ name: asked, next: [...(asks.get(asked) ?? [])] });
    }
  }
  return circles;
}

const mostShown = 6;

/** `a → b → a`, without the middle of a long one. */
export function circleInWords(circle: readonly string[]): string {
  const whole = [...circle, circle[0] ?? ''];
  if (whole.length <= mostShown) return whole.join(' → ');
  return [...whole.slice(0, mostShown - 2), '…', ...whole.slice(-2)].join(' → ');
}
