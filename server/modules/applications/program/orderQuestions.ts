import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { putInOrder } from '#server/services/ordering/putInOrder.ts';

interface QuestionOrder {
  readonly programId: string;
  /** All questions of the program, the first one first. */
  readonly questions: readonly string[];
}

/** Puts the questions of a program's public page in an order. */
export function orderQuestions(writer: EntityWriter, context: RequestContext, { programId, questions }: QuestionOrder) {
  const list = {
    entity: 'ProgramQuestion',
    by: 'program',
    of: programId,
    from: 1,
    changed: 'questionsChanged',
  } as const;
  return putInOrder(writer, context, list, questions);
}
