import { once } from '../incremental/remember.ts';
import { loadSpec } from '../load/loadSpec.ts';
import { conditionsPage } from './conditionsPage.ts';
import { diagnosticsPage } from './diagnosticsPage.ts';
import { allExamples } from './examplesOf.ts';
import { indexPage } from './indexPage.ts';
import { kindPage } from './kindPage.ts';
import { kindPages } from './kinds.ts';
import type { ReferenceSources } from './ReferenceSources.ts';
import { verbsPage } from './verbsPage.ts';

export const referenceFolder = 'docs/spec';

/** `docs/spec/*.md`: the language of the spec. Committed, because people review what a change of the language changes. */
export const referencePages = once(({ example, cases }: ReferenceSources): ReadonlyMap<string, string> => {
  const { files } = loadSpec(example);
  const examples = allExamples(files);
  const pages: readonly (readonly [string, string])[] = [
    ['README', indexPage()],
    ...kindPages.map((page) => [page.kind, kindPage(page, files, examples)] as const),
    ['conditions', conditionsPage()],
    ['verbs', verbsPage()],
    ['diagnostics', diagnosticsPage(cases)],
  ];
  return new Map(pages.map(([name, text]) => [`${referenceFolder}/${name}.md`, `${text.trimEnd()}\n`]));
});
