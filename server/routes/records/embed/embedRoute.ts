import { randomBytes } from 'node:crypto';
import { namedSource } from '#server/modules/applications/applying/applicationSource.ts';
import { EMBED_PATH, embeddedProgram } from '#server/modules/applications/applying/embeddedProgram.ts';
import { embeddedPagePolicy } from '#server/platform/http/contentPolicy.ts';
import type { Route } from '#server/routes/Route.ts';
import { embedPage, missingPage } from './embedPage.ts';

/**
 * `GET /embed/program/{slug}`: a program's public page in the web site of an organisation, the one address that other sites
 * may show in theirs, and only those that the organisation has named (issue 15 §6, decision 0060).
 */
export const embedRoute: Route = {
  method: 'GET',
  path: `${EMBED_PATH}/:slug`,
  handle: async ({ request, response, tenant, params, reader, context }) => {
    const nonce = randomBytes(16).toString('base64');
    const found = await embeddedProgram(await context(), params.slug ?? '');
    const { searchParams } = new URL(request.url ?? '/', tenant.origin);
    const source = namedSource(searchParams.get('source'));
    const frame = { tenant, reader: reader(), nonce, source };
    const page = found === null ? missingPage(frame) : embedPage(frame, found);
    // It says the same as the policy, but knows no list: a browser would refuse the sites that are named.
    if (tenant.embeddingSites.length > 0) response.removeHeader('x-frame-options');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.writeHead(found === null ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': embeddedPagePolicy(tenant.embeddingSites, nonce),
      'cache-control': 'no-cache',
      vary: 'accept-language',
    });
    response.end(page);
  },
};
