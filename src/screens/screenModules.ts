import type { FormMeta } from '#domain/model/forms.ts';
import type {
  CalendarScreenMeta,
  DashboardScreenMeta,
  DetailScreenMeta,
  FormScreenMeta,
  TableScreenMeta,
} from '#domain/model/screens.ts';

/**
 * What the generated module of a screen (`src/generated/screens/<id>.gen.ts`) exports, by kind.
 * Documents are texts with a named operation. Root fields carry aliases, so that renderers need no names:
 * `page` for a list, `record` for one record (also the result of a write), `deleted` for a deletion.
 */
export interface TableScreenModule {
  readonly screen: TableScreenMeta;
  /** Variables: `filter`, `sort`, `search`, `cursor`, `limit`; selects `_id` and every column's path. */
  readonly listDocument: string;
  /** Variables: `id`. Present when the entity can be deleted. */
  readonly deleteDocument?: string;
  /** Variables: `id`, `input`, `version`. Present when the table has a board or cells to write in, and its records can be changed. */
  readonly moveDocument?: string;
  readonly runDocuments?: RunDocuments;
}

export interface DetailScreenModule {
  readonly screen: DetailScreenMeta;
  /** Variables: `id`; selects `_id`, `version`, the display field and every path that the screen shows. */
  readonly getDocument: string;
  /** Variables: `id`, `input`, `version`. Present when an action sets fields, and the records can be changed. */
  readonly moveDocument?: string;
  readonly runDocuments?: RunDocuments;
}

/** The operations that actions run, and those that take them back, by action; variables as the action says. */
export type RunDocuments = Readonly<Record<string, { readonly run: string; readonly undo?: string }>>;

/** What it takes to do something with a record that a screen shows. */
export interface WritingModule {
  readonly screen: { readonly entity: string };
  readonly moveDocument?: string;
  readonly runDocuments?: RunDocuments;
}

export interface FormScreenModule {
  readonly screen: FormScreenMeta;
}

export interface CalendarScreenModule {
  readonly screen: CalendarScreenMeta;
  /** One query for each source, by its id; variables `filter`, `sort`, `cursor`. */
  readonly documents: Readonly<Record<string, string>>;
}

export interface DashboardScreenModule {
  readonly screen: DashboardScreenMeta;
  /** One query for each card with records, by its id; variables `filter`, for lists also `sort` and `limit`. */
  readonly documents: Readonly<Record<string, string>>;
}

export interface ScreenModules {
  readonly table: TableScreenModule;
  readonly detail: DetailScreenModule;
  readonly form: FormScreenModule;
  readonly calendar: CalendarScreenModule;
  readonly dashboard: DashboardScreenModule;
}

/** The kind of a generic screen, and what fetches the module that the generator made of it. */
export type ScreenLoader<Kind extends keyof ScreenModules = keyof ScreenModules> = {
  readonly [Each in Kind]: readonly [kind: Each, load: () => Promise<ScreenModules[Each]>];
}[Kind];

/** What the generated module of a form (`src/generated/forms/<id>.gen.ts`) exports. */
export interface FormModule {
  readonly form: FormMeta;
  /** Variables: `id`; selects `_id`, `version` and every field of the form. */
  readonly getDocument?: string;
  /** Variables: `input`. */
  readonly createDocument?: string;
  /** Variables: `id`, `input`, `version`. */
  readonly updateDocument?: string;
}

/** A list answer as every entity gives it. */
export interface ListPage {
  readonly results: readonly RecordData[];
  readonly totalCount: number;
  readonly next: string | null;
  readonly prev: string | null;
}

export type RecordData = Readonly<Record<string, unknown>>;
