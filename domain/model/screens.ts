/** Shapes of screens as the generator emits them for the browser (`src/generated/screens`). */

import type { Condition, GuardSpec, OperationRule } from './access.ts';
import type { Among, FieldType } from './entity.ts';

/** How a value is changed in its cell: what of the stored field the control needs to know. */
export interface CellMeta {
  readonly field: string;
  readonly type: 'text' | 'int' | 'float' | 'money' | 'date' | 'bool' | 'enum' | 'ref';
  readonly required?: true;
  readonly min?: number;
  readonly max?: number;
  /** For a reference: whose records are offered, and which of them. */
  readonly entity?: string;
  readonly among?: Among;
}

/** One column of a table or one fact of a detail screen. */
export interface ColumnMeta {
  /** Path in the row: `name`, `program.name`. */
  readonly path: string;
  readonly labelKey: string;
  readonly type: FieldType;
  readonly enum?: string;
  /** Whether the list may be given more than one value. */
  readonly list: boolean;
  /** For a status: value → tone, so that a list needs no other enumeration. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly format?:
    | 'relative-time'
    | 'date'
    | 'date-time'
    | 'money'
    | 'percent'
    | 'status'
    | 'avatar'
    | 'role-label'
    | 'file-kind'
    | 'file-size';
  readonly sortable: boolean;
  readonly filterable: boolean;
  readonly hiddenByDefault: boolean;
  /** Left out for readers whose ability never lets them read the field. */
  readonly whenReadable: boolean;
  /** Path template the cell links to: `/startup/{_id}/file/company`. */
  readonly link?: string;
  /** The value is what a record is called: which entity's, and the path of that record's id. */
  readonly names?: { readonly entity: string; readonly id: string };
  /** The value can be changed where it stands, by those whom the rules of record and field let. */
  readonly cell?: CellMeta;
  /** The sum of the numbers stands under them, and in the head of each group. */
  readonly total?: true;
}

export interface FilterMeta {
  readonly field: string;
  readonly labelKey: string;
  readonly type: FieldType;
  readonly enum?: string;
  /** For references: entity whose records are offered. */
  readonly entity?: string;
  /** For references: which of them. */
  readonly among?: Among;
  /** Named groups of values (e.g. 'All pending'). */
  readonly groups?: readonly { readonly labelKey: string; readonly values: readonly string[] }[];
}

/** Records as cards: one column for each value of the field `group`. */
export interface BoardMeta {
  readonly group: string;
  /** What the columns are: values of an enumeration, or records that name the same record by `within` as the cards do. */
  readonly columns: { readonly enum: string } | { readonly entity: string; readonly within: string };
  /** Columns of the table that a card shows beside the first. */
  readonly facts: readonly string[];
  readonly isFirst: boolean;
}

interface ScreenBase {
  readonly id: string;
  readonly titleKey: string;
  /** Component that draws the page in the place of the renderer of its kind. */
  readonly drawnBy?: string;
}

interface RecordActionBase {
  readonly id: string;
  readonly labelKey: string;
  /** Condition on the record under which it is offered. */
  readonly when?: Condition;
  readonly confirmKey?: string;
}

/** An operation of the API, and what it is given by argument: values, `{_id}` and `{field}` for those of the record. */
export interface OperationCall {
  readonly operation: string;
  readonly with: Readonly<Record<string, unknown>>;
}

/** Something that readers do with one record or with many: fields get values, or an operation runs. */
export type RecordActionMeta =
  | (RecordActionBase & { readonly set: Readonly<Record<string, unknown>>; readonly run?: undefined })
  | (RecordActionBase & { readonly run: RunMeta; readonly set?: undefined });

/** An operation that an action runs with each record, its rule, and what takes it back. */
export interface RunMeta extends OperationCall {
  readonly rule: OperationRule;
  readonly undo?: OperationCall;
}

/** What a reader must be allowed to do with the very record that a page is about. */
type RecordRight = 'update' | 'delete';

interface HeaderActionBase {
  readonly id: string;
  readonly labelKey: string;
  readonly when?: Condition;
  readonly guard?: GuardSpec;
  readonly needs?: RecordRight;
  /** The button of the page, if it is the first that is offered. */
  readonly isPrimary?: true;
}

