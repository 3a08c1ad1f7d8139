/** A list that keeps what is saved, as a server does. */
export function listThatSaves(asked: (variables: unknown) => void) {
  const record = {
    _id: 's1',
    version: 1,
    name: 'Arcadia Maps',
    program: { _id: 'p1', name: 'Growth Track' },
    status: 'active',
    stage: 'prototype',
    tags: [],
    employeeCount: 12,
    funding: 25_000,
    lastMetricsAt: '2026-01-10T09:00:00.000Z',
    createdAt: '2025-01-10T09:00:00.000Z',
  };
  return {
    Screen_startups_management: {
      answer: () => ({ page: { results: [{ ...record }], totalCount: 1, next: null, prev: null } }),
    },
    Move_Startup: {
      answer: (variables: Readonly<Record<string, unknown>>) => {
        asked(variables);
        Object.assign(record, variables.input, { version: record.version + 1 });
        return { record: { _id: 's1', version: record.version } };
      },
    },
  };
}
