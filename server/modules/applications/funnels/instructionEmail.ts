/** The e-mail that whoever starts an application gets: written by the staff, begun from a usual text (000 §4). */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import { loadFunnel } from '#server/services/applications/applicationRows.ts';

/** Answers the id of the funnel, which has an instruction e-mail from then on. What somebody wrote stays as it is. */
export function findOrCreateInstructionEmail(
  writer: EntityWriter,
  context: RequestContext,
  funnelId: string,
): Promise<string> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const isReadable = (await findReadable(scope, specCatalog.get('Funnel'), funnelId)) !== null;
    const funnel = isReadable ? await loadFunnel(tx, funnelId) : null;
    if (funnel === null) throw new NotFoundError();
    const { instructionSubject: subject, instructionBody: body, programName } = funnel;
    if (subject && body) return funnelId;
    const reader = readerIn(null, context.tenant);
    const words = { program: programName ?? funnel.name, incubator: context.tenant.name };
    const usual = (part: string): string => textFor(reader, 'mails', `instructions.${part}`, words) ?? '';
    await writer.update(context, 'Funnel', funnelId, {
      instructionEmailSubject: subject || usual('subject'),
      instructionEmailBody: body || usual('body'),
    });
    return funnelId;
  });
}
