/** How the answers of an application become fields of its startup: a mapping kept with the funnel (issue 15 §9). */
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { type FactReading, readFact } from '#domain/forms/facts/factReading.ts';
import { canFill } from '#domain/forms/facts/startupFacts.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { type Values, validateValues } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { answersOf } from './answersOf.ts';
import { choicesOf } from './factChoices.ts';
import { type FactTarget, factTargets, loadMapping, usualQuestions } from './factTargets.ts';

/** What accepting writes into one field of the startup, and what it leaves out because it does not fit. */
export interface PlannedFact extends FactReading {
  readonly target: FactTarget;
  /** The question that was answered; null where the application itself says it. */
  readonly question: FormElement | null;
}

/**
 * What the startup of an application begins with, field by field; fields of which nothing is known are left out.
 * Choices are called as the reader of `language` calls them.
 */
export async function plannedFacts(
  context: RequestContext,
  tx: Tx,
  application: Values,
  language: string,
): Promise<PlannedFact[]> {
  const funnel = String(application.funnel);
  const mapping = await loadMapping(tx, funnel);
  const { asked, answers } = await answersOf(context, tx, String(application.id), funnel);
  const planned: PlannedFact[] = [];
  for (const target of await factTargets(tx)) {
    const chosen = mapping.get(target.field);
    const questions =
      chosen === undefined ? usualQuestions(target, asked) : asked.filter(({ _id }) => chosen.includes(_id));
    // Of a field that takes one value there is one question at most; without any, what the application says itself.
    for (const question of questions.length > 0 ? questions : [null]) {
      const answer = question && answers.get(question._id);
      const answered = answer ? await readAs(tx, target, { question, answer }, language) : null;
      const own = ownOf(application, target);
      // A question that somebody has chosen comes before what was typed at the sign-up.
      const isChosen = chosen !== undefined && chosen.length > 0;
      const isAnswer = answered !== null && (isChosen ? answered.value !== null || own === null : own === null);
      const said = isAnswer ? { ...answered, question } : own && { ...own, question: null };
      if (said !== null) planned.push(withoutFaults(context, { target, ...said }));
    }
  }
  return planned;
}

async function readAs(
  tx: Tx,
  target: FactTarget,
  said: { readonly question: FormElement; readonly answer: Answer },
  language: string,
): Promise<FactReading | null> {
  const choices = await choicesOf(tx, target, language);
  const read = readFact(target.kind, said, { language, choices });
  if (read.value === null && read.leftOut === '') return null;
  // The question was of another kind when it was chosen.
  if (!canFill(target.kind, said.question.questionType)) return misfit(read.shown || read.leftOut);
  return read;
}

/** What was typed at the sign-up. */
function ownOf(application: Values, { field }: FactTarget): FactReading | null {
  const isOwn = field === 'description' || field === 'website' || field === 'country';
  const value = isOwn ? String(application[field] ?? '').trim() : '';
  return value === '' ? null : { value, shown: value, leftOut: '' };
}

const misfit = (leftOut: string): FactReading => ({ value: null, shown: '', leftOut });

/** Without what a startup may not be, such as a website that is none: whoever accepts can't mend an answer. */
function withoutFaults({ tenant, now }: RequestContext, fact: PlannedFact): PlannedFact {
  const { target, value } = fact;
  const model = specCatalog.get('Startup');
  if (value === null || !model.fields.has(target.field) || target.kind === 'picture') return fact;
  const isSound =
    validateValues(model, { [target.field]: value }, new Set([target.field]), (name) => name).length === 0;
  const isLater = target.kind === 'year' && Number(value) > Number(dayOf(tenant.timezone, now()).slice(0, 4));
  return isSound && !isLater ? fact : { ...fact, ...misfit(fact.shown) };
}
