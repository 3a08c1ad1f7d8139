import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { funnelsOfApplicants } from '#server/services/applications/sameApplicant.ts';
import { lockFunnels } from '../distribution/roundRows.ts';
import { type ConflictInput, conflictTargets } from './conflictTargets.ts';
import { declareConflict } from './declareConflict.ts';
import { isNobodyLeft } from './isNobodyLeft.ts';

/** Says that an evaluator knows some applicants; the names of those whose applications nobody is left to judge. */
export function declareConflicts(writer: EntityWriter, context: RequestContext, input: ConflictInput) {
  return context.transact(async (tx) => {
    const { evaluator, applications } = await conflictTargets(context, tx, input);
    // Of all of them at once: in one order, whoever else says something.
    await lockFunnels(
      tx,
      await funnelsOfApplicants(
        tx,
        applications.map(({ id }) => id),
      ),
    );
    const reason = input.reason?.trim() || null;
    let taken = 0;
    for (const application of applications) {
      taken += await declareConflict(writer, { tx, context }, { application, evaluator, reason });
    }
    const nobodyLeft: string[] = [];
    for (const { id, startupName } of applications) if (await isNobodyLeft(tx, id)) nobodyLeft.push(startupName);
    return { taken, nobodyLeft };
  });
}
