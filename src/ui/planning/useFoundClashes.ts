import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import type { TypedDocument } from '#src/data/typedDocument.ts';
import type { Clashes } from './ClashNote.tsx';

/** How long nothing is asked while somebody still chooses. */
const CHOOSING_MS = 300;
const none: Clashes = { clashes: [], rooms: [], isRefused: false };

/** What stands in the way of what is filled in, as a question answers it; null where there is nothing to ask. */
export function useFoundClashes<Variables extends Record<string, unknown>>(
  document: TypedDocument<{ readonly found: Clashes }, Variables>,
  variables: Variables | null,
): Clashes {
  // Compared by what it says: a form gives a new object with each key.
  const [asked] = useDebouncedValue(JSON.stringify(variables), CHOOSING_MS);
  const given = JSON.parse(asked) as Variables | null;
  const { data } = useQuery({
    ...graphqlQuery(document, given as Variables),
    enabled: given !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    // A warning that fails to come is none that is worth an error: saving is judged anyway.
    throwOnError: false,
  });
  return (variables && given && data?.found) || none;
}
