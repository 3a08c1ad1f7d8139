import { admits } from '#domain/access/gates/admits.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { type HelpPage, helpPage, helpPages } from './helpPages.ts';

/** Help about the product, for the roles of whoever asks. */
export const documentationApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      searchDocumentation: (_parent, { search }, context) => found(pagesFor(context), wordsOf(search ?? '')),
      documentationPage: (_parent, { slug }, context) =>
        pagesFor(context)
          .filter((page) => page.slug === slug)
          .map((page) => hitOf(page, []))[0] ?? null,
    },
  },
};

function pagesFor(context: RequestContext): readonly HelpPage[] {
  const { principal } = context;
  const reader = readerOfAnswer(context);
  return Object.entries(helpPages)
    .filter(([, roles]) => principal !== null && admits({ roles }, principal))
    .map(([slug]) => helpPage(reader, slug));
}

/** More words than this only make a search slow, not better. */
const MAX_WORDS = 8;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Pages that hold every word; those that hold them in their title come first. */
function found(pages: readonly HelpPage[], words: readonly string[]) {
  const holds = (text: string): boolean => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
  return pages
    .filter(({ title, description, body, categories }) => holds([title, description, body, ...categories].join(' ')))
    .sort((one, other) => Number(holds(other.title)) - Number(holds(one.title)))
    .map((page) => hitOf(page, words));
}

function hitOf(page: HelpPage, words: readonly string[]) {
  const { slug, title, description, body } = page;
  const lists = { doc_categories: page.categories, user_types_visibility: page.roles };
  return { slug, title, description, body, ...lists, excerpt: excerptOf(page, words) };
}

/** The first sentence with one of the words, without its marks; sentences end with a full stop of whatever script. */
function excerptOf({ body, description }: HelpPage, words: readonly string[]): string {
  const sentences = body.replaceAll(/\*\*|^#.*$|^\d\. /gm, '').split(/(?<=\.)\s+|(?<=。)/);
  const fitting = sentences.find((sentence) => words.some((word) => sentence.toLowerCase().includes(word)));
  return (fitting ?? description).trim();
}
