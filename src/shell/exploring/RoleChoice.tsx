import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveSeenRole, seeAs, seenRole } from '#src/data/session/seenRole.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { permissionMatrixQuery } from '#src/features/organisation/permissionQueries.ts';
import { mayLookAs } from '#src/features/organisation/permissions/mayLookAs.ts';

/** Sees the product as a role, as the permissions page does; while it does so, only the way back is offered. */
export function RoleChoice() {
  const { t } = useTranslation('organisation');
  const principal = useSession().rights?.principal ?? null;
  const seen = seenRole();
  const isOffered = seen === null && mayLookAs(principal);
  const { data } = useQuery({ ...permissionMatrixQuery(), enabled: isOffered });
  if (seen === null && !isOffered) return null;
  const roles = seen === null ? (data?.roles.results ?? []) : [seen];
  const choose = (id: string): void => {
    const role = roles.find(({ _id }) => _id === id);
    if (role === undefined) leaveSeenRole('/');
    else seeAs({ _id: role._id, name: role.name, type: role.type });
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={t('exploring.role')}
      title={t('exploring.role')}
      value={seen?._id ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('exploring.ownRole') },
        ...roles.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  );
}
