import type { ComponentProps } from 'react';

interface ScrollRegionProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  /** What it is called among the parts of the page. */
  readonly label: string;
}

/** What scrolls within the page: it has a name, and is reached and moved by keys (WCAG 2.1.1). */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  return <section {...rest} tabIndex={0} aria-label={label} />;
}
