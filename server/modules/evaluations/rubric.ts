import { sql } from 'kysely';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { withComments } from '#domain/scoring/criterionComments.ts';
import { plainRubric } from '#domain/scoring/plainRubric.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';

/**
 * What an evaluation is judged by: the form of its round in the version it was begun with, else in the one that is
 * filled now; a score and a comment where there is no form.
 */
export async function rubricOf(context: RequestContext, tx: Tx, evaluation: StoredRow): Promise<PublicForm> {
  const version = typeof evaluation.formVersion === 'number' ? evaluation.formVersion : null;
  const form = typeof evaluation.form === 'string' ? await readForm(context, tx, evaluation.form, version) : null;
  return form === null ? plainForm(context, tx, evaluation.round) : { ...form, elements: commented(context, form) };
}

/** The criteria with room for words to each, named in the reader's language. */
function commented(context: RequestContext, { elements }: PublicForm): FormElement[] {
  const reader = readerOfAnswer(context);
  return withComments(elements, (criterion) => {
    const { label } = elementIn(criterion, reader.language);
    return textFor(reader, 'records', 'criterionComment', { label }) ?? label;
  });
}

async function plainForm(context: RequestContext, tx: Tx, round: unknown): Promise<PublicForm> {
  const { rows } = await sql<{ name: string }>`select name from funnel_round where id = ${round ?? null}`.execute(tx);
  const say = (field: string) => textFor(readerOfAnswer(context), 'spec', `field.Evaluation.${field}`) ?? field;
  const texts = { score: say('score'), comment: say('comment') };
  return {
    formId: 'plain',
    title: rows[0]?.name ?? textFor(readerOfAnswer(context), 'spec', 'entity.Evaluation.one') ?? '',
    titles: [],
    description: null,
    descriptions: [],
    version: null,
    elements: plainRubric(texts),
  };
}
