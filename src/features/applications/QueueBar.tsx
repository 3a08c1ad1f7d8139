import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { lastList } from '#src/screens/lastList.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { ApplicationQueueDocument, type ApplicationQueueQueryVariables } from './applications.gen.ts';
import classes from './QueueBar.module.css';
import { useNextAhead } from './useNextAhead.ts';

/** Asked of the list that this tab has shown last: where one goes on is what one has chosen there. */
const queueQuery = (id: string) => ({
  queryKey: ['ApplicationQueue', 'Application', id] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const list = (await lastList('Application')) as ApplicationQueueQueryVariables['list'];
    const queue = await graphqlRequest(ApplicationQueueDocument, { id, list }, { signal });
    return { ...queue, isOfList: Boolean(list) };
  },
  staleTime: 0,
});

/** From one application to the next, on the same tab, by button or key (J and K), without going back to the list. */
export function QueueBar({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { pathname } = useLocation();
  const router = useRouter();
  const { data, isPending } = useQuery(queueQuery(recordId));
  const queue = data?.applicationQueue;
  const hrefOf = (id: string): string => pathname.replace(recordId, id);
  const goTo = (id: string | null | undefined): void => {
    if (id) router.history.push(hrefOf(id));
  };
  useHotkeys([
    ['J', () => goTo(queue?.next)],
    ['K', () => goTo(queue?.previous)],
  ]);
  useNextAhead(queue?.next ?? null, queueQuery);
  if (isPending) return <Coming />;
  if (!queue || queue.count < 2) return null;
  const funnel = data.application?.funnel;
  return (
    <nav className={classes.bar} aria-label={t('queue.label')}>
      <Step
        href={queue.previous && hrefOf(queue.previous)}
        shortcut="K"
        icon={<IconChevronLeft size={16} className="mirrored" aria-hidden />}
      >
        {t('queue.previous')}
      </Step>
      <span className={classes.place}>
        {funnel && <bdi className={classes.funnel}>{funnel.name}</bdi>}
        <span>
          {t(data.isOfList ? 'queue.ofList' : 'queue.place', { position: queue.position, count: queue.count })}
        </span>
      </span>
      <Step
        key={queue.next}
        href={queue.next && hrefOf(queue.next)}
        shortcut="J"
        icon={<IconChevronRight size={16} className="mirrored" aria-hidden />}
        isForward
      >
        {t('queue.next')}
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Null at an end of the queue. */
  readonly href: string | null;
  readonly icon: ReactNode;
  readonly shortcut: string;
  readonly isForward?: boolean;
  readonly children: string;
}

function Step({ href, icon, shortcut, isForward = false, children }: StepProps) {
  const hint = (
    <kbd className={classes.key} aria-hidden>
      {shortcut}
    </kbd>
  );
  const look = { variant: 'default', size: 'xs', ...(isForward ? { rightSection: icon } : { leftSection: icon }) };
  if (href === null) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button {...look} component={AppLink} href={href} isAhead={isForward} aria-keyshortcuts={shortcut}>
      {children}
      {hint}
    </Button>
  );
}
