import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type FieldProblem, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { askForMetrics } from './askForData.ts';
import { answeredForm, type GivenForm } from './categorizationForm.ts';
import type { CategorizationQuestion } from './categorizationQuestions.ts';
import { closeRequest } from './metricForm.ts';

interface CategorizationAnswer {
  readonly key: string;
  readonly value?: boolean | null;
}

export interface CategorizationUpdate extends GivenForm {
  readonly categorizationId: string;
  readonly answers?: readonly CategorizationAnswer[] | null;
  readonly skip?: boolean | null;
}

/** Stores the answers, or that they were put off, and asks for what comes next. Gives the id of the categorization. */
export function updateCategorization(
  writer: EntityWriter,
  context: RequestContext,
  { categorizationId, answers, skip, ...given }: CategorizationUpdate,
): Promise<string> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const before = await loadReadable(scope, specCatalog.get('StartupCategorization'), categorizationId);
    if (before === null) throw new NotFoundError();
    const isSkipped = skip === true;
    const asked = before.questions as readonly CategorizationQuestion[];
    const questions = isSkipped ? asked : answered(asked, answers ?? []);
    const status = isSkipped ? 'skipped' : 'completed';
    const form = isSkipped ? {} : await answeredForm(context, tx, String(before.startup), given);
    const submittedAt = isSkipped ? null : context.now().toISOString();
    const set = { questions, skipped: isSkipped, status, submittedAt, ...form };
    await writer.update(context, 'StartupCategorization', categorizationId, {}, { set });

    const startup = String(before.startup);
    const { rows } = await sql<{ date: Date }>`
      select date from pending_data_form where id = ${categorizationId}`.execute(tx);
    await closeRequest(tx, startup, categorizationId);
    const said = { categorization: categorizationId, startup };
    if (isSkipped) {
      await announce({ tx, context }, 'CategorizationSkipped', said);
      return categorizationId;
    }
    await updateRow(tx, specCatalog.get('Startup'), startup, { initialCategorizationComplete: true });
    await announce({ tx, context }, 'Categorized', said);
    const date = new Date(rows[0]?.date ?? Date.now()).toISOString();
    await askForMetrics(tx, context, startup, date);
    return categorizationId;
  });
}

/** Every question needs a yes or a no. */
function answered(
  questions: readonly CategorizationQuestion[],
  answers: readonly CategorizationAnswer[],
): CategorizationQuestion[] {
  const given = new Map(answers.map(({ key, value }) => [key, value ?? null]));
  const unknown = answers.filter(({ key }) => questions.every((question) => question.key !== key));
  const problems: FieldProblem[] = [
    ...unknown.map(({ key }) => ({ path: `answers.${key}`, reason: 'invalid' }) as const),
    ...questions
      .filter(({ key }) => typeof given.get(key) !== 'boolean')
      .map(({ key, label }) => fieldProblem(`answers.${key}`, 'required', { label })),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
  return questions.map((question) => ({ ...question, value: given.get(question.key) ?? null }));
}
