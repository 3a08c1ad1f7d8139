import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the book while pictures are taken. */
export default async function serveBook(): Promise<() => Promise<void>> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1', strictPort: true },
  });
  process.env.BOOK_URL = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
