import { describe, expect, it } from 'vitest';
import { toleratesMissingAuthentication } from './authEvents.ts';

describe('pages that tolerate a visitor', () => {
  it('are the seven kinds of the requirements and no more', () => {
    const tolerant = [
      '/login',
      '/reset/abc',
      '/application/new',
      '/acceptinvitation',
      '/forgotpassword',
      '/share/forms/1',
      '/welcome',
    ];
    for (const path of tolerant) expect(toleratesMissingAuthentication(path), path).toBe(true);
    for (const path of ['/', '/tasks', '/application/17', '/account/settings']) {
      expect(toleratesMissingAuthentication(path), path).toBe(false);
    }
  });
});
