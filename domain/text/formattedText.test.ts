import { describe, expect, it } from 'vitest';
import { documentHtml } from '../richText/documentHtml.ts';
import { documentOfText } from '../richText/documentOf.ts';
import { plainTextOf } from '../richText/plainText.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const formattedHtml = (text: string, fill = (words: string) => words) => documentHtml(documentOfText(text), { fill });

describe('formatted text', () => {
  it('has paragraphs, headings, lists, bold, italic and links', () => {
    const text =
      '# Dates\nfirst **bold** line\nsecond *soft*\n\n- one\n- two [page](https://a.test/?a=1&b=2)\n1. three';
    expect(formattedHtml(text)).toBe(
      [
        '<h2>Dates</h2>',
        '<p>first <strong>bold</strong> line<br>second <em>soft</em></p>',
        '<ul><li>one</li><li>two <a href="https://a.test/?a=1&amp;b=2">page</a></li></ul>',
        '<ol><li>three</li></ol>',
      ].join('\n'),
    );
    expect(plainTextOf(documentOfText(text), { withLinks: true })).toBe(
      'Dates\n\nfirst bold line\nsecond soft\n\n- one\n- two page (https://a.test/?a=1&b=2)\n\n1. three',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '**<b onclick="x">**',
  ])('lets no markup of a writer through: %s', (text) => {
    const html = formattedHtml(text);
    expect(html.replaceAll(/<\/?(p|strong|em|br)>/g, '')).not.toMatch(/[<>]/);
    expect(html).not.toContain('href');
  });

  it('begins a link where its words do, however many brackets are open before', () => {
    expect(formattedHtml('[[ see [this](https://a.test)')).toBe('<p>[[ see <a href="https://a.test">this</a></p>');
    expect(formattedHtml('[a](b([c](https://a.test)')).toBe('<p>[a](b(<a href="https://a.test">c</a></p>');
  });

  it('keeps a link from leaving its attribute', () => {
    expect(formattedHtml('[a](https://a.test/"onclick="x)')).toBe(
      '<p><a href="https://a.test/&quot;onclick=&quot;x">a</a></p>',
    );
  });

  it('fills in words, and what is filled in is text', () => {
    const values = {
      firstName: '**<b>Ada</b>**',
      lastName: '',
      fullName: '',
      email: '',
      startup: 'A & B',
      program: '',
      month: '',
      incubator: 'Lab',
      organisation: 'Lab',
    };
    const fill = (text: string) => fillPlaceholders(text, values);
    expect(formattedHtml('Hello {firstName} of *{startup}*, {unknown}', fill)).toBe(
      '<p>Hello **&lt;b&gt;Ada&lt;/b&gt;** of <em>A &amp; B</em>, {unknown}</p>',
    );
    expect(unknownPlaceholders('{firstName} {frist} {frist} {startup}')).toEqual(['frist']);
  });

  it('takes a very long line without giving up', () => {
    expect(formattedHtml('**a** [b](https://c) '.repeat(8000))).toContain('<strong>a</strong>');
  });
});
