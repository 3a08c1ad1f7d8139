import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline, RichDocument } from './document.ts';
import { documentHtml } from './documentHtml.ts';
import { documentOf, documentOfText } from './documentOf.ts';
import { isRichDocument } from './isRichDocument.ts';
import { mentionedIn } from './mentionedIn.ts';
import { isEmptyDocument, plainTextOf } from './plainText.ts';
import { tidyDocument } from './tidyDocument.ts';
import { withVariables } from './withVariables.ts';

const words = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const text = (said: string): Inline => ({ type: 'text', text: said });
const ada: Inline = { type: 'mention', attrs: { id: 'ada', label: 'Ada Lovelace' } };
const page: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Before you begin')] },
    words(text('Ask '), ada, text(' or read '), {
      type: 'text',
      text: 'the guide',
      marks: [{ type: 'link', attrs: { href: 'https://a.test/?a=1&b=2' } }, { type: 'bold' }],
    }),
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [text('Plan')] },
            {
              type: 'bulletList',
              content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('a day')] }] }],
            },
          ],
        },
        { type: 'listItem', content: [{ type: 'paragraph', content: [text('Go')] }] },
      ],
    },
    { type: 'image', attrs: { src: '/api/pictures/abc', alt: 'The yard' } },
  ],
};

describe('a document', () => {
  it('is of the allow-list to its last part', () => {
    expect(isRichDocument(page)).toBe(true);
    expect(mentionedIn(page)).toEqual(['ada']);
  });

  const wrong: readonly [string, unknown][] = [
    ['a script', { type: 'script', content: [] }],
    [
      'a link that runs',
      words({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:a()' } }] }),
    ],
    ['a picture from elsewhere', { type: 'image', attrs: { src: 'https://spy.test/a.png', alt: '' } }],
    ['a path out of the pictures', { type: 'image', attrs: { src: '/api/pictures/../users', alt: '' } }],
    ['an attribute of its own', { type: 'paragraph', attrs: { style: 'position:fixed' } }],
    ['a heading in a list', { type: 'bulletList', content: [{ type: 'listItem', content: [page.content[0]] }] }],
    ['a list of nothing', { type: 'bulletList', content: [] }],
    [
      'a mark that is unknown',
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'code' }] }] },
    ],
  ];
  it.each(wrong)('is none with %s; tidied it is one', (_name, part) => {
    const given = { type: 'doc', content: [part] };
    expect(isRichDocument(given)).toBe(false);
    expect(isRichDocument(tidyDocument(given))).toBe(true);
  });

  it('is tidied to the allow-list whatever comes, and stays as it is once it is tidy', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const tidy = tidyDocument({ type: 'doc', content: [value, { type: 'paragraph', content: [value] }] });
        expect(isRichDocument(tidy)).toBe(true);
        expect(tidyDocument(tidy)).toEqual(tidy);
      }),
    );
    expect(tidyDocument(page)).toEqual(page);
  });

  it('nests lists only so deep', () => {
    const deep = (levels: number): unknown =>
      levels === 0
        ? { type: 'paragraph' }
        : { type: 'bulletList', content: [{ type: 'listItem', content: [deep(levels - 1)] }] };
    expect(isRichDocument({ type: 'doc', content: [deep(3)] })).toBe(true);
    expect(isRichDocument({ type: 'doc', content: [deep(9)] })).toBe(false);
  });

  it('is plain words for search, exports and the plain part of a mail', () => {
    expect(plainTextOf(page)).toBe(
      'Before you begin\n\nAsk @Ada Lovelace or read the guide\n\n1. Plan\n  - a day\n2. Go\n\n[The yard]',
    );
    expect(plainTextOf(page, { withLinks: true })).toContain('the guide (https://a.test/?a=1&b=2)');
    expect(isEmptyDocument({ type: 'doc', content: [{ type: 'paragraph' }, words(text('  '))] })).toBe(true);
  });

  it('is HTML in which everything of a writer is escaped', () => {
    const html = documentHtml(
      { type: 'doc', content: [words(text('<b onclick="x">{name}'), ada), ...page.content.slice(3)] },
      { fill: (said) => said.replace('{name}', '<i>'), origin: 'https://acme.test', looks: { p: 'margin:0' } },
    );
    expect(html).toBe(
      '<p style="margin:0">&lt;b onclick=&quot;x&quot;&gt;&lt;i&gt;<strong>@Ada Lovelace</strong></p>\n' +
        '<p style="margin:0"><img src="https://acme.test/api/pictures/abc" alt="The yard"></p>',
    );
  });

  it('is made of a text of before', () => {
    expect(documentOf('# Dates\n**bold**\n\n- one')).toEqual(documentOfText('# Dates\n**bold**\n\n- one'));
    fc.assert(
      fc.property(fc.string(), (given) => {
        expect(isRichDocument(documentOfText(given))).toBe(true);
      }),
    );
    expect(documentOf({ type: 'script' })).toEqual({ type: 'doc', content: [] });
  });

  it('has known words in braces as parts of their own, and the same words', () => {
    const letter = documentOfText('Hello {firstName}, {oops}!');
    const filled = withVariables(letter);
    expect(filled.content[0]).toEqual(
      words(text('Hello '), { type: 'variable', attrs: { name: 'firstName' } }, text(', '), text('{oops}'), text('!')),
    );
    expect(plainTextOf(filled)).toBe(plainTextOf(letter));
  });
});
