import { describe, expect, it } from 'vitest';
import { isOwnPath, ownPathOr } from './ownPath.ts';

describe('the path to come back to', () => {
  it('is a path of this site, its query and hash included', () => {
    expect(isOwnPath('/applications/overview?tab=x#top')).toBe(true);
    expect(ownPathOr('/tasks')).toBe('/tasks');
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'tasks',
    '',
  ])('is never %j', (foreign) => {
    expect(isOwnPath(foreign)).toBe(false);
    expect(ownPathOr(foreign)).toBe('/');
  });

  it('is the first page when none was given', () => {
    expect(ownPathOr(undefined)).toBe('/');
    expect(ownPathOr(['/tasks'])).toBe('/');
  });
});
