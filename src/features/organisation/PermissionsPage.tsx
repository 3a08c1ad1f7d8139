import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { admits } from '#domain/access/gates/admits.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { roleGroups } from '#src/generated/access.gen.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import classes from './PermissionTable.module.css';
import { RoleHistory } from './permissions/history/RoleHistory.tsx';
import { PermissionMatrix } from './permissions/PermissionMatrix.tsx';
import { WhyFinder } from './permissions/why/WhyFinder.tsx';
import { type PermissionTab, permissionTabs } from './permissionTabs.ts';
import { RoleVisibilityList } from './RoleVisibilityList.tsx';

const route = getRouteApi('/app/admin/configuration/permissions');

/** What each role may do, and which people and startups it sees. */
export function PermissionsPage() {
  const { t } = useTranslation('organisation');
  const { tab } = route.useSearch();
  // What was changed is for those who may change it.
  const principal = useSession().rights?.principal ?? null;
  const isShown: Partial<Record<PermissionTab, boolean>> = {
    history: hasPermission(principal, 'USER/ROLES:EDIT'),
    // The server asks the same (`principalAsked.ts`).
    why: principal !== null && admits({ roles: roleGroups.fullAdmins }, principal),
  };
  const tabs = permissionTabs.filter((id) => isShown[id] ?? true);
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
      {active === 'why' && <WhyFinder />}
      {active === 'history' && <RoleHistory />}
    </Page>
  );
}

const addressOf = (tab: PermissionTab): string =>
  `${paths.adminConfigurationPermissions()}${tab === 'permissions' ? '' : `?tab=${tab}`}`;
