import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import type { FileKind } from '#domain/files/fileTypes.ts';
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { type EntityReads, selectionOf } from '#server/entities/plan/EntityReads.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { coerceInput } from '#server/graphql/execute/coerceVariables.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { checkedFileType, cleanFileName } from '#server/platform/files/fileRules.ts';
import { asStorageError } from '#server/platform/files/storageFull.ts';
import {
  followedEntity,
  isReadableByRecord,
  listFollowed,
  readFollowed,
} from '#server/services/attachments/followedFiles.ts';
import { PICTURES_PATH } from '#server/services/attachments/pictures.ts';
import { keepFile, noteFile } from '#server/services/attachments/storedFiles.ts';
import { keepVisitorFile, type Visitor } from '#server/services/attachments/visitorFiles.ts';
import { addStartupDocument } from './addStartupDocument.ts';
import { requireMayAttach } from './requireMayAttach.ts';

/** An attachment as the API gives it. */
export interface AttachmentRecord {
  readonly _id: string;
  readonly name: string;
  readonly contentType: string;
  readonly referenceType: string | null;
  readonly referenceId: string | null;
  /** Where a picture is shown from; only in the answer to its upload. */
  readonly pictureUrl?: string;
}

export interface NewFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Record it belongs to: entity in lower camel case, and id. */
  readonly referenceType?: string | undefined;
  readonly referenceId?: string | undefined;
  /** `picture`: shown in pages, by an address that needs no token. */
  readonly kind?: FileKind | undefined;
}

const FIELDS =
  '_id id version name contentType size referenceType referenceId createdAt updatedAt startup { _id name } uploadedBy { _id fullName }';
const PAGE = selectionOf(`totalCount next results { ${FIELDS} }`);
const RECORD = selectionOf(FIELDS);
const ID = selectionOf('_id');

export interface AttachmentParts {
  readonly schema: GraphQLSchema;
  readonly reads: EntityReads;
  readonly writer: EntityWriter;
  readonly store: AttachmentStore;
}

/** Attachments over plain HTTP: the same rules, reads and writes as GraphQL, and the bytes beside them (000 §7). */
export class AttachmentService {
  readonly #schema: GraphQLSchema;
  readonly #reads: EntityReads;
  readonly #writer: EntityWriter;
  readonly #store: AttachmentStore;

  constructor({ schema, reads, writer, store }: AttachmentParts) {
    this.#schema = schema;
    this.#reads = reads;
    this.#writer = writer;
    this.#store = store;
  }

  async list(context: RequestContext, filter: Filter | null, cursor: string | null): Promise<unknown> {
    return this.#reads.page(context, { entity: 'Attachment', filter, cursor, limit: MAX_PAGE_SIZE }, PAGE);
  }

