import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import classes from './PermissionTable.module.css';
import { RoleHistory } from './permissions/history/RoleHistory.tsx';
import { PermissionMatrix } from './permissions/PermissionMatrix.tsx';
import { type PermissionTab, permissionTabs } from './permissionTabs.ts';
import { RoleVisibilityList } from './RoleVisibilityList.tsx';

const route = getRouteApi('/app/admin/configuration/permissions');

/** What each role may do, and which people and startups it sees. */
export function PermissionsPage() {
  const { t } = useTranslation('organisation');
  const { tab } = route.useSearch();
  // What was changed is for those who may change it.
  const mayEdit = hasPermission(useSession().rights?.principal ?? null, 'USER/ROLES:EDIT');
  const tabs = permissionTabs.filter((id) => id !== 'history' || mayEdit);
  const active = tabs.find((id) => id === tab) ?? 'permissions';
  return (
    <Page width="full">
      <PageHeader title={t('permissions.title')}>
        {tabs.length > 1 && (
          <TabBar
            label={t('permissions.views')}
            active={active}
            items={tabs.map((id) => ({ id, label: t(`permissions.tab.${id}`), href: addressOf(id) }))}
          />
        )}
        <p className={classes.hint}>{t(`${active}.hint`)}</p>
      </PageHeader>
      {active === 'permissions' && <PermissionMatrix />}
      {active === 'visibility' && <RoleVisibilityList />}
      {active === 'history' && <RoleHistory />}
    </Page>
  );
}

const addressOf = (tab: PermissionTab): string =>
  `${paths.adminConfigurationPermissions()}${tab === 'permissions' ? '' : `?tab=${tab}`}`;