/** Something to do from the head of a record's page: fields get values, an operation runs, or another page opens. */
export type HeaderActionMeta =
  | (HeaderActionBase & RecordActionMeta & { readonly to?: undefined })
  | (HeaderActionBase & { readonly to: string; readonly set?: undefined; readonly run?: undefined });

export interface TableScreenMeta extends ScreenBase {
  readonly kind: 'table';
  readonly entity: string;
  readonly plural: string;
  readonly columns: readonly ColumnMeta[];
  readonly filters: readonly FilterMeta[];
  /** What it takes to filter the rows. */
  readonly filtering?: { readonly permission?: string; readonly feature?: string };
  /** Writes that are part of a plan-limited feature: they are locked without it. */
  readonly plan?: { readonly feature: string; readonly writes: readonly ('create' | 'update' | 'delete')[] };
  /** What the table shows can be kept as a view, where the rules of SavedView let the reader. */
  readonly views?: true;
  /** Its rows follow what others change. */
  readonly live?: true;
  /** Everybody of a file can be invited here. */
  readonly peopleFile?: true;
  readonly searchable: boolean;
  readonly defaultSort: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  /** A filter that always holds, in GraphQL filter form. */
  readonly baseFilter?: Readonly<Record<string, unknown>>;
  /** Tabs over the table, each a filter in GraphQL filter form. */
  readonly tabs?: readonly {
    readonly id: string;
    readonly labelKey: string;
    readonly filter: Readonly<Record<string, unknown>>;
  }[];
  /** Form opened by the primary action. */
  readonly createForm?: string;
  /** Page that makes a new record, where a form will not do. */
  readonly createAt?: string;
  /** What a record that is made here has besides what is typed. */
  readonly preset?: Readonly<Record<string, unknown>>;
  /** Form opened to edit a row. */
  readonly editForm?: string;
  readonly board?: BoardMeta;
  /** What can be done with chosen rows. */
  readonly actions?: readonly RecordActionMeta[];
  /** Path of the column by whose values the rows are grouped, unless the reader chooses another. */
  readonly groupBy?: string;
  readonly emptyKey: string;
  readonly emptyHintKey?: string;
}

export interface DetailScreenMeta extends ScreenBase {
  readonly kind: 'detail';
  readonly entity: string;
  readonly single: string;
  readonly facts: readonly ColumnMeta[];
  /** People who belong to it, by the fields that name them. */
  readonly people?: readonly ColumnMeta[];
  /** What can be done with it besides editing. */
  readonly actions?: readonly HeaderActionMeta[];
  readonly statusField?: string;
  /** Enumeration of the status. */
  readonly statusEnum?: string;
  readonly imageField?: string;
  /** What it is in one line. */
  readonly noteField?: string;
  /** Base path of the tabs with the params of the route: `/startup/$id/file`. */
  readonly basePath: string;
  /** Component above the tabs, and the permission it is there for. */
  readonly bar?: { readonly component: string; readonly permission?: string };
  /** What the bar shows of many tabs; a tab that names none of them is its own. */
  readonly groups?: readonly { readonly id: string; readonly labelKey: string }[];
  readonly tabs: readonly DetailTabMeta[];
  readonly editForm?: string;
  /** Page that it is edited on; `{_id}` is its id. */
  readonly editPath?: string;
  readonly parent?: { readonly to: string; readonly labelKey: string };
}

export interface DetailTabMeta {
  readonly id: string;
  readonly labelKey: string;
  /** Group of the bar that it is part of. */
  readonly group?: string;
  readonly guard?: GuardSpec;
  readonly needs?: RecordRight;
  readonly content: TabContent | { readonly kind: 'pages'; readonly pages: readonly DetailPageMeta[] };
}

/** A page of a tab, with an address of its own. */
export interface DetailPageMeta {
  readonly id: string;
  readonly labelKey: string;
  readonly guard?: GuardSpec;
  readonly needs?: RecordRight;
  readonly content: TabContent;
}

