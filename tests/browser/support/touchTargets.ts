import type { Page } from '@playwright/test';

/** What a thumb hits at least (LOOK: 44 px), and what rounding leaves of it. */
const SMALLEST = 44;
const SLACK = 0.6;
/** Of elements drawn alike, such as the cells of a grid, so many are measured: each takes hundreds of hit tests. */
const ALIKE = 12;

/**
 * Interactive elements whose hit area is smaller than a thumb: how far around its middle the page gives the element, or its
 * label, to a touch. Links in the flow of a text are left out (WCAG 2.5.8). `within` selects the part of the page that
 * is measured.
 */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  // The bottom bar leaves while one scrolls down, which measuring does: it is measured where it stands otherwise.
  await page.addStyleTag({ content: '[data-hidden] { transform: none !important; transition: none !important; }' });
  // What lies over a page while it comes would be measured instead of it.
  await page.waitForFunction(() => {
    const inMiddle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return inMiddle?.closest('main, [role=dialog], [data-page-ready]') != null;
  });
  return page.evaluate(
    ({ smallest, slack, alike, root }) => {
      const interactive =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]';
      const reachable = [...document.querySelectorAll<HTMLElement>(interactive)].filter(
        (element) => element.closest(root) !== null && isReachable(element),
      );
      const found = [...Map.groupBy(reachable, drawnAs).values()].flatMap((same) => same.slice(0, alike));
      return [...new Set(found.flatMap(problemOf))];

      function isReachable(element: HTMLElement): boolean {
        if (element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *, [tabindex="-1"]'))
          return false;
        const { width, height, bottom } = element.getBoundingClientRect();
        // Out of the page until the keyboard comes to it.
        if (bottom + scrollY <= 0) return false;
        const style = getComputedStyle(element);
        // What only screen readers get is clipped to a pixel.
        return width > 1 && height > 1 && style.visibility !== 'hidden' && style.pointerEvents !== 'none';
      }

      function drawnAs(element: HTMLElement): string {
        const { width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, Math.round(width), Math.round(height)].join(' ');
      }

      function problemOf(element: HTMLElement): string[] {
        if (isInText(element)) return [];
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { width, height } = hitArea(element);
        if (width >= smallest - slack && height >= smallest - slack) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const box = `${element.className}`
          .split(' ')
          .filter((part) => part.startsWith('_'))
          .join('.');
        return [
          `${Math.round(width)}×${Math.round(height)} ${element.tagName.toLowerCase()}${box && `.${box}`} "${(name || element.getAttribute('name') || element.outerHTML).slice(0, 90)}"`,
        ];
      }

      /** Words stand before or after it in the same line of text. */
      function isInText(element: HTMLElement): boolean {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
        const block = element.parentElement;
        return [...(block?.childNodes ?? [])].some(
          (node) => node !== element && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 2,
        );
      }

      function hitArea(element: HTMLElement): { width: number; height: number } {
        const { left, right, top, bottom } = visibleRect(element);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const reach = (dx: number, dy: number): number => {
          let distance = 0;
          while (distance < 60 && hits(element, x + dx * (distance + 0.5), y + dy * (distance + 0.5))) distance += 0.5;
          return distance;
        };
        return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
      }

      function visibleRect(element: HTMLElement) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom };
      }

      function hits(element: HTMLElement, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return false;
        if (element.contains(hit)) return true;
        // The frame around a field with chosen values gives its touches to the field.
        if (
          element instanceof HTMLInputElement &&
          element.closest('.mantine-Input-wrapper, [class*=-PillsInput-input]')?.contains(hit)
        )
          return true;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return labels.some((label) => label.contains(hit)) || hit.closest('label')?.control === element;
      }
    },
    { smallest: SMALLEST, slack: SLACK, alike: ALIKE, root: within },
  );
}
