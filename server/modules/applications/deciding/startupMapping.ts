/** The mapping of a funnel as it is shown and chosen: question → field of the startup. */
import { type StartupFact, startupFacts } from '#domain/forms/startupFacts.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { loadMapping, questionsOfFunnel, usualQuestion } from './startupFields.ts';

export interface MappingView {
  readonly fields: readonly { field: string; question: string | null; isUsual: boolean }[];
  readonly questions: readonly { _id: string; label: string }[];
}

/** Each field with the question that fills it; the usual one where nobody has chosen. */
export function startupMapping(context: RequestContext, funnelId: string): Promise<MappingView> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    if ((await loadReadable(scope, specCatalog.get('Funnel'), funnelId)) === null) throw new NotFoundError();
    const questions = await questionsOfFunnel(context, tx, funnelId);
    const chosen = new Map((await loadMapping(tx, funnelId)).map(({ field, question }) => [field, question]));
    const fields = startupFacts.map((field) => {
      const question = chosen.get(field);
      const isUsual = question === undefined;
      return { field, question: isUsual ? (usualQuestion(field, questions)?._id ?? null) : question, isUsual };
    });
    return { fields, questions: questions.map(({ _id, label }) => ({ _id, label })) };
  });
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
    const known = new Set((await questionsOfFunnel(context, tx, funnelId)).map(({ _id }) => _id));
    for (const [at, { field, question }] of entries.entries()) {
      const isKnown = startupFacts.includes(field as StartupFact) && (!question || known.has(question));
      if (!isKnown) throw new ValidationError([{ path: `entries.${at}`, reason: 'invalid' }]);
    }
    const mapping = entries.map(({ field, question }) => ({ field, question: question ?? null }));
    await writer.update(context, 'Funnel', funnelId, {}, { set: { startupMapping: mapping } });
    return startupMapping(context, funnelId);
  });
}
