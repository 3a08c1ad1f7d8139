import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { contentPolicy } from '#server/platform/http/contentPolicy.ts';
import type { PageTerms, StaticFiles } from '#server/platform/http/StaticFiles.ts';
import { logTrouble } from '#server/platform/log/log.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { demoTenantIds } from '#server/services/installation/demoTenantIds.ts';
import { languageOfPage, pageHead } from './pageHead.ts';
import { programHead } from './programHead.ts';

interface PageParts {
  readonly database: DatabaseHandle;
  readonly tenants: TenantDirectory;
  readonly files: StaticFiles;
  readonly isDemo: boolean;
}

/** Everything that is no route is a page or a file of one. */
export async function servePage(
  parts: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new HttpError(405, 'methodNotAllowed', { headers: { allow: 'GET, HEAD' } });
  }
  const terms = () => termsOfPage(parts, request, path);
  if (!(await parts.files.serve(request, response, path, terms))) throw new HttpError(404, 'notFound');
}

/** The page is served without a tenant too, where it says that there is none, and while the database is away. */
async function termsOfPage(
  { database, tenants, isDemo }: PageParts,
  { headers, url }: IncomingMessage,
  path: string,
): Promise<PageTerms> {
  const found = await tenants.byHost(headers.host).catch(() => null);
  const tenant = typeof found === 'string' ? null : found;
  const about = tenant && (await aboutPage(database, tenant, headers, path));
  return {
    status: found === 'foreign' ? 421 : 200,
    policy: contentPolicy(tenant?.outside ?? null),
    head: pageHead(tenant, path, headers, about),
    path,
    hasSearch: url?.includes('?') ?? false,
    explored: isDemo ? demoTenantIds : null,
  };
}

/** The page is served all the same when this fails: it says itself what it is about. */
async function aboutPage(
  database: DatabaseHandle,
  tenant: Tenant,
  headers: IncomingMessage['headers'],
  path: string,
): Promise<string | null> {
  try {
    return await programHead(database, tenant.id, path, languageOfPage(tenant, headers));
  } catch (error) {
    logTrouble('page.headFailed', error, { tenant: tenant.id });
    return null;
  }
}
