import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import type { MatrixRoleFragment } from '../organisation.gen.ts';
import { PermissionTable } from '../PermissionTable.tsx';
import { permissionMatrixQuery } from '../permissionQueries.ts';
import { differs, namedRoles } from './comparedRoles.ts';
import { RoleChoice } from './RoleChoice.tsx';

const route = getRouteApi('/app/admin/configuration/permissions');

/** The whole catalogue by all roles of the organisation, by some that are compared, or on a phone by one. */
export function PermissionMatrix() {
  const { t } = useTranslation('organisation');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(permissionMatrixQuery());
  const roles = data?.roles.results;
  return (
    <>
      <SearchField value={search} label={t('permissions.search')} onChange={setSearch} />
      {!roles && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!roles && !error && <ListSkeleton rows={12} />}
      {roles && <MatrixOf roles={roles} search={search} />}
    </>
  );
}

/** The part of it that is asked for. */
function MatrixOf({ roles, search }: { readonly roles: readonly MatrixRoleFragment[]; readonly search: string }) {
  const { t } = useTranslation('organisation');
  const navigate = route.useNavigate();
  const isPhone = usePhone();
  const [isDifferent, setDifferent] = useState(false);
  const chosen = namedRoles(roles, route.useSearch().roles);
  const wanted = chosen.length > 0 ? chosen : roles;
  const shown = isPhone ? wanted.slice(0, 1) : wanted;
  const isCompared = isDifferent && chosen.length > 1 && !isPhone;
  const keys = matching(roles, search).filter((key) => !isCompared || differs(shown, key));
  const choose = (ids: readonly string[]) =>
    void navigate({ to: '.', search: ids.length === 0 ? {} : { roles: ids.join('.') }, replace: true });
  return (
    <>
      <RoleChoice
        roles={roles}
        chosen={chosen}
        onChoose={choose}
        isDifferent={isDifferent}
        onDifferent={setDifferent}
      />
      {keys.length > 0 ? (
        <PermissionTable roles={shown} keys={keys} />
      ) : (
        <EmptyState title={t(isCompared && search === '' ? 'permissions.same' : 'permissions.nothing')} />
      )}
    </>
  );
}

/** Keys of the permissions whose key, name or description holds the text. */
function matching(roles: readonly MatrixRoleFragment[], search: string): string[] {
  const wanted = search.trim().toLowerCase();
  return (roles[0]?.permissions ?? [])
    .filter(({ key, name, description }) => `${key} ${name} ${description}`.toLowerCase().includes(wanted))
    .map(({ key }) => key);
}
