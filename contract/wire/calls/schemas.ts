import { Type } from 'typebox'
import { AnyRecord, call, info, query } from './call.ts'

const type = '/schema/urn/resource/catalog/{type}'
const version = query({ version: Type.Optional(Type.Integer({ minimum: 1 })) })
const view = { by: 'type', action: 'view' } as const

/** Schemas and types (calls.md section 5). Answers carry an ETag; If-None-Match gives 304. */
export const schemaCalls = [
  call({
    name: 'listTypes',
    method: 'GET',
    path: '/schema/urn/resource/catalog',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'F',
    summary: 'Type documents that the caller may view',
    answer: Type.Array(AnyRecord),
    query: query({ ...info }),
  }),
  call({
    name: 'readSchema',
    method: 'GET',
    path: type,
    guard: view,
    section: '7',
    part: 'F',
    summary: 'Data schema, resolved',
    answer: AnyRecord,
    query: version,
  }),
  call({
    name: 'readUiSchema',
    method: 'GET',
    path: `${type}/ui`,
    guard: view,
    section: '7',
    part: 'F',
    summary: 'UI schema',
    answer: AnyRecord,
    query: version,
  }),
  call({
    name: 'readUiSchemaAdditional',
    method: 'GET',
    path: `${type}/ui/additional`,
    guard: view,
    section: '7',
    part: 'F',
    summary: 'UI schema of the additional info dialog',
    answer: AnyRecord,
    query: version,
  }),
  call({
    name: 'readSample',
    method: 'GET',
    path: `${type}/sample`,
    guard: view,
    section: 'ours',
    part: 'F',
    summary: 'A valid record',
    answer: AnyRecord,
    query: query({}),
  }),
] as const
