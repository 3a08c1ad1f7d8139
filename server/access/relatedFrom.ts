import { parseConditionPath } from '#domain/access/conditionPath.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { identifier } from './SqlParameters.ts';

/** A table with the tables that its relations lead to. */
export interface RelatedTable {
  readonly name: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, FieldMeta>;
  /** What a `ref`, `refs` or `many` field leads to. */
  readonly related: (field: FieldMeta) => RelatedTable;
}

/** The tables behind a row along a path, and the conditions that tie them to it and to each other. */
interface RelatedRows {
  readonly from: string;
  readonly links: readonly string[];
  /** The last table, whose columns are compared. */
  readonly model: RelatedTable;
  readonly alias: string;
}

/**
 * Follows relations from the row `alias`. Each table is asked for rows of the same tenant, beside the wall that the
 * database keeps. The aliases need to differ along one path, and from that of the row it begins at, which may be a table
 * of another path: each path becomes a subselect of its own.
 */
export function relatedFrom(model: RelatedTable, alias: string, relations: readonly string[]): RelatedRows {
  const from: string[] = [];
  const links: string[] = [];
  const before = Number(/^via(\d+)$/.exec(alias)?.[1] ?? 0);
  let here = { model, alias };
  for (const [index, relation] of relations.entries()) {
    const field = relationOf(here.model, relation);
    const next = { model: here.model.related(field), alias: `via${before + index + 1}` };
    const step = stepOf(here.alias, field, next);
    from.push(`${identifier(next.model.table)} as ${next.alias}`, ...step.unrolled);
    links.push(`${next.alias}.tenant_id = ${here.alias}.tenant_id`, step.link);
    here = next;
  }
  return { from: from.join(', '), links, ...here };
}

/** SQL of a value that references lead to from the row `alias`: `startup.program`; null where one of them is missing. */
export function relatedValue(model: RelatedTable, alias: string, path: string): string {
  const { relations, field } = parseConditionPath(path);
  const found = relatedFrom(model, alias, relations);
  const value = `${found.alias}.${columnOf(relationOf(found.model, field))}`;
  return `(select ${value} from ${found.from} where ${found.links.join(' and ')})`;
}

interface Step {
  /** A list column of the next table as rows, where that is what points back. */
  readonly unrolled: readonly string[];
  readonly link: string;
}

function stepOf(alias: string, field: FieldMeta, next: { readonly model: RelatedTable; readonly alias: string }): Step {
  const id = `${next.alias}.id`;
  if (field.type === 'ref') return { unrolled: [], link: `${id} = ${alias}.${columnOf(field)}` };
  if (field.type === 'refs') return { unrolled: [], link: `${id} = any(${alias}.${columnOf(field)})` };
  const inverse = relationOf(next.model, field.inverse ?? '');
  const column = `${next.alias}.${columnOf(inverse)}`;
  if (inverse.type === 'ref') return { unrolled: [], link: `${column} = ${alias}.id` };
  // Equal to an id of the list, instead of "the list holds it": so the database can make one set of all lists.
  const held = `${next.alias}_held`;
  return { unrolled: [`unnest(${column}) as ${held}(id)`], link: `${held}.id = ${alias}.id` };
}

function relationOf({ name, fields }: RelatedTable, relation: string): FieldMeta {
  const field = fields.get(relation);
  if (field?.entity === undefined) throw new Error(`a condition follows ${name}.${relation}, which is no relation`);
  return field;
}

function columnOf(field: FieldMeta): string {
  if (field.column === null) throw new Error(`a condition follows '${field.name}', which no column stores`);
  return identifier(field.column);
}
