import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenModule } from '#src/screens/useScreenModule.ts';
import { ArrangementPage, byLabel } from './ArrangementPage.tsx';
import { tablePlaces } from './tablePlaces.ts';

const route = getRouteApi('/app/admin/configuration/tables');

/** The tables of an organisation: which columns everybody sees first, and in which order. */
export function OwnTablesPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const text = (key: string): string => t(key as 'entity.Startup.one', { ns: 'spec' });
  const navigate = route.useNavigate();
  const { table } = route.useSearch();
  const places = tablePlaces.map(({ name, labelKey }) => ({ name, label: text(labelKey) })).toSorted(byLabel);
  const chosen = places.find(({ name }) => name === table) ?? places[0];
  const { data } = useScreenModule('table', chosen?.name ?? '');
  return (
    <ArrangementPage
      kind="table"
      title={t('screen.organisation_tables.title', { ns: 'spec' })}
      about={t('arrange.aboutTables')}
      choose={t('arrange.chooseTable')}
      places={places}
      chosen={chosen?.name}
      onChoose={(name) => void navigate({ to: '.', search: { table: name }, replace: true })}
      usual={
        data?.screen.columns.map(({ path, labelKey, hiddenByDefault }, at) => ({
          name: path,
          label: text(labelKey),
          isHidden: hiddenByDefault,
          isFixed: at === 0,
          stays: at === 0 ? t('arrange.namesRecord') : null,
        })) ?? null
      }
    />
  );
}
