import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  PermissionMatrixDocument,
  SetRolePermissionDocument,
  type SetRolePermissionMutationVariables,
} from '../organisation.gen.ts';

/** Sets how far a permission reaches for a role; nothing is the default of its types. */
export function useSetReach(done: string) {
  const client = useQueryClient();
  const message = useErrorMessage();
  const ownRole = useSession().user?.role?._id;
  return useMutation({
    mutationFn: (change: SetRolePermissionMutationVariables) => graphqlRequest(SetRolePermissionDocument, change),
    onSuccess: (_answer, { roleId }) => {
      showToast({ kind: 'success', message: done });
      if (roleId === ownRole) void loadSession();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    // What was refused may have been changed by somebody else meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(queriesOf(PermissionMatrixDocument)),
        client.invalidateQueries({ queryKey: ['list', 'RoleChange'] }),
      ]),
  });
}
