import { useEffect, useState } from 'react';

/** On which sides of what scrolls something is out of sight. */
export interface MoreAround {
  readonly start: boolean;
  readonly end: boolean;
  readonly below: boolean;
}

const nothing: MoreAround = { start: false, end: false, below: false };

/** Less than a pixel is rounding. */
const SLACK = 1;

/** Watches what scrolls, and its first child, whose size is that of the contents. */
export function useMoreAround(scroller: HTMLElement | null): MoreAround {
  const [more, setMore] = useState(nothing);
  useEffect(() => {
    if (!scroller) return;
    const look = (): void => {
      const next = moreAround(scroller);
      setMore((known) => (isSame(known, next) ? known : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return more;
}

/** From right to left the distance scrolled is counted below zero. */
function moreAround(scroller: HTMLElement): MoreAround {
  const passed = Math.abs(scroller.scrollLeft);
  return {
    start: passed > SLACK,
    end: scroller.scrollWidth - scroller.clientWidth - passed > SLACK,
    below: scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > SLACK,
  };
}

function isSame(one: MoreAround, other: MoreAround): boolean {
  return one.start === other.start && one.end === other.end && one.below === other.below;
}
