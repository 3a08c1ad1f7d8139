/** A small spec of its own for tests of what works on any entity: boats, their skippers, and who may see what. */
import { buildSchema } from 'graphql';
import type { Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { validatorsOf } from '#server/testing/validatorsOf.ts';

const source = 'harbour.yaml:1';
const everyone = [{ source }];
const admins = [{ roles: ['Admin'], source }];
const everyoneWrites = { read: everyone, create: everyone, update: everyone, delete: everyone };

export const skipper: EntityMeta = entityFixture({
  name: 'Skipper',
  table: 'skipper',
  operations: ['get', 'list', 'create', 'update', 'delete'],
  access: everyoneWrites,
  fields: [
    fieldFixture({ name: 'name', type: 'text', column: 'name', required: true, searchable: true }),
    fieldFixture({
      name: 'email',
      type: 'email',
      column: 'email',
      read: [...admins, { where: { id: '$user.id' }, source }],
    }),
    fieldFixture({ name: 'salary', type: 'money', column: 'salary', read: admins, write: admins, searchable: true }),
    fieldFixture({ name: 'boats', type: 'many', column: null, entity: 'Boat', inverse: 'skipper' }),
    fieldFixture({ name: 'greeting', type: 'computed', column: null, graphqlType: 'String!', from: ['name'] }),
    fieldFixture({ name: 'secretHash', type: 'text', column: 'secret_hash', hidden: true }),
  ],
});

export const boat: EntityMeta = entityFixture({
  name: 'Boat',
  table: 'boat',
  operations: ['get', 'list', 'create', 'update', 'delete'],
  defaultSort: { field: 'name', direction: 'ASC' },
  access: {
    read: [
      { roles: ['Admin'], source },
      { roles: ['Mentor'], where: { or: [{ isPrivate: { ne: true } }, { skipper: '$user.id' }] }, source },
    ],
    create: [...admins, { roles: ['Mentor'], where: { skipper: '$user.id' }, source }],
    update: [...admins, { roles: ['Mentor'], where: { skipper: '$user.id' }, source }],
    delete: admins,
  },
  fields: [
    fieldFixture({ name: 'name', type: 'text', column: 'name', required: true, max: 40, searchable: true }),
    fieldFixture({ name: 'length', type: 'float', column: 'length', min: 1, max: 200 }),
    fieldFixture({ name: 'builtYear', type: 'int', column: 'built_year' }),
    fieldFixture({ name: 'launchedAt', type: 'dateTime', column: 'launched_at' }),
    fieldFixture({ name: 'insuredUntil', type: 'date', column: 'insured_until' }),
    fieldFixture({ name: 'isPrivate', type: 'bool', column: 'is_private' }),
    fieldFixture({ name: 'website', type: 'url', column: 'website' }),
    fieldFixture({ name: 'labels', type: 'labels', column: 'labels', sortable: false, filterable: false }),
    fieldFixture({
      name: 'berth',
      type: 'object',
      column: 'berth',
      sortable: false,
      filterable: false,
      fields: [
        fieldFixture({ name: 'pier', type: 'text', column: null, max: 3 }),
        fieldFixture({ name: 'place', type: 'int', column: null }),
        fieldFixture({ name: 'map', type: 'url', column: null }),
      ],
    }),
    fieldFixture({ name: 'marks', type: 'textList', column: 'marks', sortable: false }),
    fieldFixture({ name: 'skipper', type: 'ref', column: 'skipper_id', entity: 'Skipper', onDelete: 'restrict' }),
    fieldFixture({ name: 'owners', type: 'refs', column: 'owners_ids', entity: 'Skipper', sortable: false }),
  ],
});

const onOwnBoat = [...admins, { roles: ['Mentor'], where: { 'boat.skipper': '$user.id' }, source }];

/** What belongs to a boat: who may do what with it depends on the boat's skipper and owners. */
export const voyage: EntityMeta = entityFixture({
  name: 'Voyage',
  table: 'voyage',
  operations: ['get', 'list', 'create', 'update', 'delete'],
  access: { read: onOwnBoat, create: onOwnBoat, update: onOwnBoat, delete: onOwnBoat },
  fields: [
    fieldFixture({ name: 'name', type: 'text', column: 'name', required: true }),
    fieldFixture({
      name: 'price',
      type: 'money',
      column: 'price',
      read: [{ where: { 'boat.owners.id': '$user.id' }, source }],
      write: [{ where: { 'boat.owners.id': '$user.id' }, source }],
    }),
    fieldFixture({ name: 'boat', type: 'ref', column: 'boat_id', entity: 'Boat', onDelete: 'cascade' }),
    fieldFixture({
      name: 'skipper',
      type: 'ref',
      column: null,
      entity: 'Skipper',
      via: 'boat.skipper',
      readonly: true,
    }),
  ],
});

const harbourEntities = { Skipper: skipper, Boat: boat, Voyage: voyage };

export const harbourCatalog = new EntityCatalog(
  harbourEntities,
  { 'Skipper.greeting': ({ alias }) => `('Ahoy ' || ${alias}.name)` },
  validatorsOf(harbourEntities),
);

const sdl = /* GraphQL */ `
  scalar DateTime
  scalar Date
  enum SortDirection { ASC DESC }
  type TranslatedText { language: String!, value: String! }
  type BoatBerth { pier: String, place: Int }
  type Skipper {
    _id: ID! id: ID! version: Int! createdAt: DateTime! name: String! email: String salary: Float
    boats: [Boat!]! greeting: String!
  }
  type Boat {
    _id: ID! id: ID! version: Int! createdAt: DateTime! name: String! length: Float builtYear: Int launchedAt: DateTime
    insuredUntil: Date isPrivate: Boolean website: String labels: [TranslatedText!]! berth: BoatBerth marks: [String!]!
    skipper: Skipper owners: [Skipper!]!
  }
  type RecordRights { update: Boolean! delete: Boolean! readonly: [String!]! }
  type Voyage { _id: ID! id: ID! name: String! price: Float boat: Boat skipper: Skipper may: RecordRights! }
  type GroupCount { value: String, label: String, count: Int! }
  type BoatPage { results: [Boat!]!, totalCount: Int!, next: String, prev: String, counts(by: String!): [GroupCount!]! }
  type VoyagePage { results: [Voyage!]!, totalCount: Int!, next: String, prev: String, counts(by: String!): [GroupCount!]! }
  type SkipperPage { results: [Skipper!]!, totalCount: Int!, next: String, prev: String, counts(by: String!): [GroupCount!]! }
  type Query {
    boat(id: ID!): Boat
    skipper(id: ID!): Skipper
    voyage(id: ID!): Voyage
    boats(filter: JSON, sort: [JSON!], search: String, cursor: String, limit: Int): BoatPage!
    skippers(filter: JSON, sort: [JSON!], search: String, cursor: String, limit: Int): SkipperPage!
    voyages(filter: JSON, sort: [JSON!], search: String, cursor: String, limit: Int): VoyagePage!
  }
  scalar JSON
`;

export const harbourSchema = buildSchema(sdl);

/** A principal with a role and nothing else. */
export function principalFixture(role: string, more: Partial<Principal> = {}): Principal {
  return {
    id: 'u1',
    tenantId: 'a',
    roleTypes: [role],
    startupIds: [],
    assignedStartupIds: [],
    programIds: [],
    grants: {},
    ...more,
  };
}
