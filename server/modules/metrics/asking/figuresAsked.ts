import { conditionSql } from '#server/access/conditionSql.ts';
import { readerOf } from '#server/access/Reader.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type AskedFigure, askedFigures } from '#server/services/metrics/askedFigures.ts';

/** So many requests nobody has before them at once. */
const MAX_REQUESTS = 100;

interface AskedFigures {
  readonly request: string;
  readonly figures: readonly AskedFigure[];
}

/** Of the requests that the reader may read those that do not ask for all that is collected, with what they ask for. */
export function figuresAsked(context: RequestContext, startup: string | null): Promise<readonly AskedFigures[]> {
  return context.transact(async (tx) => {
    const asked = await askedFigures(tx, await readableRequests(context, tx, startup));
    return [...asked].map(([request, figures]) => ({ request, figures }));
  });
}

/** What is due first comes first. */
async function readableRequests(context: RequestContext, tx: Tx, startup: string | null): Promise<readonly string[]> {
  const model = specCatalog.get('PendingDataForm');
  const condition = readerOf(context.principal).entityCondition(model.meta, 'read');
  if (condition === null) return [];
  const parameters = new SqlParameters();
  const readable = conditionSql(condition, { model, alias: 'f', parameters });
  const isWanted = startup === null ? '' : `and f.startup_id = ${parameters.add(startup, 'text')}`;
  const rows = await run(
    tx,
    `select f.id from pending_data_form f where f.type = 'METRICS' and ${readable} ${isWanted}
      order by f.date, f.id limit ${MAX_REQUESTS}`,
    parameters,
  );
  return rows.map(({ id }) => String(id));
}
