/** What a rule can ask of its reader, and whether that is one value or a list. */
export const readerReferences: Readonly<Record<string, 'one' | 'list'>> = {
  '$user.id': 'one',
  '$user.role': 'one',
  '$user.startups': 'list',
  '$user.assignedStartups': 'list',
  '$user.programs': 'list',
  '$user.programStartups': 'list',
  '$user.visibleRoles': 'list',
  '$user.tags': 'list',
  '$user.startupTags': 'list',
  '$user.startupPrograms': 'list',
  '$user.reachedStartupTags': 'list',
  '$user.reachedStartupPrograms': 'list',
};

/** Whether a value of a condition stands for several: equality with it means being one of them. */
export const isList = (value: unknown): boolean => Array.isArray(value) || readerReferences[String(value)] === 'list';
