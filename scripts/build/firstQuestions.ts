import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenMeta } from '../../domain/model/screens.ts';
import type { FirstPage } from '../../server/platform/http/FirstPages.ts';
import { operationOf, untypedDocument } from '../../src/data/typedDocument.ts';
import type { DetailScreenModule, TableScreenModule } from '../../src/screens/screenModules.ts';
import { listVariables, pageVariables } from '../../src/screens/table/listVariables.ts';
import { layoutOf } from '../../src/screens/table/tableSearch.ts';
import { ownFirstQuestions } from './ownFirstQuestions.ts';

type Questions = FirstPage['questions'];

/**
 * What a screen asks first when nothing of it is chosen in its address, where that depends neither on its reader nor on
 * the day. `$id` stands for the parameter of the path. Variables are made by the code that the page makes them with: an
 * answer is found by them (`src/data/earlyAnswers.ts`).
 */
export async function firstQuestions(root: string, screen: ScreenMeta): Promise<Questions> {
  const load = (): Promise<unknown> =>
    import(pathToFileURL(join(root, `src/generated/screens/${screen.id}.gen.ts`)).href);
  if (screen.kind === 'detail') return [question(((await load()) as DetailScreenModule).getDocument, { id: '$id' })];
  if (screen.kind === 'table') return tableQuestions((await load()) as TableScreenModule);
  if (screen.kind === 'component')
    return (await ownFirstQuestions(screen.component)).map(({ query, variables }) => question(query, variables));
  return [];
}

function tableQuestions({ screen, listDocument }: TableScreenModule): Questions {
  const variables = listVariables(screen, {});
  const isOfReader = JSON.stringify(variables.filter).includes('"$');
  if (isOfReader || layoutOf(screen, {}) !== 'table') return [];
  return [question(listDocument, pageVariables(variables, variables.filter, null))];
}

function question(query: string, variables: unknown): Questions[number] {
  return { operationName: operationOf(untypedDocument(query)).name, query, variables };
}
