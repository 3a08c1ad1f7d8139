/** How tables lie: heads over their values, nothing cut that has room, and a shadow on each side where more follows. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';

const desk = { width: 1350, height: 800 };

for (const tenant of ['demo', 'noor'] as const) {
  const direction = tenant === 'noor' ? 'right to left' : 'left to right';

  test(`numbers end where their heads end, ${direction}`, async ({ page }) => {
    await open(page, tenant, '/startups/management');
    const ends = await page.locator('table').evaluate((table) => {
      const isReversed = getComputedStyle(table).direction === 'rtl';
      const endOf = (cell: Element | null | undefined): number => {
        const texts = document.createRange();
        texts.selectNodeContents(cell?.querySelector('span') ?? (cell as Element));
        const { left, right } = texts.getBoundingClientRect();
        return isReversed ? left : right;
      };
      const head = table.querySelector('th[data-numeric="true"]');
      const value = table.querySelector('td[data-numeric="true"]');
      return { head: endOf(head), value: endOf(value) };
    });
    expect(Math.abs(ends.head - ends.value)).toBeLessThan(1.5);
  });

  test(`a table says on which side more follows, ${direction}`, async ({ page }) => {
    await open(page, tenant, '/startups/management');
    await expect(frameOf(page)).toHaveAttribute('data-more', 'end below');
    await scrollAside(page.locator('section:has(> table)'), 100);
    await expect(frameOf(page)).toHaveAttribute('data-more', 'start end below');
    await scrollAside(page.locator('section:has(> table)'), 10_000);
    await expect(frameOf(page)).toHaveAttribute('data-more', 'start below');
  });
}

test('the matrix of permissions says that more roles follow; one role fits a phone', async ({ page }) => {
  await open(page, 'demo', '/admin/configuration/permissions');
  await expect(frameOf(page)).toHaveAttribute('data-more', 'end below');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(frameOf(page)).toHaveAttribute('data-more', 'below');
});

for (const path of ['/startups/management', '/admin/configuration/users', '/admin/configuration/metrics']) {
  test(`no short text is cut on ${path}`, async ({ page }) => {
    await open(page, 'demo', path);
    const cut = await page
      .locator('tbody td')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.scrollWidth > cell.clientWidth && (cell.textContent ?? '').length < 30)
          .map((cell) => cell.textContent),
      );
    expect(cut).toEqual([]);
  });
}

async function open(page: Page, tenant: string, path: string) {
  await page.setViewportSize(desk);
  await openAs(page, tenant, 'admin', path);
  await expect(page.locator('tbody tr').nth(2)).toBeVisible();
}

const frameOf = (page: Page): Locator => page.locator('[data-more]:has(table)');

/** Away from where lines begin. */
async function scrollAside(scroller: Locator, distance: number): Promise<void> {
  await scroller.evaluate((element, by) => {
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -by : by;
  }, distance);
}
