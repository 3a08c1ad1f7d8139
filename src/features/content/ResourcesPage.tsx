import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Section } from '#src/ui/Section.tsx';
import type { ResourceSectionsQuery } from './content.gen.ts';
import classes from './ResourcesPage.module.css';
import { looseResourcesQuery, resourceSectionsQuery } from './resourceQueries.ts';

type ResourceCard = ResourceSectionsQuery['resourceSections']['results'][number]['resources'][number];

/** What the organisation has collected for its people, by section. */
export function ResourcesPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const mayOpen = useMayOpen();
  const sections = useQuery(resourceSectionsQuery());
  const loose = useQuery(looseResourcesQuery());
  const shown = sections.data?.resourceSections.results.filter(({ resources }) => resources.length > 0);
  const rest = loose.data?.resources.results ?? [];
  const cards = (resources: readonly ResourceCard[]) =>
    resources.map(({ _id, title, summary, kind }) => ({
      id: _id,
      name: title,
      href: `/resources/internal/${_id}`,
      note: summary ?? undefined,
      side: t(`enum.ResourceKind.${kind}`, { ns: 'spec' }),
    }));
  return (
    <Page>
      <PageHeader
        title={t('resources.title')}
        action={
          mayOpen('/resources/management') && (
            <Button component={AppLink} href="/resources/management" variant="default">
              {t('resources.manage')}
            </Button>
          )
        }
      >
        <p className={classes.hint}>{t('resources.hint')}</p>
      </PageHeader>
      {!shown && sections.error && <FailedState error={sections.error} onRetry={() => void sections.refetch()} />}
      {!shown && !sections.error && <ListSkeleton rows={6} rowHeight={56} />}
      {shown?.length === 0 && rest.length === 0 && (
        <EmptyState title={t('resources.empty')} hint={t('resources.emptyHint')} />
      )}
      <div className={classes.sections}>
        {shown?.map(({ _id, name, description, resources }) => (
          <Section
            key={_id}
            title={name}
            hint={description ?? undefined}
            count={resources.length}
            action={<AppLink href={`/resources/section/${_id}`}>{t('resources.open')}</AppLink>}
          >
            <CardList items={cards(resources)} label={name} />
          </Section>
        ))}
        {rest.length > 0 && (
          <Section title={t('resources.other')} count={rest.length}>
            <CardList items={cards(rest)} label={t('resources.other')} />
          </Section>
        )}
      </div>
    </Page>
  );
}
