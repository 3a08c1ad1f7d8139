import type { Values } from '#server/entities/write/validateValues.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { type LetterChoice, rejectionValues } from '#server/services/applications/offeredLetters.ts';
import { type BatchAction, type BatchItem, given, isListOfIds, joined } from './BatchAction.ts';

const decided: readonly string[] = ['accepted', 'rejected', 'delay_rejected'];
const statuses: readonly string[] = [
  'draft',
  'ready_for_invitation',
  'ready_for_meeting',
  'under_review',
  'pending_decision',
  ...decided,
];
const EVALUATORS = ['evaluators', 'evaluatorIds'];

export const applicationActions: Readonly<Record<string, BatchAction>> = {
  ACCEPT: { apply: (item) => decide(item, 'accepted') },
  REJECT: { apply: (item) => decide(item, 'rejected') },
  DELAY_REJECT: { apply: (item) => decide(item, 'delay_rejected') },
  SET_STATUS: {
    needs: ['status'],
    check: (status) => (statuses.includes(String(status)) ? null : { reason: 'invalid' }),
    apply: (item) => setStatus(item, String(item.data.status)),
  },
  ASSIGN_EVALUATORS: {
    needs: EVALUATORS,
    check: isListOfIds,
    apply: ({ writer, context, id, row, data }) =>
      writer.update(context, 'Application', id, { evaluators: joined(row.evaluators, given(data, EVALUATORS)) }),
  },
  SET_ROUND: {
    needs: ['round'],
    check: (round) => (typeof round === 'string' ? null : { reason: 'invalid' }),
    apply: ({ writer, context, id, data }) => writer.update(context, 'Application', id, { round: data.round }),
  },
  DELETE: { apply: ({ writer, context, id }) => writer.delete(context, 'Application', id) },
};

/** A status that stands for a decision is one, whichever way it is chosen. */
function setStatus(item: BatchItem, status: string): Promise<void> {
  const { writer, context, id } = item;
  return decided.includes(status) ? decide(item, status) : writer.update(context, 'Application', id, { status });
}

const letterIn = ({ letter, withoutMail }: Values): LetterChoice => ({
  letter: typeof letter === 'string' ? letter : null,
  withoutMail: withoutMail === true,
});

/** As one decides on a single application, and not twice the same. */
async function decide({ writer, context, id, row, data }: BatchItem, status: string): Promise<void> {
  if (row.status === status) throw ForbiddenError.because('decidedAlready');
  const note = typeof data.note === 'string' ? { decisionNote: data.note } : {};
  const tellAt = typeof data.tellAt === 'string' ? { tellAt: data.tellAt } : {};
  const set = await context.transact((tx) =>
    rejectionValues(tx, { application: id, isRejection: status !== 'accepted' }, letterIn(data)),
  );
  return writer.update(context, 'Application', id, { status, ...note, ...tellAt }, { set });
}
