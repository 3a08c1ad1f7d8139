import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { alwaysShown } from '#domain/arrangement/alwaysShown.ts';
import { ArrangementPage } from './ArrangementPage.tsx';
import { entryLabelKey, menuPlaces } from './menuPlaces.ts';

const route = getRouteApi('/app/admin/configuration/menus');

/** The menus of an organisation: what they show and in which order. */
export function OwnMenusPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const text = (key: string): string => t(key as 'spec:entity.Startup.one');
  const navigate = route.useNavigate();
  const { menu } = route.useSearch();
  const chosen = menuPlaces.find(({ name }) => name === menu) ?? menuPlaces[0];
  return (
    <ArrangementPage
      kind="menu"
      title={t('screen.organisation_menus.title', { ns: 'spec' })}
      about={t('arrange.aboutMenus')}
      choose={t('arrange.chooseMenu')}
      places={menuPlaces.map(({ name, labelKey }) => ({ name, label: text(labelKey) }))}
      chosen={chosen?.name}
      onChoose={(name) => void navigate({ to: '.', search: { menu: name }, replace: true })}
      usual={(chosen?.entries ?? []).map(({ name }) => ({
        name,
        label: text(entryLabelKey(name)),
        isHidden: false,
        stays: alwaysShown.includes(name) ? t('arrange.stays') : null,
      }))}
    />
  );
}
