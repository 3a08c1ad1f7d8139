import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';

/** Keys of the tools an organisation has beside this product, as its record keeps them; they never leave the server. */
interface SupportTools {
  readonly chat?: { readonly secret?: unknown };
  readonly videoRecording?: { readonly key?: unknown; readonly secret?: unknown };
}

/** How long a video may be begun with a token. */
const TOKEN_SECONDS = 600;

/** Who one is, for the tools beside this product. */
export const supportApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      chatIdentificationHash: async (_parent, _args, context) => {
        const { chat } = await toolsOf(context);
        return typeof chat?.secret === 'string' ? hexHmac(chat.secret, viewerOf(context)) : null;
      },
      videoRecordingToken: async (_parent, _args, context) => {
        const { videoRecording } = await toolsOf(context);
        const { key, secret } = videoRecording ?? {};
        if (typeof key !== 'string' || typeof secret !== 'string') return null;
        return signedToken(
          { iss: key, sub: viewerOf(context), exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS },
          secret,
        );
      },
      startupId: (_parent, _args, { principal }) => principal?.startupIds[0] ?? null,
    },
  },
};

function viewerOf({ viewer }: RequestContext): string {
  if (viewer === null) throw new AuthenticationRequiredError();
  return viewer.id;
}

async function toolsOf(context: RequestContext): Promise<SupportTools> {
  viewerOf(context);
  return context.transact(async (tx) => {
    const { rows } = await sql<{ tools: SupportTools | null }>`select support_tools as tools from incubator`.execute(
      tx,
    );
    return rows[0]?.tools ?? {};
  });
}

function hexHmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** A JSON web token, signed with HMAC. */
function signedToken(claims: object, secret: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
