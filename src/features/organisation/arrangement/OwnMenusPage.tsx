import { Select } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { alwaysShown } from '#domain/arrangement/alwaysShown.ts';
import { arrangementOf } from '#domain/arrangement/arranged.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './Arrangement.module.css';
import { ArrangePlace } from './ArrangePlace.tsx';
import { entryLabelKey, type MenuPlace, menuPlaces } from './menuPlaces.ts';
import { useArrangements } from './useArrangements.ts';

const route = getRouteApi('/app/admin/configuration/menus');

/** The menus of an organisation: what they show and in which order, beside how the product has them (decision 0067). */
export function OwnMenusPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const text = (key: string): string => t(key as 'spec:entity.Startup.one');
  const navigate = route.useNavigate();
  const { menu } = route.useSearch();
  const chosen = menuPlaces.find(({ name }) => name === menu) ?? menuPlaces[0];
  const { arrangements, arrange, restore, isLoading, loadError, retry, isSaving, error } = useArrangements();
  if (!chosen) return null;
  const label = text(chosen.labelKey);
  const isOwn = ({ name }: MenuPlace): boolean => arrangementOf(arrangements, 'menu', name) !== null;
  return (
    <Page>
      <PageHeader title={t('screen.organisation_menus.title', { ns: 'spec' })}>
        <p className={classes.hint}>{t('arrange.aboutMenus')}</p>
      </PageHeader>
      <Select
        label={t('arrange.chooseMenu')}
        className={classes.choose}
        data={menuPlaces.map((place) => ({
          value: place.name,
          label: isOwn(place) ? t('arrange.changedPlace', { place: text(place.labelKey) }) : text(place.labelKey),
        }))}
        value={chosen.name}
        allowDeselect={false}
        onChange={(name) => void navigate({ to: '.', search: name ? { menu: name } : {}, replace: true })}
      />
      {isLoading && <ListSkeleton rows={8} />}
      {loadError && <FailedState error={loadError} onRetry={retry} />}
      {!isLoading && !loadError && (
        <ArrangePlace
          key={chosen.name}
          place={{ kind: 'menu', name: chosen.name }}
          label={label}
          usual={chosen.entries.map(({ name }) => ({
            name,
            label: text(entryLabelKey(name)),
            ...(alwaysShown.includes(name) && { stays: t('arrange.stays') }),
          }))}
          own={arrangementOf(arrangements, 'menu', chosen.name)}
          isSaving={isSaving}
          error={error}
          onSave={(next, onDone) => arrange(next, label, onDone)}
          onRestore={(own, onDone) => restore(own, label, onDone)}
        />
      )}
    </Page>
  );
}
