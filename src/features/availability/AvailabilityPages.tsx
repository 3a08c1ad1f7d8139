import { useTranslation } from 'react-i18next';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';
import { Page } from '#src/ui/Page.tsx';

/** When one can be booked on single days. */
export const AvailabilityPage = () => <AvailabilityTable screenId="availability.dates" />;

/** When one can be booked week after week. */
export const WeeklyAvailabilityPage = () => <AvailabilityTable screenId="availability.weekly" />;

function AvailabilityTable({ screenId }: { readonly screenId: string }) {
  const { t } = useTranslation('programme');
  return (
    <Page width="full">
      <EmbeddedTable
        screenId={screenId}
        isPage
        hasCreate
        tabs={
          <LinkTabs
            label={t('availability.views')}
            links={[
              { href: '/availability', label: t('availability.dates') },
              { href: '/availability/weekly', label: t('availability.weekly') },
            ]}
          />
        }
      />
    </Page>
  );
}
