import type { Edits } from '../edit/Edits.ts';
import type { Project, Wishes } from './Project.ts';
import { newPermission } from './permissions.ts';
import { newEntity, newEnum, newForm, newScreen } from './records.ts';
import { newMenu, newRoute } from './ways.ts';

type Scaffold = (project: Project, name: string, wishes: Wishes) => Edits;

/** What `spec new` can make, each with all that belongs to it so that `check` finds no error. */
export const scaffolds: Readonly<Record<string, Scaffold>> = {
  entity: newEntity,
  screen: newScreen,
  form: newForm,
  route: newRoute,
  permission: newPermission,
  menu: newMenu,
  enum: newEnum,
};
