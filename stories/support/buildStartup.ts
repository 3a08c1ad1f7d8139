const statuses = ['active', 'onHold', 'graduated', 'archived'];

/** A row as the table of startups shows it. */
export function buildStartup(index: number, more: Readonly<Record<string, unknown>> = {}) {
  return {
    _id: `s${index}`,
    version: 1,
    name: `Startup ${String(index).padStart(2, '0')}`,
    program: { _id: 'p1', name: 'Growth Track' },
    status: statuses[index % statuses.length],
    stage: 'prototype',
    tags: [{ _id: 'g1', name: 'Health' }],
    employeeCount: (index * 7) % 90,
    funding: index * 25_000,
    lastMetricsAt: '2026-01-10T09:00:00.000Z',
    createdAt: '2025-01-10T09:00:00.000Z',
    businessModel: 'B2B',
    foundedYear: 2021,
    country: 'Portugal',
    website: 'northwind.example',
    ...more,
  };
}

/** A page of a list as every entity gives it. */
export const listPage = (results: readonly unknown[], next: string | null = null) => ({
  data: { page: { results, totalCount: results.length, next, prev: null } },
});
