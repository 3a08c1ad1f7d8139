import { Paper } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormattedText } from '#src/ui/FormattedText.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import classes from './SupportDocs.module.css';
import { documentationPageQuery, documentationQuery } from './supportQueries.ts';

/** Help for the roles one has: all pages by words, or the one that the address names. */
export function SupportDocsPage() {
  const { slug } = usePageParams();
  return <Page>{slug ? <DocumentationPage slug={slug} /> : <DocumentationList />}</Page>;
}

const settle = 200;

function DocumentationList() {
  const { t } = useTranslation('shell');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === 'search';
  // Whoever comes from "Search docs" can type at once.
  useEffect(() => {
    if (isAsked) field.current?.querySelector('input')?.focus();
  }, [isAsked]);
  const [settled] = useDebouncedValue(search.trim(), settle);
  const { data, error, refetch } = useQuery({
    ...documentationQuery(settled),
    placeholderData: keepPreviousData,
  });
  const hits = data?.searchDocumentation;
  return (
    <>
      <PageHeader title={t('docs.title')} />
      <div ref={field}>
        <SearchField value={search} label={t('docs.search')} onChange={setSearch} />
      </div>
      {!hits && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!hits && !error && <ListSkeleton rows={6} rowHeight={64} />}
      {hits?.length === 0 && <EmptyState title={t('search.nothingHint')} />}
      <ul className={classes.list} aria-label={t('docs.title')}>
        {hits?.map(({ slug, title, excerpt, doc_categories }) => (
          <li key={slug}>
            <Paper withBorder radius="lg" p="md">
              <AppLink href={paths.supportDocsPage({ slug })} className={classes.title}>
                {title}
              </AppLink>
              <p className={classes.excerpt}>{excerpt}</p>
              <p className={classes.note}>{doc_categories.join(' · ')}</p>
            </Paper>
          </li>
        ))}
      </ul>
    </>
  );
}

function DocumentationPage({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery(documentationPageQuery(slug));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />;
  const page = data.documentationPage;
  if (page === null) return <MissingPage backTo={paths.supportDocs()} />;
  return (
    <>
      <PageHeader title={page.title}>
        <p className={classes.note}>{page.description}</p>
      </PageHeader>
      <Paper withBorder radius="lg" p="lg" className={classes.body}>
        <FormattedText text={page.body} />
      </Paper>
      <AppLink href={paths.supportDocs()}>{t('docs.all')}</AppLink>
    </>
  );
}