  /** The files of one record. */
  async listOf(context: RequestContext, type: string, id: string, cursor: string | null): Promise<unknown> {
    const entity = followedEntity(type);
    if (entity === undefined || !(await this.#isReadable(context, entity, id))) {
      return this.list(context, { referenceType: { IS: type }, referenceId: { IS: id } }, cursor);
    }
    const results = await listFollowed(context, type, id);
    return { results, totalCount: results.length, next: null };
  }

  /** @throws HttpError 404 for one that is missing, another tenant's or not readable, which is the same to the reader */
  async get(context: RequestContext, id: string): Promise<AttachmentRecord> {
    const own = await this.#reads.record<AttachmentRecord>(context, 'Attachment', id, RECORD);
    const isFollowed = !own && (await isReadableByRecord(context, id, (...of) => this.#isReadable(context, ...of)));
    const record = isFollowed ? await readFollowed(context, id) : own;
    if (!record) throw new HttpError(404, 'attachmentUnknown');
    return record as AttachmentRecord;
  }

  async bytes(context: RequestContext, id: string): Promise<Readable> {
    const key = await this.#storageKey(context, id);
    return this.#store.read(key).catch(() => {
      throw new HttpError(404, 'attachmentGone');
    });
  }

  /** Stores the bytes first: a record without its file would be a promise that nobody keeps. */
  async add(context: RequestContext, file: NewFile): Promise<AttachmentRecord> {
    const name = cleanFileName(file.name);
    const contentType = await checkedFileType(name, file.bytes, file.kind);
    const reference = await this.#reference(context, file);
    const storageKey = `${context.tenant.id}/${uuidv7()}`;
    const pictureKey = file.kind === 'picture' ? randomBytes(24).toString('base64url') : null;
    await context.prepare((tx) => noteFile(tx, storageKey));
    await this.#put(storageKey, file.bytes);
    const values = {
      contentType,
      size: file.bytes.length,
      storageKey,
      pictureKey,
      uploadedBy: context.principal?.id,
      ...reference,
    };
    const id = await this.#create(context, name, values).catch(async (error) => {
      await this.#store.remove(storageKey);
      throw error;
    });
    const record = await this.get(context, id);
    return pictureKey === null ? record : { ...record, pictureUrl: `${PICTURES_PATH}/${pictureKey}` };
  }

  /** A file of somebody without an account: it waits for the answers that it belongs to, and nobody can read it before. */
  async addOfVisitor(
    context: RequestContext,
    visitor: Visitor,
    file: Pick<NewFile, 'name' | 'bytes'>,
  ): Promise<Pick<AttachmentRecord, '_id' | 'name' | 'contentType'>> {
    const name = cleanFileName(file.name);
    const contentType = await checkedFileType(name, file.bytes, 'any');
    const storageKey = `${context.tenant.id}/${uuidv7()}`;
    await context.prepare((tx) => noteFile(tx, storageKey));
    await this.#put(storageKey, file.bytes);
    const values = { name, contentType, size: file.bytes.length, storageKey };
    const _id = await context.transact(async (tx) => {
      await keepFile(tx, storageKey);
      return keepVisitorFile(tx, visitor, values);
    });
    return { _id, name, contentType };
  }

  /** All of the bytes, or none. */
  async #put(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.#store.put(key, bytes);
    } catch (error) {
      await this.#store.remove(key).catch(() => {});
      throw asStorageError(error);
    }
  }

  #create(
    context: RequestContext,
    name: string,
    values: {
      readonly storageKey: string;
      readonly contentType: string;
      readonly size: number;
      readonly startup?: string;
    },
  ): Promise<string> {
    return context.transact(async (tx) => {
      await keepFile(tx, values.storageKey);
      const id = await this.#writer.create(context, 'Attachment', { name }, { set: { ...values } });
      if (values.startup !== undefined) {
        const { startup, contentType, size } = values;
        await addStartupDocument(this.#writer, context, { file: id, name, contentType, size, startup });
      }
      return id;
    });
  }

  async update(context: RequestContext, id: string, name: unknown): Promise<unknown> {
    const input = coerceInput(this.#schema, 'AttachmentUpdateInput', { name });
    return context.transact(async () => {
      await this.#writer.update(context, 'Attachment', id, input);
      return this.#reads.record(context, 'Attachment', id, RECORD);
    });
  }

  /** The bytes go once the record has gone, by whatever way (`storedFiles.ts`). */
  async remove(context: RequestContext, id: string): Promise<void> {
    await this.#writer.delete(context, 'Attachment', id);
  }

  /** The reference is known and may be changed; a file of a startup is read by whoever may read its other files. */
  async #reference(
    context: RequestContext,
    { referenceType, referenceId }: NewFile,
  ): Promise<{ readonly referenceType?: string; readonly referenceId?: string; readonly startup?: string }> {
    if (!referenceType && !referenceId) return {};
    const entity = Object.values(entities).find(({ single }) => single.toLowerCase() === referenceType?.toLowerCase());
    if (!entity || !referenceId || !(await this.#isReadable(context, entity, referenceId))) {
      throw new HttpError(400, 'attachTargetUnknown');
    }
    await requireMayAttach(context, entity.name, referenceId);
    const own = entity.name === 'Startup' ? { startup: referenceId } : {};
    return { referenceType: entity.single, referenceId, ...own };
  }

  /** Whether the record can be read by the rules of its own query. */
  async #isReadable(context: RequestContext, entity: EntityMeta, id: string): Promise<boolean> {
    if (!entity.operations.includes('get')) return false;
    return (await this.#reads.record(context, entity.name, id, ID)) !== null;
  }

  /** Where the bytes are; the key itself is never in the API. Asked for only once the record has been read. */
  async #storageKey(context: RequestContext, id: string): Promise<string> {
    await this.get(context, id);
    const [row] = await context.read({
      sql: 'select storage_key as key from attachment where id = $1',
      parameters: [id],
    });
    if (typeof row?.key !== 'string') throw new HttpError(404, 'attachmentGone');
    return row.key;
  }
}
