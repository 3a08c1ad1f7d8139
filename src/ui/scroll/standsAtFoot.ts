let standing = 0;

/**
 * The `ref` of a bar that stands at the foot of the window: as long as there is one, the document says so (`data-foot`), and
 * messages and what is scrolled to keep clear of it. Said by a script: `html:has(…)` styles the document's root, with every
 * token of the theme, anew whenever something is put into a page.
 */
export function standsAtFoot(bar: Element | null) {
  const change = bar === null ? 0 : 1;
  stand(change);
  return () => stand(-change);
}

function stand(change: number): void {
  standing += change;
  document.documentElement.toggleAttribute('data-foot', standing > 0);
}
