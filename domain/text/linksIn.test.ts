import { describe, expect, it } from 'vitest';
import { linksIn } from './linksIn.ts';

const marked = (text: string) =>
  linksIn(text)
    .map(({ text: part, href }) => (href ? `[${href}]` : part))
    .join('');

describe('links in what people write', () => {
  it('are whole addresses, without what ends the sentence', () => {
    expect(marked('See https://a.example/x?y=1#z, or http://b.example.')).toBe(
      'See [https://a.example/x?y=1#z], or [http://b.example].',
    );
    expect(marked('(https://a.example/x)')).toBe('([https://a.example/x])');
    expect(marked('https://a.example/Cohort_(x)!')).toBe('[https://a.example/Cohort_(x)]!');
  });

  it('lead to the web only', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'http://?', 'a.example', '<b>x</b>']) {
      expect(linksIn(text)).toEqual([{ text }]);
    }
    expect(marked('https://a.example/"onclick=x')).toBe('[https://a.example/]"onclick=x');
  });

  it('keep all that was written', () => {
    const text = 'one\nhttps://a.example/…\n\nhttps://b.example/؟ two';
    expect(
      linksIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
