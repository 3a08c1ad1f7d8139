import { expect, it } from 'vitest';
import { hostOfTenant } from './hostOfTenant.ts';

it.each([
  ['demo.localhost:3000', 'rival.localhost:3000'],
  ['demo.cohort.example', 'rival.cohort.example'],
  ['localhost:3000', 'rival.localhost:3000'],
])('the organisation beside %s is at %s', (host, other) => {
  expect(hostOfTenant('rival', host)).toBe(other);
});
