import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';

const views = [
  { href: paths.tasks(), key: 'nav.mine' },
  { href: paths.tasksUsers(), key: 'nav.users' },
  { href: paths.tasksStartups(), key: 'nav.startups' },
] as const;

/** The three views on tasks, as far as the user may open them. */
export function TasksNav() {
  const { t } = useTranslation('tasks');
  const mayOpen = useMayOpen();
  const allowed = views.filter(({ href }) => mayOpen(href));
  return <LinkTabs label={t('nav.label')} links={allowed.map(({ href, key }) => ({ href, label: t(key) }))} />;
}
