/**
 * PostGraphile 5 over the same tables. `WALL=1`: the same wall as ours (its `pgSettings` set role and tenant over the
 * same row-level security). Prints its port when it answers.
 */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const walled = process.env.WALL === '1';
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolConfig: { max: 10 } }),
  ],
  grafserv: { watch: false, graphiql: false, port: 0 },
  grafast: {
    explain: false,
    ...(walled && { context: () => ({ pgSettings: { role: 'cohort_app', 'app.tenant': process.env.TENANT } }) }),
  },
};
const server = createServer();
const service = postgraphile(preset).createServ(grafserv);
await service.addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
