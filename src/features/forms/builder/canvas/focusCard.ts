/** The focus goes where the author is, and not to the top of the page with what has gone. */

/** To the button by which a part is chosen and moved. */
export function focusGrip(id: string): void {
  requestAnimationFrame(() => gripOf(cardOf(id))?.focus());
}

/**
 * Before a part is taken away: what stands after it has the focus then, else what stands before it, else what adds another.
 */
export function focusAfterRemoval(id: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-element]')];
  const at = cards.findIndex((card) => card.dataset.element === id);
  const next = (cards[at + 1] ?? cards[at - 1])?.dataset.element;
  if (next !== undefined) focusGrip(next);
  else requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-add-element]')?.focus());
}

/** A card that has gone into another list is drawn anew there: whoever moves it by keys goes along. */
export function keepFocus(id: string, from: EventTarget): void {
  requestAnimationFrame(() => {
    if (!(from instanceof HTMLElement) || from.isConnected) return;
    if (from instanceof HTMLInputElement) cardOf(id)?.querySelector('input')?.focus();
    else gripOf(cardOf(id))?.focus();
  });
}

/** Above the sheet of its settings. */
export function showCard(id: string): void {
  cardOf(id)?.scrollIntoView({ block: 'start' });
}

function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`);
}

function gripOf(card: HTMLElement | null): HTMLElement | null {
  return card?.querySelector('button') ?? null;
}
