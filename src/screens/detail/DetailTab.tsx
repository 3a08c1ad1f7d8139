import type { DetailTabMeta } from '#domain/model/screens.ts';
import type { RecordData } from '../screenModules.ts';
import { DetailPages } from './DetailPages.tsx';
import { TabContents } from './TabContents.tsx';

interface DetailTabProps {
  readonly entity: string;
  readonly tab: DetailTabMeta;
  /** Address of the tab. */
  readonly href: string;
  readonly record: RecordData;
}

/** What a tab holds; one with pages shows the page that the address names. */
export function DetailTab({ entity, tab: { content }, href, record }: DetailTabProps) {
  if (content.kind === 'pages')
    return <DetailPages entity={entity} pages={content.pages} href={href} record={record} />;
  return <TabContents entity={entity} content={content} record={record} />;
}
