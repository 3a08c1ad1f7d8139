import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { OwnWordsDocument } from './ownWords.gen.ts';

/** What the organisation says in words of its own. */
export const ownWordsQuery = () => graphqlQuery(OwnWordsDocument, {});
