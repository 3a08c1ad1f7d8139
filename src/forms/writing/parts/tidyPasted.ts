/**
 * What comes from other programs, made of elements that the editor knows: headings of other levels, and the lists of
 * Word, which are paragraphs with a sign in front. All else the editor's allow-list takes away by itself.
 */
export function tidyPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const { tag, becomes } of levels)
    for (const heading of page.querySelectorAll(tag)) replaceWith(page, heading, becomes);
  for (const sign of page.querySelectorAll('style, script, title, meta, o\\:p')) sign.remove();
  gatherWordLists(page);
  return page.body.innerHTML;
}

const levels = [
  { tag: 'h1', becomes: 'h2' },
  { tag: 'h4, h5, h6', becomes: 'h3' },
] as const;

function replaceWith(page: Document, element: Element, tag: string): Element {
  const made = page.createElement(tag);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

const isListPart = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d+/i.test(element.getAttribute('style') ?? '');

/** Paragraphs one after the other that Word counts as a list become one. */
function gatherWordLists(page: Document): void {
  for (const paragraph of page.querySelectorAll('p')) {
    if (!isListPart(paragraph)) continue;
    const previous = paragraph.previousElementSibling;
    const tag = /^\s*(\d+|[a-z])[.)]/i.test(takeSign(paragraph)) ? 'ol' : 'ul';
    const list = previous?.tagName.toLowerCase() === tag && previous.hasAttribute('data-pasted') ? previous : null;
    const owner = list ?? page.createElement(tag);
    if (!list) {
      owner.setAttribute('data-pasted', '');
      paragraph.before(owner);
    }
    owner.append(replaceWith(page, paragraph, 'li'));
  }
}

/** The sign in front of a part of a list, which is taken away. */
function takeSign(paragraph: HTMLElement): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  sign?.remove();
  return sign?.textContent ?? '';
}
