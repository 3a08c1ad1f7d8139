import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import classes from './PermissionTable.module.css';
import { PermissionMatrix } from './permissions/PermissionMatrix.tsx';
import { type PermissionTab, permissionTabs } from './permissionTabs.ts';
import { RoleVisibilityList } from './RoleVisibilityList.tsx';

const route = getRouteApi('/app/admin/configuration/permissions');

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
