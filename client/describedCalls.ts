import { createHash } from 'node:crypto'
import { openApiDocument } from '#server/openapi/openApiDocument.ts'

type Responses = Record<string, unknown>
type Operation = { responses: Responses; 'x-guard'?: unknown; 'x-section'?: unknown }
type Described = { paths: Record<string, Record<string, Operation>> }

const FAILURE = {
  description: 'A refusal; header.errors says why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

/**
 * The description that the client's types are made of: that of `/api/openapi.json` with all refusals as one, since they
 * have one shape, and repeated for each status of each call they would be most of the types.
 */
export function describedCalls() {
  const document = openApiDocument('', '') as ReturnType<typeof openApiDocument> & Described
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 300)
    operation.responses = { ...Object.fromEntries(successes), default: FAILURE }
  }
  return document
}

/** What a type does not show: words, and bounds of values. As names of properties these stand before objects. */
const UNSEEN =
  /^(?:x-.*|summary|description|title|version|pattern|format|default|(?:max|min)\w+|exclusive\w+|multipleOf)$/

/** Tells whether types were made of the calls as they are now. */
export function hashOfCalls(): string {
  const withoutUnseen = (key: string, value: unknown) =>
    UNSEEN.test(key) && (key.startsWith('x-') || typeof value !== 'object') ? undefined : value
  return createHash('sha256').update(JSON.stringify(describedCalls(), withoutUnseen)).digest('base64url')
}
