import { useTranslation } from 'react-i18next';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { WeekEditor } from './week/WeekEditor.tsx';

/** When one can be booked on single days. */
export function AvailabilityPage() {
  return (
    <Page width="full">
      <EmbeddedTable screenId="availability.dates" isPage hasCreate tabs={<AvailabilityTabs />} />
    </Page>
  );
}

/** When one can be booked week after week, and on days that are not like the others. */
export function WeeklyAvailabilityPage() {
  const { t } = useTranslation('programme');
  return (
    <Page width="full">
      <PageHeader title={t('availability.weekly.title')} />
      <AvailabilityTabs />
      <WeekEditor />
      <EmbeddedTable screenId="availability.weekly" hasCreate />
    </Page>
  );
}

function AvailabilityTabs() {
  const { t } = useTranslation('programme');
  return (
    <LinkTabs
      label={t('availability.views')}
      links={[
        { href: '/availability', label: t('availability.dates') },
        { href: '/availability/weekly', label: t('availability.weekly') },
      ]}
    />
  );
}
