import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';

const views = [
  { href: '/events', key: 'events.view.FEED' },
  { href: '/events/my-events', key: 'events.view.MY' },
  { href: '/events/planning', key: 'events.view.CREATED_BY_ME' },
  { href: '/events/unpublished', key: 'events.view.UNPUBLISHED' },
] as const;

/** The four views on events, as far as the user may open them. */
export function EventsNav() {
  const { t } = useTranslation('programme');
  const mayOpen = useMayOpen();
  const links = views.filter(({ href }) => mayOpen(href)).map(({ href, key }) => ({ href, label: t(key) }));
  return <LinkTabs label={t('events.views')} links={links} />;
}
