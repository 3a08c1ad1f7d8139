import { inflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { answersPdf } from './answersPdf.ts';
import { PdfPages, type TextStyle } from './PdfPages.ts';
import { printedAnswers } from './printedAnswers.ts';
import { hanScriptOf } from './scripts.ts';
import { breakableParts, lettersOf, visualRuns } from './textRuns.ts';

const question = (id: string, label: string, questionType = 'text') => elementOf(id, questionType, { label });
const answer = (questionId: string, textValue: string) => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const texts = {
  latin: 'Größe, ığşç',
  cyrillic: 'Привіт',
  arabic: 'نبني خرائط للمدن 2030',
  japanese: '日本語の回答',
  korean: '한국어 답변',
  hebrew: 'אנחנו בונים מפות (2030)',
  thai: 'เราสร้างแผนที่',
  devanagari: 'हम नक्शे बनाते हैं',
  chinese: '我们为城市制作地图',
};

function printed(values: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const elements = Object.keys(values).map((id) => question(id, `About ${id}`));
  const answers = Object.entries(values).map(([id, text]) => answer(id, text));
  const round = {
    heading: 'Form',
    submittedAt: '2030-01-10T09:00:00.000Z',
    form: { elements },
    answers,
  };
  return answersPdf(
    { title: 'Bakely', facts: ['Climate'], parts: [round] },
    { language: 'en', timeZone: 'Europe/Paris' },
  );
}

/** The tables that say which letters the drawn shapes are, so that the text can be searched and copied. */
function lettersIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  let letters = '';
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      const text = inflateSync(file.subarray(at + 7)).toString('latin1');
      if (!text.includes('beginbfrange')) continue;
      // A shape may stand for several letters; what has no shape in its font is not there.
      for (const [codes = ''] of text.matchAll(/(?<=[[ ]<)(?:[0-9a-f]{4} ?)+(?=>[\] ])/g))
        for (const code of codes.match(/[0-9a-f]{4}/g) ?? [])
          letters += String.fromCodePoint(Number.parseInt(code, 16));
    } catch {
      // Not every part is packed this way.
    }
  }
  return letters;
}

