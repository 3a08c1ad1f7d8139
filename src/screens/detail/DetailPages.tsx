import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DetailPageMeta } from '#domain/model/screens.ts';
import { TabBar } from '#src/ui/TabBar.tsx';
import type { RecordData } from '../screenModules.ts';
import { TabContents } from './TabContents.tsx';

interface DetailPagesProps {
  readonly entity: string;
  readonly pages: readonly DetailPageMeta[];
  /** Address of the tab. */
  readonly href: string;
  readonly record: RecordData;
}

/** A tab that has pages of its own: links to them, and the one that the address names; the first when it names none. */
export function DetailPages({ entity, pages, href, record }: DetailPagesProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const named = pathname.slice(href.length + 1).split('/')[0];
  const active = pages.find((page) => page.id === named) ?? pages[0];
  return (
    <>
      <TabBar
        label={t('screens:detail.pages')}
        items={pages.map(({ id, labelKey }) => ({ id, label: t(labelKey), href: `${href}/${id}` }))}
        active={active?.id ?? null}
        isInner
      />
      {active && <TabContents entity={entity} content={active.content} record={record} />}
    </>
  );
}
