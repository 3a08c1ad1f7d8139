import { sql } from 'kysely';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface QuestionOrder {
  readonly programId: string;
  /** All questions of the program, the first one first. */
  readonly questions: readonly string[];
}

/** Puts the questions of a program's public page in an order; older ones may share a place, or have none. */
export function orderQuestions(writer: EntityWriter, context: RequestContext, { programId, questions }: QuestionOrder) {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string; position: number | null }>`
      select id, position from program_question where program_id = ${programId} order by id for update`.execute(tx);
    await putInOrder(
      writer,
      context,
      { entity: 'ProgramQuestion', known: rows, from: 1, changed: 'questionsChanged' },
      questions,
    );
    return true;
  });
}
