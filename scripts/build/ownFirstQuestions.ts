interface OwnQuestion {
  readonly query: string;
  readonly variables: unknown;
}

/** What those of Cohort's hand-written screens ask first that are opened often. */
export async function ownFirstQuestions(component: string): Promise<readonly OwnQuestion[]> {
  if (component !== 'tasks.mine') return [];
  const { firstTasks } = await import('../../src/features/tasks/firstTasks.ts');
  return [{ query: String(firstTasks.document), variables: firstTasks.variables }];
}
