import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { type MatrixRoleFragment, PermissionMatrixDocument, SetRolePermissionDocument } from './organisation.gen.ts';
import classes from './PermissionTable.module.css';
import { type Reach, reachOf } from './permissions/comparedRoles.ts';

interface PermissionCellProps {
  readonly role: MatrixRoleFragment;
  readonly permission: string;
  /** The permission in words. */
  readonly name: string;
  readonly isEditable: boolean;
}

/** How far one permission reaches for one role. */
export function PermissionCell({ role, permission, name, isEditable }: PermissionCellProps) {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const message = useErrorMessage();
  const ownRole = useSession().user?.role?._id;
  const entry = role.permissions.find(({ key }) => key === permission);
  const save = useMutation({
    mutationFn: (reach: Reach) => graphqlRequest(SetRolePermissionDocument, { roleId: role._id, permission, reach }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('permissions.saved') });
      await client.invalidateQueries(queriesOf(PermissionMatrixDocument));
      if (role._id === ownRole) void loadSession();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const reach = save.isPending ? save.variables : reachOf(role, permission);
  if (!isEditable) {
    return (
      <span className={classes.reach} data-reach={reach}>
        <span className={classes.cell}>{t(`permissions.${reach}`)}</span>
      </span>
    );
  }
  const offered: readonly Reach[] = entry?.permissionCriteriaTypes.includes('ASSIGNED')
    ? ['ALL', 'ASSIGNED', 'NONE']
    : ['ALL', 'NONE'];
  return (
    <span className={classes.reach} data-reach={reach}>
      <select
        className={classes.cell}
        value={reach}
        aria-label={t('permissions.reach', { permission: name, role: role.name })}
        onChange={(event) => {
          const chosen = offered.find((option) => option === event.currentTarget.value);
          if (chosen) save.mutate(chosen);
        }}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {t(`permissions.${option}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
