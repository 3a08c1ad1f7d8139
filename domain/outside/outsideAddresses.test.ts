import { describe, expect, it } from 'vitest';
import { embeddingOrigin, isTagManagerId, secureOrigin } from './outsideAddresses.ts';

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

describe('a site that may embed', () => {
  it.each([
    ['https://www.example.org', 'https://www.example.org'],
    [' https://www.example.org/ ', 'https://www.example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['https://Bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ])('%s is %s', (text, origin) => expect(embeddingOrigin(text)).toBe(origin));

  it.each([
    'http://www.example.org',
    'www.example.org',
    'https://www.example.org/programs',
    'https://www.example.org/?a=1',
    'https://*.example.org',
    'https://*',
    '*',
    'https://org',
    'https://user:word@example.org',
    "https://a.example;script-src'none'",
    'https://a.example https://b.example',
    'javascript:alert(1)',
    'data:text/html,x',
    "'self'",
    '',
  ])('%s is none', (text) => expect(embeddingOrigin(text)).toBeNull());
});
