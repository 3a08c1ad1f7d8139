import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import type { PermissionMatrixQuery } from './organisation.gen.ts';
import classes from './PermissionTable.module.css';
import { PermissionTable } from './PermissionTable.tsx';
import { permissionMatrixQuery } from './permissionQueries.ts';
import { type PermissionTab, permissionTabs } from './permissionTabs.ts';
import { RoleVisibilityList } from './RoleVisibilityList.tsx';

const route = getRouteApi('/app/admin/configuration/permissions');

type MatrixRole = PermissionMatrixQuery['roles']['results'][number];

/** What each role may do, and which people and startups it sees. */
export function PermissionsPage() {
  const { t } = useTranslation('organisation');
  const { tab } = route.useSearch();
  const active = permissionTabs.find((id) => id === tab) ?? 'permissions';
  return (
    <Page width="full">
      <PageHeader title={t('permissions.title')}>
        {permissionTabs.length > 1 && (
          <TabBar
            label={t('permissions.views')}
            active={active}
            items={permissionTabs.map((id) => ({ id, label: t(`permissions.tab.${id}`), href: addressOf(id) }))}
          />
        )}
        <p className={classes.hint}>{t(`${active}.hint`)}</p>
      </PageHeader>
      {active === 'visibility' ? <RoleVisibilityList /> : <PermissionMatrix />}
    </Page>
  );
}

const addressOf = (tab: PermissionTab): string =>
  `${paths.adminConfigurationPermissions()}${tab === 'permissions' ? '' : `?tab=${tab}`}`;

/** The whole catalogue by all roles of the organisation. */
function PermissionMatrix() {
  const { t } = useTranslation('organisation');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(permissionMatrixQuery());
  const roles = data?.roles.results;
  const keys = roles ? matching(roles, search) : [];
  return (
    <>
      <SearchField value={search} label={t('permissions.search')} onChange={setSearch} />
      {!roles && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!roles && !error && <ListSkeleton rows={12} />}
      {roles && keys.length > 0 && <PermissionTable roles={roles} keys={keys} />}
      {roles && keys.length === 0 && <EmptyState title={t('permissions.nothing')} />}
    </>
  );
}

/** Keys of the permissions whose key, name or description holds the text. */
function matching(roles: readonly MatrixRole[], search: string): string[] {
  const wanted = search.trim().toLowerCase();
  return (roles[0]?.permissions ?? [])
    .filter(({ key, name, description }) => `${key} ${name} ${description}`.toLowerCase().includes(wanted))
    .map(({ key }) => key);
}
