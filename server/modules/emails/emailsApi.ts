import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { unknownPlaceholders } from '#domain/text/placeholders.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import { composeEmail, type EmailContent, frameOf, stranger } from './composeEmail.ts';
import { copiesOf, personToShow, type Recipient, recipientsOf } from './recipients.ts';
import { cancelSending, readableEmail, startSending } from './startSending.ts';

/** E-mails that people write: whom they reach, how they look, and sending them. */
export const emailsApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      emailAudience: (_parent, { emailId }, context) => context.transact((tx) => audience(tx, context, emailId)),
      emailPreview: (_parent, args, context) => context.transact((tx) => preview(tx, context, args)),
    },
    Mutation: {
      sendEmail: (_parent, args, context, info) =>
        context.transact(async () => {
          await startSending(context, args);
          return readSelection(specCatalog, context, info, 'Email', args.emailId);
        }),
      cancelEmail: (_parent, { emailId }, context, info) =>
        context.transact(async () => {
          await cancelSending(context, emailId);
          return readSelection(specCatalog, context, info, 'Email', emailId);
        }),
    },
  },
};

type Tx = Parameters<Parameters<RequestContext['transact']>[0]>[0];

/** Nobody looks through more than a few to see whether an e-mail reads well. */
const EXAMPLES = 20;

async function audience(tx: Tx, context: RequestContext, emailId: string) {
  const email = await readableEmail(tx, context, emailId);
  const people = await recipientsOf(tx, context, email);
  const reachable = people.filter(({ reason }) => reason === null);
  return {
    reachable: reachable.length + copiesOf(email).length,
    skipped: people.flatMap((person) =>
      person.reason === null ? [] : [{ _id: person.id, fullName: nameOf(person), reason: person.reason }],
    ),
    examples: reachable.slice(0, EXAMPLES).map((person) => ({ _id: person.id, fullName: nameOf(person) })),
  };
}

interface PreviewRequest {
  readonly emailId?: string | null;
  readonly recipientId?: string | null;
  readonly text?: EmailText | null;
}

interface EmailText {
  readonly subject?: string | null;
  readonly body?: string | null;
  readonly bodyDocument?: unknown;
  readonly blueprint?: string | null;
}

async function preview(tx: Tx, context: RequestContext, { emailId, recipientId, text }: PreviewRequest) {
  const saved: EmailContent = emailId ? await readableEmail(tx, context, emailId) : {};
  const email: EmailContent = { ...saved, ...(text && (await asWritten(tx, context, text))) };
  const person = await personToShow(tx, context, recipientId ?? context.principal?.id ?? '');
  const to = person ?? stranger(context.viewer?.email ?? '', languageOf(context));
  const { subject, html } = composeEmail(context, email, await frameOf(tx, email), to);
  const words = plainTextOf(documentOf(email.bodyDocument ?? email.body));
  return { subject, html, unknown: unknownPlaceholders(`${email.subject ?? ''} ${words}`) };
}

/** A text that nobody has saved yet; of blueprints, one that its writer may read. */
async function asWritten(tx: Tx, context: RequestContext, { subject, body, bodyDocument, blueprint }: EmailText) {
  const scope = writeScope(specCatalog, context, tx);
  const chosen = blueprint ? await findReadable(scope, specCatalog.get('EmailBlueprint'), blueprint) : null;
  return { subject, bodyDocument: documentOf(bodyDocument ?? body ?? ''), blueprint: chosen?.id };
}

function nameOf({ firstName, lastName }: Recipient): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
