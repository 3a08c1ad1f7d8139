import { describe, expect, it } from 'vitest';
import { isTagManagerId, secureOrigin } from './outsideAddresses.ts';

describe('what a tenant names outside', () => {
  it.each([
    ['GTM-AB12CD', true],
    ['gtm-ab12cd', false],
    ["GTM-AB12CD'; script-src *", false],
    ['', false],
    [null, false],
  ])('takes %s for an id of the tag manager: %s', (text, expected) => {
    expect(isTagManagerId(text)).toBe(expected);
  });

  it.each([
    ['https://chat.example.org/widget.js?x=1', 'https://chat.example.org'],
    ['http://chat.example.org/widget.js', null],
    ['javascript:alert(1)', null],
    ['no address', null],
    [null, null],
  ])('takes of %s the origin %s', (address, expected) => {
    expect(secureOrigin(address)).toBe(expected);
  });
});
