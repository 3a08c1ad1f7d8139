import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { settingsPages } from '#src/generated/settings.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import classes from './AllSettings.module.css';
import { foundSettings, type NamedPage } from './foundSettings.ts';

const route = getRouteApi('/app/admin/configuration/all');

/** Everything that can be set, by page; what is typed is looked for in names and in what is said of them. */
export function AllSettingsPage() {
  const { t } = useTranslation(['screens', 'spec']);
  const mayOpen = useMayOpen();
  const navigate = route.useNavigate();
  const { q = '' } = route.useSearch();
  const text = (key: string): string => t(key as 'spec:entity.Startup.one', { ns: 'spec' });
  const named = settingsPages.filter(({ path }) => mayOpen(path)).map((page) => namedPage(page, text));
  const found = foundSettings(named, q);
  return (
    <Page>
      <PageHeader title={t('settings.title')}>
        <p className={classes.about}>{t('settings.hint')}</p>
      </PageHeader>
      <SearchField
        value={q}
        label={t('settings.search')}
        onChange={(next) => void navigate({ to: '.', search: next === '' ? {} : { q: next }, replace: true })}
      />
      <p className={classes.count} role="status">
        {q !== '' && t('settings.found', { count: found.reduce((sum, { settings }) => sum + settings.length, 0) })}
      </p>
      {found.length === 0 && <EmptyState title={t('settings.nothing')} hint={t('settings.nothingHint')} />}
      <ul className={classes.pages}>
        {found.map((page) => (
          <li key={page.path} className={classes.page}>
            <PageOfSettings page={page} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function namedPage(page: (typeof settingsPages)[number], text: (key: string) => string): NamedPage {
  return {
    path: page.path,
    title: text(page.titleKey),
    about: page.aboutKey ? text(page.aboutKey) : '',
    settings: page.settings.map(({ anchor, labelKey, helpKey, groupKey }) => ({
      anchor,
      label: text(labelKey),
      help: [groupKey, helpKey].flatMap((key) => (key ? text(key) : [])).join(' · '),
    })),
  };
}

function PageOfSettings({ page: { path, title, about, settings } }: { readonly page: NamedPage }) {
  return (
    <>
      <h2 className={classes.title}>
        <AppLink href={path}>{title}</AppLink>
      </h2>
      {about && <p className={classes.about}>{about}</p>}
      {settings.length > 0 && (
        <ul className={classes.settings} aria-label={title}>
          {settings.map(({ anchor, label, help }) => (
            <li key={anchor}>
              <AppLink href={`${path}#${encodeURIComponent(anchor)}`} className={classes.setting}>
                <span>{label}</span>
                {help && <span className={classes.help}>{help}</span>}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
