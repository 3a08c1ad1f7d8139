import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpecMapAnswer } from '#domain/model/specMap.ts';
import { RequestError } from '#src/data/requestError.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapList } from './MapList.tsx';
import { found, itemsOf, type MapPart, mapParts } from './mapItems.ts';
import classes from './SpecMapPage.module.css';
import { specMapQuery } from './specMapQuery.ts';

/** What the spec declares and how it hangs together, for those who work on it. */
export function SpecMapPage() {
  const { t } = useTranslation('organisation');
  const { data, error, refetch } = useQuery(specMapQuery());
  return (
    <Page width="full">
      <PageHeader title={t('specMap.title')}>
        <p className={classes.hint}>{t('specMap.hint')}</p>
      </PageHeader>
      {data ? <SpecMap answer={data} /> : error ? <NoMap error={error} onRetry={refetch} /> : <ListSkeleton rows={8} />}
    </Page>
  );
}

/** A server that is neither developed on nor a demo has no map. */
function NoMap({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  const { t } = useTranslation('organisation');
  if (error instanceof RequestError && error.status === 404)
    return <EmptyState title={t('specMap.missing')} hint={t('specMap.missingHint')} />;
  return <FailedState error={error} onRetry={() => void onRetry()} />;
}

function SpecMap({ answer }: { readonly answer: SpecMapAnswer }) {
  const { t } = useTranslation('organisation');
  const [part, setPart] = useState<MapPart>('entities');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const all = itemsOf(answer, part);
  const items = found(all, search);
  const choosePart = (id: string): void => {
    setPart(mapParts.find((known) => known === id) ?? 'entities');
    setChosen(null);
  };
  const choose = (id: string | null): void => {
    // What is chosen from another's ways is found, whatever was searched for.
    if (id !== null && !items.some((item) => item.id === id)) setSearch('');
    setChosen(id);
  };
  return (
    <>
      <TabBar
        label={t('specMap.title')}
        items={mapParts.map((id) => ({ id, label: t(`specMap.${id}`) }))}
        active={part}
        onChoose={choosePart}
      />
      <div className={classes.columns} data-wide={part === 'events'}>
        <div className={classes.list}>
          <SearchField value={search} onChange={setSearch} label={t('specMap.search')} />
          <p className={classes.count} role="status">
            {t('specMap.shown', { number: items.length, total: all.length })}
          </p>
          <MapList items={items} part={part} chosen={chosen} onChoose={choose} />
        </div>
        {part !== 'events' && (
          <MapDrawing
            picture={answer[part]}
            label={t('specMap.picture', { what: t(`specMap.${part}`) })}
            chosen={chosen}
            shown={search === '' ? null : new Set(items.map(({ id }) => id))}
          />
        )}
      </div>
    </>
  );
}
