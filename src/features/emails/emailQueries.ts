import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EmailPageDocument } from './emails.gen.ts';

/** What the list's button leads to: an e-mail that is not there yet. */
export const NEW_EMAIL = 'new';

/** One e-mail. */
export const emailPageQuery = (id: string) => graphqlQuery(EmailPageDocument, { id });
