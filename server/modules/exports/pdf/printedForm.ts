import { type FormTexts, formTextsIn } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { besideAnswer, besideElement } from '#domain/forms/merging/besideAnswers.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { PrintedDocument } from './answersPdf.ts';

/** A form with what one person has answered. */
export interface AnsweredForm {
  readonly form: FormTexts & { readonly elements: readonly FormElement[] };
  readonly answers: readonly Answer[];
  readonly submittedAt: string | null;
  /** Of an application that is not handed in yet. */
  readonly isDraft?: boolean;
}

/** What was answered to one form, as it is printed, with who it is from. */
export function printedForm(
  reader: TextReader,
  { form, answers, submittedAt, isDraft = false }: AnsweredForm,
  { startupName, respondentName }: { readonly startupName: string | null; readonly respondentName: string | null },
): PrintedDocument {
  const { title, description } = formTextsIn(form, reader.language);
  const facts = [
    description,
    startupName && textFor(reader, NAMESPACE, 'printable.startup', { name: startupName }),
    respondentName && textFor(reader, NAMESPACE, 'printable.answeredBy', { name: respondentName }),
  ];
  return { title, facts: said(facts), parts: [{ heading: null, submittedAt, isDraft, form, answers }] };
}

/** Feedback that somebody was asked for, as it is printed: its rating and its comment come first, as they were asked. */
export function printedFeedback(
  reader: TextReader,
  { form, answers, submittedAt, rating, comment }: AnsweredForm & GivenBeside,
  { title, about }: { readonly title: string; readonly about: string | null },
): PrintedDocument {
  const say = (key: string, values = {}) => textFor(reader, NAMESPACE, key, values) ?? '';
  const elements = [
    besideElement('rating', 'number', say('survey.rating')),
    besideElement('comment', 'text_long', say('survey.comment')),
    ...form.elements,
  ];
  const given = [besideAnswer('rating', rating), besideAnswer('comment', comment), ...answers];
  const facts = [about && say('survey.about', { name: about }), formTextsIn(form, reader.language).title];
  return { title, facts: said(facts), parts: [{ heading: null, submittedAt, form: { elements }, answers: given }] };
}

/** What a request for feedback asks whatever its form is. */
interface GivenBeside {
  readonly rating: number | null;
  readonly comment: string | null;
}

const NAMESPACE = 'publicForms';

const said = (facts: readonly (string | null)[]): readonly string[] =>
  facts.filter((fact): fact is string => fact !== null && fact !== '');
