import { createHash, timingSafeEqual } from 'node:crypto';
import { noteReports } from '#server/modules/emails/reports/noteReports.ts';
import { reportsIn } from '#server/modules/emails/reports/reportsIn.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readBody, sendJson } from '#server/platform/http/respond.ts';
import type { InstallationRoute } from '../Route.ts';

const MAIL_REPORTS_PATH = '/api/mail/reports';

const MAX_BYTES = 1024 * 1024;

/**
 * Where the mail service of the installation reports what became of mails, for all of its tenants: a mail is found by its
 * id. The secret comes as password of basic authentication, which each service can be told, or as bearer token.
 */
export function mailReportRoute(database: DatabaseHandle, secret: string | null): readonly InstallationRoute[] {
  if (secret === null) return [];
  return [
    {
      method: 'POST',
      path: MAIL_REPORTS_PATH,
      handle: async (request, response) => {
        if (!isSame(secretIn(request.headers.authorization), secret)) {
          throw new HttpError(401, 'mailReportSecret');
        }
        const reports = reportsIn(parsed(await readBody(request, MAX_BYTES)));
        await database.withSystem((tx) => noteReports(tx, reports));
        sendJson(response, 200, { taken: reports.length });
      },
    },
  ];
}

function secretIn(authorization: string | undefined): string {
  const [, scheme = '', value = ''] = /^(Basic|Bearer)\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Hashed first, so that they are equally long and the time tells nothing of either. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bodyNotJson');
  }
}
