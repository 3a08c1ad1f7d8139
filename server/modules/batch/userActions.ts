import { closeAccount } from '#server/services/auth/closeAccount.ts';
import { inviteOnceMore } from '#server/services/auth/inviteOnceMore.ts';
import { type BatchAction, type BatchItem, given, isListOfIds, joined, without } from './BatchAction.ts';

const ROLE = ['role', 'roleId'];
const TAGS = ['tags', 'tagIds'];

export const userActions: Readonly<Record<string, BatchAction>> = {
  INVITE: { apply: invite },
  ARCHIVE: { apply: ({ writer, context, id }) => writer.update(context, 'User', id, { status: 'Archived' }) },
  ACTIVATE: { apply: ({ writer, context, id }) => writer.update(context, 'User', id, { status: 'Active' }) },
  CHANGE_ROLE: {
    needs: ROLE,
    check: (role) => (typeof role === 'string' ? null : { reason: 'invalid' }),
    apply: ({ writer, context, id, data }) => writer.update(context, 'User', id, { role: given(data, ROLE) }),
  },
  ADD_TAGS: {
    needs: TAGS,
    check: isListOfIds,
    apply: ({ writer, context, id, row, data }) =>
      writer.update(context, 'User', id, { tags: joined(row.tags, given(data, TAGS)) }),
  },
  REMOVE_TAGS: {
    needs: TAGS,
    check: isListOfIds,
    apply: ({ writer, context, id, row, data }) =>
      writer.update(context, 'User', id, { tags: without(row.tags, given(data, TAGS)) }),
  },
  DELETE: { apply: remove },
};

/** Once more, to those who have not come yet. */
function invite({ context, row }: BatchItem): Promise<void> {
  return context.transact((tx) => inviteOnceMore(tx, context, row));
}

/** The record stays, because much refers to it; the person is gone from it. Rules and hooks are asked as for any change. */
async function remove({ writer, context, id }: BatchItem): Promise<void> {
  await writer.update(context, 'User', id, { status: 'Deleted' });
  await context.transact((tx) => closeAccount(tx, id));
}
