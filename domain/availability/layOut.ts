import type { Span } from './spans.ts';

interface Rhythm {
  /** Minutes of a session; without it each span is one session. */
  readonly length: number | null;
  /** Minutes between the end of a session and the start of the next. */
  readonly pause: number;
}

const MS_PER_MINUTE = 60_000;

/** Sessions one behind the other from the start of each span; made one by one, so that what nobody takes costs nothing. */
export function* layOut(spans: Iterable<Span>, { length, pause }: Rhythm): Generator<Span> {
  for (const span of spans) {
    if (!length) {
      yield span;
      continue;
    }
    const duration = length * MS_PER_MINUTE;
    const step = duration + Math.max(0, pause) * MS_PER_MINUTE;
    for (let from = span.from; from + duration <= span.to; from += step) yield { from, to: from + duration };
  }
}
