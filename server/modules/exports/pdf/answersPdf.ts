import { setImmediate } from 'node:timers/promises';
import { type Answer, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { PdfPages } from './PdfPages.ts';
import { printedAnswers } from './printedAnswers.ts';

/** An application as it is printed. */
export interface PrintedApplication {
  readonly startupName: string;
  /** What stands under the name: the funnel, who founds it, and the like. */
  readonly facts: readonly string[];
  readonly rounds: readonly PrintedRound[];
}

interface PrintedRound {
  readonly position: number;
  readonly roundName: string;
  readonly submittedAt: string | null;
  readonly form: { readonly elements: readonly FormElement[] };
  readonly answers: readonly Answer[];
}

const MUTED = '#4b5563';
const styles = {
  title: { size: 20, isBold: true },
  fact: { size: 10, colour: MUTED },
  round: { size: 14, isBold: true, above: 18, below: 60 },
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

/** The rounds of an application with what was asked and answered. */
export async function answersPdf(application: PrintedApplication, locale: PrintLocale): Promise<Uint8Array> {
  const pages = new PdfPages(application.startupName);
  pages.write(application.startupName, styles.title);
  for (const fact of application.facts) pages.write(fact, styles.fact);
  for (const round of application.rounds) await writeRound(pages, round, locale);
  return pages.finish();
}

async function writeRound(pages: PdfPages, round: PrintedRound, { language, timeZone }: PrintLocale): Promise<void> {
  const say = (key: string, values: Record<string, string | number>) =>
    localeText(language, 'applications', key, values) ?? '';
  pages.write(say('form.round', { position: round.position, name: round.roundName }), styles.round);
  const time =
    round.submittedAt && new Date(round.submittedAt).toLocaleString(tagOf(language), { ...MOMENT, timeZone });
  if (time) pages.write(say('form.submitted', { time }), styles.fact);
  for (const { element, text } of printedAnswers(round.form.elements, round.answers, language)) {
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
