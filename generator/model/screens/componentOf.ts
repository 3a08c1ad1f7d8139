import type { ScreenMeta } from '#domain/model/screens.ts';

/** The component of `src/shell/screenRegistry` that draws a screen's page; none where the renderer of its kind does. */
export const componentOf = (screen: ScreenMeta): string | undefined =>
  screen.kind === 'component' ? screen.component : screen.drawnBy;
