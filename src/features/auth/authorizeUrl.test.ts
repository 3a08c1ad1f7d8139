import { describe, expect, it } from 'vitest';
import { authorizeUrl } from './authorizeUrl.ts';

describe('where signing in at the provider starts', () => {
  it('tells where to go afterwards, unless that is the first page', () => {
    expect(authorizeUrl('/')).toBe('/auth/url');
    expect(authorizeUrl('/tasks?tab=all&q=a')).toBe('/auth/url?return=%2Ftasks%3Ftab%3Dall%26q%3Da');
  });

  it('names the way to sign in that was chosen', () => {
    expect(authorizeUrl('/', 'google-oauth2')).toBe('/auth/url?connection=google-oauth2');
    expect(authorizeUrl('/tasks', 'google-oauth2')).toBe('/auth/url?return=%2Ftasks&connection=google-oauth2');
  });
});
