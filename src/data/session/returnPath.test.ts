import { describe, expect, it } from 'vitest';
import { isOwnPath } from './returnPath.ts';

describe('the path to come back to', () => {
  it('is a path of this site', () => {
    expect(isOwnPath('/applications/overview?tab=x')).toBe(true);
    for (const foreign of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '']) {
      expect(isOwnPath(foreign), foreign).toBe(false);
    }
  });
});