export type TabContent =
  | {
      readonly kind: 'fields';
      readonly groups: readonly { readonly labelKey?: string; readonly fields: readonly ColumnMeta[] }[];
    }
  | {
      readonly kind: 'related';
      readonly table: string;
      /** Field of the related records that names this one. */
      readonly by: string;
      /** Whether that field holds a list. */
      readonly byList: boolean;
    }
  /** Cards about the record, of a dashboard screen; those in their conditions name these fields of it. */
  | { readonly kind: 'dashboard'; readonly dashboard: string; readonly needs?: readonly string[] }
  | { readonly kind: 'component'; readonly component: string };

export interface FormScreenMeta extends ScreenBase {
  readonly kind: 'form';
  readonly form: string;
  /** Record edited: the route's `$id`, the signed-in user, or the tenant. Absent: a new record. */
  readonly record?: 'param' | 'currentUser' | 'incubator';
  /** Path to go to with what was saved; `{_id}` is its id. */
  readonly goTo?: string;
  readonly descriptionKey?: string;
}

/** A filter in GraphQL form; values that begin with `$` stand for the reader, for today and for the record that a dashboard is about (`src/screens/filterTokens.ts`). */
export type StaticFilter = Readonly<Record<string, unknown>>;

export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** Records of one entity in a calendar. */
export interface CalendarSourceMeta {
  readonly id: string;
  readonly labelKey: string;
  readonly entity: string;
  readonly startField: string;
  /** Whether the start is a day or a time. */
  readonly isDay: boolean;
  readonly endField?: string;
  readonly nameField: string;
  readonly link?: string;
  readonly baseFilter?: StaticFilter;
  readonly tone: Tone;
  readonly guard?: GuardSpec;
}

export interface CalendarScreenMeta extends ScreenBase {
  readonly kind: 'calendar';
  readonly createForm?: string;
  /** Entity that the form creates. */
  readonly createEntity?: string;
  readonly sources: readonly CalendarSourceMeta[];
}

interface CardBase {
  readonly id: string;
  readonly guard?: GuardSpec;
  readonly isWide: boolean;
  /** Stands in the narrower column. */
  readonly isAside?: true;
}

export interface QueryCardMeta extends CardBase {
  readonly kind: 'number' | 'chart' | 'list';
  readonly labelKey: string;
  readonly aboutKey?: string;
  readonly entity: string;
  readonly baseFilter?: StaticFilter;
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly limit: number;
  /** For numbers: not shown while it is nought. */
  readonly isQuiet?: true;
  /** For charts: the field counted by, and what its values are. */
  readonly by?: { readonly field: string; readonly type: FieldType; readonly enum?: string };
  readonly columns: readonly ColumnMeta[];
  readonly link?: string;
}

/** Fields of the record that the dashboard is about. */
export interface FieldsCardMeta extends CardBase {
  readonly kind: 'fields';
  readonly labelKey: string;
  readonly entity: string;
  readonly columns: readonly ColumnMeta[];
}

/** A number of the record that the dashboard is about, alone or as a part of another. */
export interface FigureCardMeta extends CardBase {
  readonly kind: 'figure';
  readonly labelKey: string;
  readonly aboutKey?: string;
  readonly entity: string;
  /** The number, and what it is a part of. */
  readonly columns: readonly ColumnMeta[];
  readonly isQuiet?: true;
  readonly link?: string;
}

interface ComponentCardMeta extends CardBase {
  readonly kind: 'component';
  readonly component: string;
}

export type DashboardCardMeta = QueryCardMeta | FieldsCardMeta | FigureCardMeta | ComponentCardMeta;

export interface DashboardScreenMeta extends ScreenBase {
  readonly kind: 'dashboard';
  /** Entity of the record that it is about, where a tab shows it. */
  readonly record?: string;
  readonly cards: readonly DashboardCardMeta[];
  readonly emptyKey?: string;
}

interface ComponentScreenMeta extends ScreenBase {
  readonly kind: 'component';
  readonly component: string;
  /** Table screens that it shows. */
  readonly tables?: readonly string[];
}

export type ScreenMeta =
  | TableScreenMeta
  | DetailScreenMeta
  | FormScreenMeta
  | CalendarScreenMeta
  | DashboardScreenMeta
  | ComponentScreenMeta;
