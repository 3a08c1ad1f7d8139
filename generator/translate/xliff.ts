import type { OpenText } from './openTexts.ts';

/** Texts for a translator's tool, one unit for each English; the keys stand in its id. */
export function xliff(version: '1.2' | '2.0', language: string, texts: readonly OpenText[]): string {
  const tag = language.replace('_', '-');
  return version === '1.2' ? xliff1(tag, texts) : xliff2(tag, texts);
}

const xliff1 = (tag: string, texts: readonly OpenText[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="spec" source-language="en" target-language="${tag}" datatype="plaintext">
    <body>
${texts
  .map(
    (text) =>
      `      <trans-unit id="${escaped(idOf(text))}"><source>${escaped(text.english)}</source><target>${escaped(text.now ?? '')}</target>${noteOf(text)}</trans-unit>`,
  )
  .join('\n')}
    </body>
  </file>
</xliff>
`;

const xliff2 = (tag: string, texts: readonly OpenText[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="${tag}">
  <file id="spec">
${texts
  .map(
    (text, index) =>
      `    <unit id="u${index}" name="${escaped(idOf(text))}">${text.was ? `<notes>${noteOf(text)}</notes>` : ''}<segment><source>${escaped(text.english)}</source><target>${escaped(text.now ?? '')}</target></segment></unit>`,
  )
  .join('\n')}
  </file>
</xliff>
`;

const idOf = ({ keys }: OpenText): string => keys.join(' ');
const noteOf = ({ was }: OpenText): string =>
  was === undefined ? '' : `<note>The English was: ${escaped(was)}</note>`;

export interface TakenTexts {
  readonly language: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** What a translator's tool gave back, of either version: key → text. Units without a text are left open. */
export function readXliff(text: string): TakenTexts {
  const tag = /\b(?:target-language|trgLang)="([^"]*)"/.exec(text)?.[1] ?? '';
  const texts = new Map<string, string>();
  for (const [, attributes = '', inner = ''] of text.matchAll(
    /<(?:trans-unit|unit)\b([^>]*)>([\s\S]*?)<\/(?:trans-unit|unit)>/g,
  )) {
    const keys = /\bname="([^"]*)"/.exec(attributes)?.[1] ?? /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const target = /<target[^>]*>([\s\S]*?)<\/target>/.exec(inner)?.[1]?.trim() ?? '';
    if (target !== '') for (const key of unescaped(keys).split(' ')) texts.set(key, unescaped(target));
  }
  return { language: tag.replace('-', '_'), texts };
}

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

function escaped(text: string): string {
  return Object.entries(marks).reduce((done, [mark, written]) => done.replaceAll(mark, written), text);
}

function unescaped(text: string): string {
  return Object.entries(marks)
    .toReversed()
    .reduce(
      (done, [mark, written]) => done.replaceAll(written, mark),
      text.replaceAll('&apos;', "'").replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'),
    );
}
