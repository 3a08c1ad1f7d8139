import { expect, it } from 'vitest';
import { RequestError } from '#src/data/requestError.ts';
import { isRefused } from './fileProblem.ts';

it('takes a file as refused where the same file would be refused again, and not where it may get through later', () => {
  const refused = (status: number) => isRefused(new RequestError('http', { status }));
  expect([400, 404, 413, 415, 507].filter(refused)).toEqual([400, 404, 413, 415, 507]);
  expect([401, 408, 429, 500, 502, 503].filter(refused)).toEqual([]);
  expect(isRefused(new RequestError('network'))).toBe(false);
  expect(isRefused(new TypeError('broken'))).toBe(false);
});
