import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import type { TranslatedWriting } from '#domain/richText/writingIn.ts';
import { isLanguageId } from '#domain/text/ownWords.ts';
import { unknownPlaceholders } from '#domain/text/placeholders.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import { allWords, composeEmail, type EmailContent, frameOf, languagesOf, stranger } from './composeEmail.ts';
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
  /** Instead of the recipient's own. */
  readonly language?: string | null;
}

interface GivenWriting extends Omit<TranslatedWriting, 'value'> {
  readonly value?: string | null;
}

interface EmailText {
  readonly subject?: string | null;
  readonly body?: string | null;
  readonly bodyDocument?: unknown;
  readonly subjects?: readonly TranslatedText[] | null;
  readonly bodies?: readonly GivenWriting[] | null;
  readonly blueprint?: string | null;
}

async function preview(tx: Tx, context: RequestContext, request: PreviewRequest) {
  const { emailId, recipientId, text, language } = request;
  if (language && !isLanguageId(language)) throw new ValidationError([{ path: 'language', reason: 'invalid' }]);
  const saved: EmailContent = emailId ? await readableEmail(tx, context, emailId) : {};
  const email: EmailContent = { ...saved, ...(text && (await asWritten(tx, context, text))) };
  const person = await personToShow(tx, context, recipientId ?? context.principal?.id ?? '');
  const to = person ?? stranger(context.viewer?.email ?? '', languageOf(context));
  const reader = language ? { ...to, language } : to;
  const { subject, html } = composeEmail(context, email, await frameOf(tx, email), reader);
  return { subject, html, unknown: unknownPlaceholders(allWords(email)), languages: languagesOf(email) };
}

/** A text that nobody has saved yet; of blueprints, one that its writer may read. */
async function asWritten(tx: Tx, context: RequestContext, text: EmailText) {
  const { subject, subjects, body, bodyDocument, bodies, blueprint } = text;
  const scope = writeScope(specCatalog, context, tx);
  const chosen = blueprint ? await findReadable(scope, specCatalog.get('EmailBlueprint'), blueprint) : null;
  const words = { subject, subjects, bodyDocument: documentOf(bodyDocument ?? body ?? '') };
  return { ...words, bodies: (bodies ?? []).map(read), blueprint: chosen?.id };
}

function read({ language, value, document: given }: GivenWriting): TranslatedWriting {
  const document = documentOf(given ?? value ?? '');
  return { language, value: plainTextOf(document), document };
}

function nameOf({ firstName, lastName }: Recipient): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
