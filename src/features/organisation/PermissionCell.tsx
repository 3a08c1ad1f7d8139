import { useTranslation } from 'react-i18next';
import type { MatrixRoleFragment } from './organisation.gen.ts';
import classes from './PermissionTable.module.css';
import { type Reach, reachOf } from './permissions/comparedRoles.ts';
import { useSetReach } from './permissions/useSetReach.ts';

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
  const entry = role.permissions.find(({ key }) => key === permission);
  const save = useSetReach(t('permissions.saved'));
  const reach = (save.isPending && save.variables.reach) || reachOf(role, permission);
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
          if (chosen) save.mutate({ roleId: role._id, permission, reach: chosen });
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
