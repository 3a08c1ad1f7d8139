import { Tabs } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import '@mantine/core/styles/Tabs.css';

const views = [
  { href: paths.tasks(), key: 'nav.mine', guard: routeMeta.tasks.guard },
  { href: paths.tasksUsers(), key: 'nav.users', guard: routeMeta['tasks.users'].guard },
  { href: paths.tasksStartups(), key: 'nav.startups', guard: routeMeta['tasks.startups'].guard },
] as const;

/** The three views on tasks, as far as the user may open them. */
export function TasksNav() {
  const { t } = useTranslation('tasks');
  const router = useRouter();
  const { rights } = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (!rights) return null;
  const allowed = views.filter(({ guard }) => evaluateGuard(guard, rights.principal, rights.features) === 'allow');
  if (allowed.length < 2) return null;
  return (
    <Tabs value={pathname} onChange={(href) => href && router.history.push(href)}>
      <Tabs.List aria-label={t('nav.label')}>
        {allowed.map(({ href, key }) => (
          <Tabs.Tab key={href} value={href}>
            {t(key)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
