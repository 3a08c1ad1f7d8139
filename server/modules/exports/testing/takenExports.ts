import { request } from 'node:http';
import { expect, vi } from 'vitest';
import type { Json, TestServer } from '#server/testing/startTestServer.ts';

/** Begins an export. */
export const START = `mutation ($type: ExportType!, $format: ExportFormat, $recordId: ID, $filter: JSON, $search: String, $where: [AnswerConditionInput!], $asked: Boolean) {
  startExport(type: $type, format: $format, recordId: $recordId, filter: $filter, search: $search, where: $where, asked: $asked) { _id status name requestedBy { _id } } }`;

/** The export as it has ended, well or not. */
export async function finishedExport(server: TestServer, token: string, variables: object): Promise<Json> {
  const { json } = await server.graphql(START, { token, variables });
  expect(json.errors).toBeUndefined();
  expect(json.data?.startExport?.status).toBe('QUEUED');
  const read = `query ($id: ID!) { export(id: $id) { _id name status rowCount file problem finishedAt } }`;
  return vi.waitFor(async () => {
    const answer = await server.graphql(read, { token, variables: { id: json.data?.startExport?._id } });
    const found = answer.json.data?.export ?? {};
    if (!['COMPLETED', 'ERROR', 'FAILED'].includes(String(found.status))) throw new Error(`still ${found.status}`);
    return found;
  }, 10_000);
}

/** The bytes of its file, for whoever the token speaks for. */
export function downloadedExport(
  server: TestServer,
  token: string,
  id: unknown,
): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'red.localhost', authorization: `Bearer ${token}` };
    const call = request({ host: '127.0.0.1', port: server.port, path: `/api/exports/${id}`, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
    });
    call.once('error', reject);
    call.end();
  });
}
