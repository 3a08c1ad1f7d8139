import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ApplicationQueueDocument } from './applications.gen.ts';
import classes from './QueueBar.module.css';

/** From one application of a funnel to the next, on the same tab, without going back to the list. */
export function QueueBar({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { pathname } = useLocation();
  const { data } = useQuery(graphqlQuery(ApplicationQueueDocument, { id: recordId }));
  const queue = data?.applicationQueue;
  if (!queue || queue.count < 2) return null;
  const funnel = data.application?.funnel;
  const hrefOf = (id: string): string => pathname.replace(recordId, id);
  return (
    <nav className={classes.bar} aria-label={t('queue.label')}>
      <Step
        href={queue.previous && hrefOf(queue.previous)}
        icon={<IconChevronLeft size={16} className="mirrored" aria-hidden />}
      >
        {t('queue.previous')}
      </Step>
      <span className={classes.place}>
        {funnel && <bdi className={classes.funnel}>{funnel.name}</bdi>}
        <span>{t('queue.place', { position: queue.position, count: queue.count })}</span>
      </span>
      <Step
        href={queue.next && hrefOf(queue.next)}
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
  readonly isForward?: boolean;
  readonly children: string;
}

function Step({ href, icon, isForward = false, children }: StepProps) {
  const look = { variant: 'default', size: 'xs', ...(isForward ? { rightSection: icon } : { leftSection: icon }) };
  if (href === null) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button {...look} component={AppLink} href={href}>
      {children}
    </Button>
  );
}
