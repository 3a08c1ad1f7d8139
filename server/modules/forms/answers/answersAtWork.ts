import { run } from '#server/entities/write/WriteScope.ts';
import type { AnswersAtWork } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { placesAtWork, workSourceOf } from '#server/services/forms/responses/workSource.ts';
import { responsesSql } from './formResults.ts';

/** Where a form has been answered at work, as far as the reader may read it. */
export function answersAtWork(context: RequestContext, formId: string): Promise<AnswersAtWork[]> {
  return context.transact(async (tx) => {
    const found: AnswersAtWork[] = [];
    for (const place of placesAtWork) {
      const source = await workSourceOf(context, tx, { formId, place });
      if (source === null) return [];
      const { sql, state } = responsesSql(context, source, []);
      const [row] = await run(tx, `select exists (${sql}) as "isThere"`, state.parameters);
      if (row?.isThere === true) found.push(place);
    }
    return found;
  });
}
