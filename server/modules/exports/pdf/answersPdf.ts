import { setImmediate } from 'node:timers/promises';
import { type Answer, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { PdfPages } from './PdfPages.ts';
import { printedAnswers } from './printedAnswers.ts';

/** What was answered, as it is printed: one form, or the rounds of an application. */
export interface PrintedDocument {
  readonly title: string;
  /** What stands under the title: the funnel, who has answered, and the like. */
  readonly facts: readonly string[];
  readonly parts: readonly PrintedPart[];
}

interface PrintedPart {
  /** Null where there is but one, which the title names. */
  readonly heading: string | null;
  readonly submittedAt: string | null;
  /** Answered for an application that is not handed in yet: whoever reads the paper must not take it for one that is. */
  readonly isDraft?: boolean;
  readonly form: { readonly elements: readonly FormElement[] };
  readonly answers: readonly Answer[];
}

const MUTED = '#4b5563';
const styles = {
  title: { size: 20, isBold: true },
  fact: { size: 10, colour: MUTED },
  part: { size: 14, isBold: true, above: 18, below: 60 },
  heading: { size: 12, isBold: true, above: 12, below: 45 },
  question: { size: 10, isBold: true, above: 10, below: 30 },
  answer: { size: 10.5, above: 2 },
} as const;

/** To the minute, with the zone: whoever reads paper has no other way to know it. */
const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Language of the one who asked for it, and time zone of the organisation. */
export interface PrintLocale {
  readonly language: string;
  readonly timeZone: string;
}

/** What was asked and answered, part by part. */
export async function answersPdf(document: PrintedDocument, locale: PrintLocale): Promise<Uint8Array> {
  const pages = new PdfPages(document.title);
  pages.write(document.title, styles.title);
  for (const fact of document.facts) pages.write(fact, styles.fact);
  for (const part of document.parts) await writePart(pages, part, locale);
  return pages.finish();
}

async function writePart(pages: PdfPages, part: PrintedPart, { language, timeZone }: PrintLocale): Promise<void> {
  if (part.heading !== null) pages.write(part.heading, styles.part);
  const time = part.submittedAt && new Date(part.submittedAt).toLocaleString(tagOf(language), { ...MOMENT, timeZone });
  const state = part.isDraft ? 'form.completed' : 'form.submitted';
  if (time) pages.write(localeText(language, 'applications', state, { time }) ?? '', styles.fact);
  for (const { element, text } of printedAnswers(part.form.elements, part.answers, language)) {
    // Setting text takes the processor; others are served in between.
    await setImmediate();
    if (valueKindOf(element.questionType) === null) writeHeading(pages, element);
    else {
      pages.write(element.label, styles.question);
      pages.write(text ?? localeText(language, 'questions', 'noAnswer') ?? '', text ? styles.answer : styles.fact);
    }
  }
}

function writeHeading(pages: PdfPages, { questionType, label }: FormElement): void {
  if (questionType !== 'paragraph' && questionType !== 'video') pages.write(label, styles.heading);
}

function tagOf(language: string): string {
  return language.replace('_', '-');
}
