import type { StoredRow } from '#server/entities/write/StoredRow.ts';

/** Where it is read; null for what has no page. Of several on a page, it is named. */
export function pageOf(entity: string, row: StoredRow): string | null {
  switch (entity) {
    case 'Article':
      return `/articles/article/${row.id}`;
    case 'Resource':
      return `/resources/internal/${row.id}`;
    case 'Course':
      return `/courses/${row.id}`;
    case 'Lesson':
      return `/courses/${row.course}/courseware/${row.id}`;
    case 'CommunityPost':
    case 'CommunityComment':
      return `/community#${row.id}`;
    case 'ApplicationNote':
      return `/application/${row.application}/activities#${row.id}`;
    case 'TimelineEvent':
      return timelineOf(row);
    default:
      return null;
  }

  function timelineOf({ startup, user, id }: StoredRow): string | null {
    if (typeof startup === 'string') return `/startup/${startup}/file/activities#${id}`;
    return typeof user === 'string' ? `/profile/${user}#${id}` : null;
  }
}
