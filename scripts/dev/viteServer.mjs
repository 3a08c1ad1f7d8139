/** Vite as a child of `npm run dev`; says when it listens, and ends with the process that started it. */
import { createServer } from 'vite';
import { holdRequests } from './holdRequests.mjs';

const server = await createServer({
  server: { port: Number(process.env.PORT), strictPort: true, host: process.env.HOST },
  clearScreen: false,
  plugins: [holdRequests()],
});
await server.listen();
process.send?.({ kind: 'listening' });
const end = async () => {
  await server.close();
  process.exit(0);
};
process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
