import type { DetailScreenMeta } from '#domain/model/ui.ts';

/** Enumerations that hold a record's status, by entity, where the facts do not name it. */
const statusEnums: Readonly<Record<string, string>> = {
  Startup: 'StartupStatus',
  Program: 'ProgramStatus',
  User: 'UserStatus',
  Article: 'ArticleStatus',
};

/** The enumeration of the status shown in the header. */
export function enumOf({ facts, statusField, entity }: DetailScreenMeta): string | undefined {
  return facts.find(({ path }) => path === statusField)?.enum ?? statusEnums[entity];
}
