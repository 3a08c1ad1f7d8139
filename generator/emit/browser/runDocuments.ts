import type { OperationCall, RunMeta } from '#domain/model/screens.ts';
import type { MutationShape } from '../../model/CodeNames.ts';
import { identifier } from './columnsSelection.ts';

export interface RunDocuments {
  readonly run: string;
  readonly undo?: string;
}

const scalars: readonly string[] = ['ID', 'String', 'Int', 'Float', 'Boolean', 'Date', 'DateTime', 'JSON'];

/** What the API's mutations take and give, and its enumerations by name. */
export interface KnownMutations {
  readonly mutations: ReadonlyMap<string, MutationShape>;
  readonly enums: ReadonlyMap<string, unknown>;
}

interface Action {
  readonly id: string;
  readonly run?: RunMeta | undefined;
}

/** The mutations that the actions of a screen run, by action. */
export function runDocuments(
  screen: { readonly id: string; readonly actions?: readonly Action[] },
  known: KnownMutations,
): Readonly<Record<string, RunDocuments>> {
  const documentOf = (call: OperationCall, name: string): string => mutationText(call, name, known);
  return Object.fromEntries(
    (screen.actions ?? []).flatMap(({ id, run }): [string, RunDocuments][] => {
      if (run === undefined) return [];
      const name = `${identifier(screen.id)}_${identifier(id)}`;
      const undo = run.undo && documentOf(run.undo, `Undo_${name}`);
      return [[id, { run: documentOf(run, `Run_${name}`), ...(undo && { undo }) }]];
    }),
  );
}

function mutationText({ operation, with: given }: OperationCall, name: string, known: KnownMutations): string {
  const { args, gives } = known.mutations.get(operation) ?? { args: {}, gives: 'Boolean' };
  const names = Object.keys(given);
  const variables = names.map((arg) => `$${arg}: ${args[arg] ?? 'String'}`).join(', ');
  const passed = names.map((arg) => `${arg}: $${arg}`).join(', ');
  const type = gives.replace(/[[\]!]/g, '');
  const parts = scalars.includes(type) || known.enums.has(type) ? '' : ' { __typename }';
  return `mutation ${name}(${variables}) { done: ${operation}(${passed})${parts} }`;
}
