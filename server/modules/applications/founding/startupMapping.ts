/** The mapping of a funnel as it is shown and chosen: question → field of the startup. */
import { canFill, documentOf } from '#domain/forms/facts/startupFacts.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { questionsOfFunnel } from './answersOf.ts';
import { type FactTarget, factTargets, loadMapping, takesSeveral, usualQuestions } from './factTargets.ts';
import { hasDocuments } from './hasDocuments.ts';

export interface MappingView {
  readonly fields: readonly {
    field: string;
    label: string | null;
    question: string | null;
    /** Of documents: questions whose files are such documents too. */
    more: readonly string[];
    takesSeveral: boolean;
    isUsual: boolean;
    /** Questions whose answers can be such a value. */
    offers: readonly string[];
  }[];
  readonly questions: readonly { _id: string; label: string }[];
}

/** Each field with the question that fills it; the usual one where nobody has chosen. */
export function startupMapping(context: RequestContext, funnelId: string): Promise<MappingView> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    if ((await findReadable(scope, specCatalog.get('Funnel'), funnelId)) === null) throw new NotFoundError();
    const questions = await questionsOfFunnel(context, tx, funnelId);
    const chosen = await loadMapping(tx, funnelId);
    const targets = await offeredTargets(context, tx);
    const fields = targets.map((target) => {
      const { field, label, kind } = target;
      const own = chosen.get(field);
      const isUsual = own === undefined;
      const offers = questions.filter(({ questionType }) => canFill(kind, questionType)).map(({ _id }) => _id);
      const [question = null, ...more] = own ?? usualQuestions(target, questions).map(({ _id }) => _id);
      return { field, label, question, more, takesSeveral: takesSeveral(field), isUsual, offers };
    });
    const used = new Set(fields.flatMap(({ offers }) => offers));
    return {
      fields,
      questions: questions.filter(({ _id }) => used.has(_id)).map(({ _id, label }) => ({ _id, label })),
    };
  });
}

async function offeredTargets(context: RequestContext, tx: Tx): Promise<FactTarget[]> {
  const isThere = hasDocuments(context);
  return (await factTargets(tx)).filter(({ field }) => isThere || documentOf(field) === null);
}

export interface MappingInput {
  readonly field: string;
  readonly question?: string | null;
}

/** Keeps which questions fill which fields; whoever may edit the funnel may. */
export function setStartupMapping(
  writer: EntityWriter,
  context: RequestContext,
  { funnelId, entries }: { readonly funnelId: string; readonly entries: readonly MappingInput[] },
): Promise<MappingView> {
  return context.transact(async (tx) => {
    const questions = new Map((await questionsOfFunnel(context, tx, funnelId)).map((one) => [one._id, one]));
    const targets = new Map((await offeredTargets(context, tx)).map((target) => [target.field, target]));
    const chosen = await loadMapping(tx, funnelId);
    const mapping: { field: string; question: string | null }[] = [];
    for (const [at, { field, question = null }] of entries.entries()) {
      const asked = question === null ? null : questions.get(question);
      const target = targets.get(field);
      // What was chosen before its question left the form says nothing any more, and keeps nobody from choosing others.
      const isKept = question !== null && chosen.get(field)?.includes(question) === true;
      if (asked === undefined && isKept) continue;
      const isSecond = mapping.some((entry) => entry.field === field) && !takesSeveral(field);
      if (target === undefined || asked === undefined || isSecond)
        throw new ValidationError([{ path: `entries.${at}`, reason: 'invalid' }]);
      if (asked !== null && !canFill(target.kind, asked.questionType) && !isKept)
        throw new ValidationError([
          { path: `entries.${at}`, reason: 'answerFitsNot', values: { question: asked.label } },
        ]);
      const isSaid = mapping.some((entry) => entry.field === field && entry.question === question);
      if (!isSaid) mapping.push({ field, question });
    }
    await writer.update(context, 'Funnel', funnelId, {}, { set: { startupMapping: mapping } });
    return startupMapping(context, funnelId);
  });
}