describe('answers as PDF', () => {
  it('hold every letter of every script that is answered in, in a font of their own', async () => {
    const bytes = await printed(texts);
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe('application/pdf');
    const plain = Buffer.from(bytes).toString('latin1');
    const own = ['NotoSansHebrew', 'NotoSansThai', 'NotoSansDevanagari', 'NotoSansHans'];
    for (const font of ['NotoSans-', 'NotoNaskhArabic', 'NotoSansJP', 'NotoSansKR', ...own])
      expect(plain).toContain(font);
    const letters = lettersIn(bytes);
    const { arabic: _shaped, ...others } = texts;
    for (const text of Object.values(others))
      for (const letter of text.replaceAll(/[\s,]/g, '')) expect(letters).toContain(letter);
    for (const letter of 'نبخرئط') expect(letters).toContain(letter);
  });

  it('say what a point of a scale means, from the right where it is written so', async () => {
    const words = (language: string, value: string) => ({ language, value });
    const options = [
      { value: '4', labels: [words('en', 'Zebra'), words('ar', 'فريق')], isWriteIn: false, numericalValue: null },
    ];
    const scale = elementOf('team', 'number_scale', { label: 'x', options });
    const round = { heading: null, submittedAt: null, form: { elements: [scale] } };
    const answers = [{ questionId: 'team', textValue: null, numberValue: 4, arrayValue: [] }];
    const of = async (language: string) =>
      lettersIn(
        await answersPdf({ title: 'x', facts: [], parts: [{ ...round, answers }] }, { language, timeZone: 'UTC' }),
      );
    for (const letter of 'Zebra') expect(await of('en')).toContain(letter);
    for (const letter of 'فريق') expect(await of('ar')).toContain(letter);
    expect(await of('ar')).not.toContain('Z');
  });

  it('are not said to be handed in where their application is not', async () => {
    const of = async (isDraft: boolean) => {
      const round = { heading: null, submittedAt: '2030-01-10T09:00:00.000Z', form: { elements: [] }, answers: [] };
      const document = { title: 'x', facts: [], parts: [{ ...round, isDraft }] };
      return lettersIn(await answersPdf(document, { language: 'en', timeZone: 'UTC' }));
    };
    // “Handed in” or “Completed”.
    expect(await of(false)).toContain('H');
    expect(await of(true)).not.toContain('H');
    expect(await of(true)).toContain('C');
  });

  it('name the columns of a table in each row, and leave out what is empty', () => {
    const columns = ['Who', 'Share', 'Since'].map((value) => ({
      value,
      labels: [],
      isWriteIn: false,
      numericalValue: null,
    }));
    const table = elementOf('owners', 'table', { label: 'Owners', options: columns });
    const answers = [
      { questionId: 'owners', textValue: null, numberValue: null, arrayValue: ['["Ada","7",""]', '["","",""]'] },
    ];
    expect(printedAnswers([table], answers, 'en').map(({ text }) => text)).toEqual(['Who: Ada · Share: 7']);
    expect(printedAnswers([table], [], 'en').map(({ text }) => text)).toEqual([null]);
  });

  it('have no question at the foot of a page whose answer is on the next', async () => {
    const pagesOf = async (lines: number, style: TextStyle) => {
      const pages = new PdfPages('x');
      pages.write(Array.from({ length: lines }, () => 'line').join('\n'), { size: 10 });
      pages.write('Question', style);
      return Buffer.from(await pages.finish())
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    };
    let lines = 1;
    while ((await pagesOf(lines + 1, { size: 10 })) === 1) lines += 1;
    expect(await pagesOf(lines, { size: 10 }), 'there is room for the question alone').toBe(1);
    expect(await pagesOf(lines, { size: 10, below: 30 }), 'it goes where its answer is').toBe(2);
    expect(await pagesOf(lines - 3, { size: 10, below: 30 })).toBe(1);
  });

  it('go on over as many pages as they need, however long a word is', async () => {
    const pagesOf = async (text: string) =>
      Buffer.from(await printed({ long: text }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    expect(await pagesOf('short')).toBe(1);
    expect(await pagesOf('word '.repeat(3000))).toBeGreaterThan(3);
    expect(await pagesOf('https://example.org/'.repeat(400))).toBeGreaterThan(1);
  });
});

describe('a line', () => {
  it('is drawn in the order of its directions', () => {
    expect(visualRuns('abc', 'ltr')).toMatchObject([{ text: 'abc', script: 'latin' }]);
    const mixed = visualRuns('خريطة abc 12 مدينة', 'rtl').map(({ text }) => text.trim());
    expect(mixed.filter(Boolean)).toEqual(['مدينة', 'abc 12', 'خريطة']);
    // Brackets are mirrored, and spaces stay where they separate.
    const runs = visualRuns('مدن (abc) منذ 12 يوم', 'rtl');
    expect(runs.map(({ text }) => text)).toEqual(['يوم', ' ', '12', ' ', 'منذ', ' ', '(', 'abc', ')', ' ', 'مدن']);
    expect(runs.find(({ text }) => text === '(')?.script).toBe('latin');
    expect(
      visualRuns('See (خريطة) now', 'ltr')
        .map(({ text }) => text)
        .join(''),
    ).toBe('See (خريطة) now');
  });

  it('draws Hebrew from the right, and signs that only Chinese has with a font for Chinese', () => {
    const runs = visualRuns('מפה (abc) 12', 'rtl').map(({ text, script }) => [text, script]);
    expect(runs).toContainEqual(['מפה', 'hebrew']);
    expect(runs.at(-1)?.[0]).toBe('מפה');
    const scriptsOf = (text: string) => [
      ...new Set(visualRuns(text, 'ltr', hanScriptOf(text)).map(({ script }) => script)),
    ];
    expect(scriptsOf('我们为城市')).toEqual(['chinese']);
    expect(scriptsOf('日本語の回答')).toEqual(['japanese']);
    expect(scriptsOf('東京')).toEqual(['japanese']);
    // A rare sign among Japanese ones is drawn with the font that has it.
    expect(scriptsOf('これは们')).toEqual(['japanese', 'chinese']);
    expect(visualRuns('क्\u200dष', 'ltr')).toHaveLength(1);
  });

  it('ends between the words of Thai, and never between a letter and its marks', () => {
    expect(breakableParts('เราสร้างแผนที่ today')).toEqual(['เรา', 'สร้าง', 'แผนที่', ' ', 'today']);
    expect(lettersOf('ที่นี่')).toEqual(['ที่', 'นี่']);
  });

  it('may end between words, and after each sign of a script without spaces', () => {
    expect(breakableParts('one two 日本')).toEqual(['one ', 'two ', '日', '本']);
  });
});
