import type { Page } from '@playwright/test';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
  }[];
}

/** Names of texts, and values that no text should ever show. */
const broken =
  /\b(?:route|screen|menu|enum|enumGroup|field|form|entity|permission|feature|plan)\.[A-Za-z]\w*(?:\.\w+)+|\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\{\{\w*\}\}/;

/** How far what is shown may move under a reader's eyes, as a share of the window times a share of its height (Web Vitals: CLS). */
const largestShift = 0.02;

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

/** Gathers what is wrong with the screens that a page shows, each with where it was. */
export class ScreenWatch {
  readonly problems: string[] = [];
  readonly #page: Page;
  #place = '';

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.note(`throws ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.note(`logs ${message.text().slice(0, 300)}`);
    });
    page.on('response', async (response) => {
      if (response.status() >= 400) this.note(`gets ${response.status()} from ${new URL(response.url()).pathname}`);
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('"errors"')) this.note(`is refused: ${text.slice(0, 300)}`);
    });
  }

  /** Begins to note what moves on the page by itself; once, after the first page has been loaded. */
  async watchShifts(): Promise<void> {
    await this.#page.evaluate(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources = [] } = entry as unknown as { value: number; sources?: { node?: Node | null }[] };
          const nodes = sources.map(({ node }) => (node as Element | null)?.cloneNode(false) as Element | undefined);
          shifts.push({ value, nodes: nodes.map((node) => node?.outerHTML?.slice(0, 120) ?? '') });
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
  }

  open(place: string): void {
    this.#place = place;
  }

  /** Forgets what has moved so far: what one page leaves for the next moves by the click of a reader. */
  async forgetShifts(): Promise<void> {
    await this.#page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  }

  note(problem: string): void {
    this.problems.push(`${this.#place} ${problem}`);
  }

  /** Looks at what is shown now: words, width, and the accessibility rules. */
  async look(): Promise<void> {
    const text = await this.#page.locator('body').innerText();
    const match = broken.exec(text);
    if (match) this.note(`shows '${match[0]}'`);
    const overflow = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) this.note(`is ${overflow} pixels wider than the window`);
    const shifts = await this.#page.evaluate(() => (window as unknown as { shifts?: Shift[] }).shifts ?? []);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    if (moved > largestShift) {
      const [worst] = shifts.toSorted((one, other) => other.value - one.value);
      this.note(`moves by ${moved.toFixed(3)} while it comes: ${worst?.nodes.join(' ')}`);
    }
    const { violations } = await this.#page.evaluate(
      () =>
        (window as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResult> } }).axe.run(
          document,
          {
            resultTypes: ['violations'],
            // Style sheets would be fetched anew each time, for a rule that is not among these.
            preload: { assets: ['media'] },
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          },
        ) as Promise<AxeResult>,
    );
    for (const { id, nodes } of violations) this.note(`breaks ${id}: ${nodes[0]?.html.slice(0, 200)}`);
  }
}
