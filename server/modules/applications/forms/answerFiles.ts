import { sql } from 'kysely';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { attachFiles } from '#server/services/attachments/attachFiles.ts';
import { givenAnswers } from '#server/services/forms/answers.ts';

/**
 * Attaches the files among the answers to the submission: whoever may read the answers may open them. A file is refused
 * unless it is the sender's own or was uploaded by the same link (`secret`). Files of the submission that none of its
 * stored answers names are deleted; answers to questions that are asked no more, which a draft keeps, count too.
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
