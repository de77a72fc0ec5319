import type { TSchema } from 'typebox'
import { CALLS } from '#contract/wire/calls.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { ERRORS } from '#contract/wire/errors.ts'
import { IDEMPOTENCY_HEADER, LOCK_NUMBER_HEADER, TAB_HEADER } from '#contract/values/wire.ts'
import { guardWords, isOpen } from './guardWords.ts'
import { refusalsOf, successesOf } from './statusesOf.ts'

type Json = Record<string, unknown>

/** The description of every call as an OpenAPI document, made of the call table and nothing else. */
export function openApiDocument(build: string, serverUrl: string, rows: readonly CallRow[] = CALLS): Json {
  const paths: Record<string, Json> = {}
  for (const row of rows) {
    const path = (paths[row.path] ??= {})
    path[row.method.toLowerCase()] = operationOf(row)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee',
      version: build,
      description:
        'The calls of the console and its server. Every JSON answer is an envelope. An address answers 405 to every ' +
        'method that is not listed here, TRACE and QUERY included, and names in Allow those that it takes.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: [...new Set(rows.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Header: HEADER, Failure: envelope({}) },
    },
    'x-errors': ERRORS,
  }
}

/** Calls of one kind stand together: the first word of their address says which. */
export function tagOf({ path }: CallRow): string {
  return path.split('/')[1] ?? ''
}

function operationOf(row: CallRow): Json {
  return {
    operationId: row.name,
    tags: [tagOf(row)],
    summary: row.summary,
    description: `Allowed: ${guardWords(row.guard)}.`,
    'x-guard': row.guard,
    'x-section': row.section,
    ...(isOpen(row.guard) ? { security: [] } : { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...requestBody(row),
    responses: { ...successes(row), ...refusals(row) },
  }
}

function pathParameters({ path }: CallRow): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: CallRow): Json[] {
  const required = query.required ?? []
  return Object.entries(query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters({ document, created, method }: CallRow): Json[] {
  if (method === 'GET') return []
  const header = (name: string, type: string, required = false) => ({ name, in: 'header', required, schema: { type } })
  const ofDocuments = [header(TAB_HEADER, 'string'), header(LOCK_NUMBER_HEADER, 'integer')]
  return [
    header(IDEMPOTENCY_HEADER, 'string'),
    ...(document && !created ? [header('if-match', 'string', true)] : []),
    ...(document ? ofDocuments : []),
  ]
}

function requestBody({ body, takes }: CallRow): Json {
  if (takes === 'multipart') {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (takes === 'media')
    return { requestBody: { required: true, content: { 'video/mp4': { schema: {} }, 'audio/mp4': { schema: {} } } } }
  const type = takes === 'text' ? 'text/plain' : 'application/json'
  return body ? { requestBody: { required: true, content: { [type]: { schema: body } } } } : {}
}

const CONTENT: Readonly<Record<string, string>> = { bytes: 'image/*', stream: 'text/event-stream', text: 'text/plain' }

function answerOf({ gives = 'json', answer }: CallRow): Json {
  const content =
    gives === 'json' ? { 'application/json': { schema: envelope(answer) } } : { [CONTENT[gives] ?? '*/*']: {} }
  return { description: 'Success', content }
}

const HEADER: Json = {
  type: 'object',
  required: ['code', 'count', 'errors'],
  properties: {
    code: { enum: [0, -1, 1], description: '0 success, -1 failure, 1 no data' },
    count: { type: 'integer' },
    atLeast: { type: 'boolean' },
    next: { type: 'string' },
    prev: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'description'],
        properties: {
          code: { type: 'integer' },
          description: { type: 'string' },
          field: { type: 'string' },
          keyword: { type: 'string' },
          params: { type: 'object' },
        },
      },
    },
  },
}

function envelope(data: TSchema | Json): Json {
  return {
    type: 'object',
    required: ['header', 'data'],
    properties: { header: { $ref: '#/components/schemas/Header' }, data },
  }
}

function successes(row: CallRow): Json {
  const known = { description: 'Known already: what If-None-Match names still holds' }
  return Object.fromEntries(successesOf(row).map((status) => [status, status === 304 ? known : answerOf(row)]))
}

function refusals(row: CallRow): Json {
  return Object.fromEntries(refusalsOf(row).map((status) => [status, refusal(status)]))
}

function refusal(status: number): Json {
  const texts = ERRORS.filter((error) => error.status === status).map(({ text }) => text)
  return {
    description: texts.slice(0, 3).join(' ') || HEADERS_TOO_LARGE,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** 431 comes from the HTTP server itself, before there is a call that the error catalogue could speak of. */
const HEADERS_TOO_LARGE = 'The headers of the request are too large.'
