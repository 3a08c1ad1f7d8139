import { MultiSelect, NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import type { MatrixRoleFragment } from '../organisation.gen.ts';
import classes from './RoleChoice.module.css';

interface RoleChoiceProps {
  readonly roles: readonly MatrixRoleFragment[];
  /** Those that were chosen; none is all of them, on a phone the first. */
  readonly chosen: readonly MatrixRoleFragment[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** Whether only what differs between them is shown. */
  readonly isDifferent: boolean;
  readonly onDifferent: (isDifferent: boolean) => void;
}

/** Which roles stand beside each other: on a phone one of them, else all, or those that are compared. */
export function RoleChoice({ roles, chosen, onChoose, isDifferent, onDifferent }: RoleChoiceProps) {
  const { t } = useTranslation('organisation');
  const isPhone = usePhone();
  const options = roles.map(({ _id, name }) => ({ value: _id, label: name }));
  if (isPhone) {
    return (
      <NativeSelect
        className={classes.choice ?? ''}
        label={t('permissions.role')}
        data={options}
        value={chosen[0]?._id ?? roles[0]?._id ?? ''}
        onChange={(event) => onChoose([event.currentTarget.value])}
      />
    );
  }
  return (
    <div className={classes.choice}>
      <MultiSelect
        className={classes.roles ?? ''}
        label={t('permissions.compare')}
        placeholder={chosen.length === 0 ? t('permissions.allRoles') : ''}
        data={options}
        value={chosen.map(({ _id }) => _id)}
        onChange={onChoose}
        hidePickedOptions
        clearable
      />
      {chosen.length > 1 && (
        <Switch
          className={classes.switch ?? ''}
          label={t('permissions.onlyDifferent')}
          checked={isDifferent}
          onChange={(event) => onDifferent(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
