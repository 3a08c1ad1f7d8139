/** What somebody has answered, as a PDF: their own application, a form by its secret address, feedback they gave. */
import { admits } from '#domain/access/gates/admits.ts';
import type { EntityReads } from '#server/entities/plan/EntityReads.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { survey } from '#server/modules/applications/forms/feedback.ts';
import { printableForm } from '#server/modules/applications/forms/printableForm.ts';
import type { PrintedDocument } from '#server/modules/exports/pdf/answersPdf.ts';
import { pdfFor } from '#server/modules/exports/pdf/pdfFor.ts';
import { printedFeedback, printedForm } from '#server/modules/exports/pdf/printedForm.ts';
import { readApplication } from '#server/modules/exports/pdf/readApplication.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import type { Route } from '../Route.ts';

/** Setting text takes the processor: so many in a quarter of an hour are a room of people at one connection. */
const MOST_FROM_NETWORK = 120;
/** And so many one person's. */
const MOST_OF_ONE = 40;

type Found = (context: RequestContext, id: string) => Promise<PrintedDocument | null>;

/** `GET /api/pdf/…`: 404 for whatever the reader may not read, or nobody has answered yet. */
export function answerPdfRoutes(reads: EntityReads): readonly Route[] {
  return [
    pdfRoute('/api/pdf/applications/:id', (context, id) => ofApplication(reads, context, id)),
    pdfRoute('/api/pdf/forms/:id', ofForm),
    pdfRoute('/api/pdf/surveys/:id', ofSurvey),
  ];
}

function pdfRoute(path: string, find: Found): Route {
  return {
    method: 'GET',
    path,
    handle: async ({ response, params, context: contextOf }) => {
      const context = await contextOf();
      await limit(context);
      const document = await find(context, params.id ?? '');
      if (document === null) throw new HttpError(404, 'notFound');
      const bytes = await pdfFor(context, document);
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${document.title}.pdf`)}`,
        'cache-control': 'no-store',
      });
      response.end(bytes);
    },
  };
}

/** Of those who apply, what they have handed in; staff take applications along by an export, which is noted. */
async function ofApplication(reads: EntityReads, context: RequestContext, id: string): Promise<PrintedDocument | null> {
  const { principal } = context;
  if (principal === null) throw new HttpError(401, 'signInFirst');
  if (!admits({ roles: roleGroups.participants }, principal)) return null;
  const document = await readApplication({ reads, context }, id);
  const parts = document?.parts.filter(({ submittedAt }) => submittedAt !== null) ?? [];
  return document && parts.length > 0 ? { ...document, parts } : null;
}

/** A blank form is printed from its page: the lines to write on are drawn there. */
async function ofForm(context: RequestContext, address: string): Promise<PrintedDocument | null> {
  const found = await printableForm(context, address);
  return found?.submittedAt ? printedForm(readerOfAnswer(context), found, found) : null;
}

async function ofSurvey(context: RequestContext, id: string): Promise<PrintedDocument | null> {
  if (context.principal === null) throw new HttpError(401, 'signInFirst');
  const asked = await survey(context, id);
  return asked?.given ? printedFeedback(readerOfAnswer(context), asked.given, asked) : null;
}

async function limit({ principal, clientAddress, transact }: RequestContext): Promise<void> {
  const from = principal ? `pdf by ${principal.id}` : clientAddress && `pdf from ${clientAddress}`;
  if (!from) return;
  const wait = await transact((tx) => countLoginAttempt(tx, from, principal ? MOST_OF_ONE : MOST_FROM_NETWORK));
  if (wait !== null) throw new HttpError(429, 'tooManyAttempts');
}
