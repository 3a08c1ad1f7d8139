import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { DocumentationPageDocument, SearchDocumentationDocument } from './support.gen.ts';

/** Pages of help that hold these words; all without any. */
export const documentationQuery = (search: string) => graphqlQuery(SearchDocumentationDocument, { search });

/** One page of help. */
export const documentationPageQuery = (slug: string) => graphqlQuery(DocumentationPageDocument, { slug });
