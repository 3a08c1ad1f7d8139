import { expect, it } from 'vitest';
import { periodInAddress } from './periodInAddress.ts';

const searchStr = '?from=2030-10-01&to=2030-10-31';

it('is what a task about the figures of the startup leads to, and nothing on any other page', () => {
  const pathname = '/startup/s1/file/analytics';
  expect(periodInAddress({ pathname, searchStr }, 's1')).toEqual({ from: '2030-10-01', to: '2030-10-31' });
  expect(periodInAddress({ pathname, searchStr }, 's2')).toBeUndefined();
  expect(periodInAddress({ pathname, searchStr: '' }, 's1')).toBeUndefined();
  expect(periodInAddress({ pathname: '/calendar', searchStr }, 's1')).toBeUndefined();
});
