import { MAX_PAGE_SIZE, NOTIFICATIONS_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { countSql } from '#server/entities/plan/page/planPage.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planRecords } from '#server/entities/plan/planRead.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

export interface PageArguments {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

export interface NotificationPage {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly totalCount: number;
  readonly unreadCount: number;
}

/** Size and counts of the page; its notifications are read when they are asked for. */
export async function notificationPage(context: RequestContext, args: PageArguments): Promise<NotificationPage> {
  const pageSize = args.pageSize ?? NOTIFICATIONS_PAGE_SIZE;
  const currentPage = args.currentPage ?? 1;
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw invalid('pageSize');
  if (currentPage < 1) throw invalid('currentPage');
  return { pageSize, currentPage, ...(await counts(context)) };
}

/** The notifications of one page. */
export function notificationsOf({ pageSize, currentPage }: NotificationPage): PlannedRootField {
  return {
    plan: (request) =>
      planRecords(specCatalog, request, {
        entity: 'NotificationRecipient',
        sort: [{ field: 'createdAt', direction: 'DESC' }],
        limit: pageSize,
        offset: (currentPage - 1) * pageSize,
      }),
  };
}

async function counts(context: RequestContext): Promise<{ totalCount: number; unreadCount: number }> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const total = countSql(state, { entity: 'NotificationRecipient' });
  const unread = countSql(state, { entity: 'NotificationRecipient', filter: { isRead: { IS: false } } });
  const [row] = await context.read({
    sql: `select ${total} as total, ${unread} as unread`,
    parameters: state.parameters.values,
  });
  return { totalCount: Number(row?.total ?? 0), unreadCount: Number(row?.unread ?? 0) };
}

function invalid(path: string): ValidationError {
  return new ValidationError([{ path, reason: 'invalid' }]);
}
