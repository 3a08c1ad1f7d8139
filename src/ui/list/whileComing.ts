/** How many parts are on their way within an element. */
const counts = new WeakMap<Element, number>();

/** Whose parts come one after the other; in the middle of the window it is the container itself that is asked. */
const ordered = '[data-in-order], [data-columns]';

/**
 * The `ref` of what is still on its way (`data-coming`). What it stands in, next to parts that come after it, is marked as
 * awaited: see "What comes late pushes nothing away" in tokens.css. Found by a script and not by `:has()`, since a rule about
 * all siblings of what has something in it styles whole lists anew whenever anything is put into them.
 */
export function whileComing(coming: Element | null) {
  const awaited = coming === null ? [] : waitingWith(coming);
  for (const element of awaited) count(element, 1);
  return () => {
    for (const element of awaited) count(element, -1);
  };
}

function waitingWith(coming: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = coming; at !== null; at = at.parentElement) {
    if (at.parentElement?.matches(ordered) || at.matches('[data-in-order="middle"]')) found.push(at);
  }
  return found;
}

function count(element: Element, change: number): void {
  const now = (counts.get(element) ?? 0) + change;
  counts.set(element, now);
  element.toggleAttribute('data-awaited', now > 0);
}
