import type { FiguresOfRequestFragment } from './metrics.gen.ts';

/** A figure that is asked for, by its names. */
type AskedFigure = FiguresOfRequestFragment['figures'][number];

/** A request with the figures that it asks for, where it does not ask for all. */
export function withFigures<Request extends { readonly id: string }>(
  request: Request,
  asked: readonly FiguresOfRequestFragment[],
): Request & { readonly figures: readonly AskedFigure[] } {
  const figures = asked.find((one) => one.request === request.id)?.figures ?? [];
  return { ...request, figures };
}
