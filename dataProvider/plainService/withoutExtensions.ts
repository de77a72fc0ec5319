import type { Extension, ServiceExtensions } from '#contract/wire/extensions.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { CallName } from '#contract/wire/calls.ts'

type Options = { rev?: number | undefined; lockNumber?: number | undefined; query?: object; body?: unknown }
type Parameters = Readonly<Record<string, Extension>>

/** Parameters of addresses that only an extension knows. */
const QUERY: Parameters = {
  after: 'cursors',
  before: 'cursors',
  schema: 'revisions',
  confirm: 'revisions',
  approval: 'revisions',
  zone: 'listFilters',
}

const LOCK: Parameters = { number: 'revisions', idle: 'revisions', resume: 'revisions' }
/** Fields of bodies that only an extension knows. */
const BODY: Partial<Record<CallName, Parameters>> = {
  acquireLock: LOCK,
  beatLock: LOCK,
  releaseLock: LOCK,
  bulkUpdate: { revisions: 'revisions' },
  filterContent: { after: 'cursors', before: 'cursors', zone: 'listFilters' },
}

/** A request as a service without some extensions knows it: what comes with them is left out. */
export function withoutExtensions<Request extends Options>(
  name: CallName,
  { rev, lockNumber, query, body, ...rest }: Request,
  { has }: ServiceExtensions,
): Request {
  const known = (values: object, parameters: Parameters) =>
    Object.fromEntries(
      Object.entries(values).filter(([key]) => {
        const extension = parameters[key]
        return extension === undefined || has(extension)
      }),
    )
  return {
    ...rest,
    ...(has('revisions') ? { rev, lockNumber } : {}),
    ...(query ? { query: known(query, QUERY) } : {}),
    ...(body === undefined ? {} : { body: isPlain(body) ? known(body, BODY[name] ?? {}) : body }),
  } as Request
}

/** A body with a file keeps its file. */
const isPlain = (body: unknown): body is object => isObject(body) && Object.getPrototypeOf(body) === Object.prototype
