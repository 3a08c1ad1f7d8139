/** How the answers of an application become fields of its startup: a mapping kept with the funnel (issue 15 §9). */
import { sql } from 'kysely';
import { choiceNames } from '#domain/forms/answerValues.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { canBeFact, type StartupFact, startupFacts } from '#domain/forms/startupFacts.ts';
import { languages } from '#domain/generated/constants.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { type Values, validateValues } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { findSubmission, roundsOf } from '#server/services/applications/roundRows.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { fillProfile } from '#server/services/forms/profileValues.ts';
import { readForm } from '#server/services/forms/readForm.ts';

/** Question → field; a field that no entry names is filled by the usual one. */
export interface MappingEntry {
  readonly field: StartupFact;
  /** Null where no question fills the field. */
  readonly question: string | null;
}

/** The entries that were chosen for a funnel, those it can't have any more left out. */
export async function loadMapping(tx: Tx, funnel: string): Promise<readonly MappingEntry[]> {
  const { rows } = await sql<{ mapping: unknown }>`
    select startup_mapping as mapping from funnel where id = ${funnel}`.execute(tx);
  const mapping = rows[0]?.mapping;
  return Array.isArray(mapping) ? (mapping as MappingEntry[]) : [];
}

/** The questions of a funnel's rounds that have an answer, in the order they are asked. */
export async function questionsOfFunnel(context: RequestContext, tx: Tx, funnel: string): Promise<FormElement[]> {
  const questions: FormElement[] = [];
  for (const { formId } of await roundsOf(tx, funnel)) {
    questions.push(...((await readForm(context, tx, formId))?.elements.filter(canFill) ?? []));
  }
  return questions;
}

const canFill = ({ questionType }: FormElement): boolean => canBeFact(questionType);

/**
 * The question that fills a field where nobody has chosen one: it says that it does, or is called as the field is, in any
 * of the product's languages.
 */
export function usualQuestion(field: StartupFact, questions: readonly FormElement[]): FormElement | null {
  const names = new Set(languages.map(({ id }) => wordsOf(localeText(id, 'spec', `field.Startup.${field}`) ?? field)));
  const isCalledSo = ({ label, labels, behavesAs }: FormElement): boolean =>
    !behavesAs && [label, ...labels.map(({ value }) => value)].some((text) => names.has(wordsOf(text)));
  return questions.find(({ behavesAs }) => behavesAs === field) ?? questions.find(isCalledSo) ?? null;
}

const wordsOf = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[\s?:.*!]+$/u, '')
    .trim();

/** What a startup begins with: the application's own fields, and what was answered in its forms. */
export async function startupValues(context: RequestContext, tx: Tx, application: Values): Promise<Values> {
  const funnel = String(application.funnel);
  const mapping = new Map((await loadMapping(tx, funnel)).map(({ field, question }) => [field, question]));
  const { questions, answers } = await answersOf(context, tx, String(application.id), funnel);
  const values: Record<string, unknown> = { name: String(application.startupName) };
  for (const field of startupFacts) {
    const chosen = mapping.get(field);
    const question =
      chosen === undefined ? usualQuestion(field, questions) : questions.find(({ _id }) => _id === chosen);
    const answered = question ? answerValue(question, answers.get(question._id), context) : null;
    const own = application[field] ?? null;
    // A question that somebody has chosen comes before what was typed at the sign-up.
    const value = chosen ? (answered ?? own) : (own ?? answered);
    if (value !== null && value !== '') values[field] = fits(field, value);
  }
  return withoutFaults(values);
}

/** Questions that stand for a field of the startup's profile fill it as soon as there is the startup. */
export async function fillStartupProfile(
  context: RequestContext,
  tx: Tx,
  application: Values,
  startup: string,
): Promise<void> {
  const { asked, answers } = await answersOf(context, tx, String(application.id), String(application.funnel));
  await fillProfile(tx, { target: 'startup', id: startup }, { elements: asked, answers });
}

/** What the forms of an application's rounds ask, and what was handed in or kept of it. */
export async function answersOf(context: RequestContext, tx: Tx, application: string, funnel: string) {
  const asked: FormElement[] = [];
  const answers = new Map<string, Answer>();
  for (const { id, formId } of await roundsOf(tx, funnel)) {
    const submission = await findSubmission(tx, application, id);
    if (submission === null) continue;
    const form = await readForm(context, tx, formId, submission.formVersion);
    asked.push(...(form?.elements ?? []));
    for (const answer of await readAnswers(tx, submission.id)) answers.set(answer.questionId, answer);
  }
  return { asked, questions: asked.filter(canFill), answers };
}

/** An answer as one value; choices by their names in the organisation's language. */
function answerValue(
  question: FormElement,
  answer: Answer | undefined,
  { tenant }: RequestContext,
): string | number | null {
  if (answer === undefined) return null;
  if (answer.numberValue !== null) return answer.numberValue;
  const names = choiceNames(question, tenant.defaultLanguage);
  const texts = answer.arrayValue.length > 0 ? answer.arrayValue : [answer.textValue ?? ''];
  return (
    texts
      .map((text) => names.get(text) ?? text)
      .join(', ')
      .trim() || null
  );
}

const calendarDay = /^(\d{4})-\d{2}-\d{2}$/;

/** The value in the type of the field: numbers of what is a number, the year of a day, a text for the rest. */
function fits(field: StartupFact, value: unknown): unknown {
  const isNumber = specCatalog.get('Startup').fields.get(field)?.type === 'int';
  if (!isNumber) return String(value);
  const [, year] = calendarDay.exec(String(value)) ?? [];
  return Math.round(Number(year ?? String(value).replace(/[^\d.-]/g, '')));
}

/** Without what a startup may not be, such as a website that is none: whoever accepts can't mend an answer. */
function withoutFaults(values: Values): Values {
  const model = specCatalog.get('Startup');
  const isSound = ([field, value]: [string, unknown]): boolean =>
    validateValues(model, { [field]: value }, new Set([field]), (name) => name).length === 0;
  return Object.fromEntries(Object.entries(values).filter(isSound));
}
