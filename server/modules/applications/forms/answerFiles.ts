import { sql } from 'kysely';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { attachFiles } from '#server/services/attachments/attachFiles.ts';
import { givenAnswers } from '#server/services/forms/answers.ts';

/**
 * Files that are answers belong to the answers from now on: whoever may read these may open them. Only one's own, or
 * what was sent by the same link (`secret`), can be handed in; what is no answer any more goes, once it is none to a question of before either.
 */
export async function attachAnswerFiles(
  writer: EntityWriter,
  context: RequestContext,
  submissionId: string,
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
  secret: string | null = null,
): Promise<void> {
  const ids: string[] = [];
  for (const { element, answer } of givenAnswers(elements, answers)) {
    const file = element.questionType === 'file' ? fileInAddress(answer.textValue) : null;
    if (file === null) continue;
    const owner = { type: 'formSubmission', id: submissionId, secret };
    await attachFiles(writer, context, [file.id], owner, `answers.${element._id}`);
    ids.push(file.id);
  }
  await context.transact((tx) =>
    sql`delete from attachment where reference_type = 'formSubmission' and reference_id = ${submissionId}
      and not id = any(${ids}::text[])
      and not exists (select from form_answer a
        where a.submission_id = ${submissionId} and position(attachment.id in a.text_value) > 0)`.execute(tx),
  );
}
