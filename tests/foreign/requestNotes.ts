import type { CallName } from '#contract/wire/calls.ts'
import { CALLS } from '#contract/wire/calls.ts'
import { extensionOf } from '#contract/wire/extensions.ts'

export type NotedRequest = {
  method: string
  /** Behind the base. */
  path: string
  query: Readonly<Record<string, string>>
  headers: readonly string[]
  body: unknown
}

const OUR_HEADERS = ['x-tab-id', 'x-lock-number', 'if-match', 'if-none-match', 'idempotency-key', 'last-event-id']
const OUR_PARAMETERS = [
  'after',
  'before',
  'schema',
  'confirm',
  'approval',
  'zone',
  'flt',
  'ticket',
  'resume',
  'number',
  'idle',
]

/** The call of the table that a request is; more than one row may fit an address, and the most literal is meant. */
function callOf({ method, path }: Pick<NotedRequest, 'method' | 'path'>): CallName | undefined {
  const fits = CALLS.filter((row) => row.method === method && patternOf(row.path).test(path))
  const literal = fits.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
  return literal?.name as CallName | undefined
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** What is ours in the requests, in words; nothing where a service of the specification knows all of it. */
export function oursIn(requests: readonly NotedRequest[]): string[] {
  return [...new Set(requests.flatMap(oursOf))]
}

function oursOf(request: NotedRequest): string[] {
  const { method, path, query, headers, body } = request
  const name = callOf(request)
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const parameters = [...Object.keys(query), ...(isTitle(name) ? [] : fields)].filter((key) =>
    OUR_PARAMETERS.includes(key),
  )
  const ours = [
    ...(name === undefined ? ['unknown call'] : extensionOf(name) === undefined ? [] : ['call of ours']),
    ...headers.filter((header) => OUR_HEADERS.includes(header)),
    ...parameters,
  ]
  return ours.map((what) => `${method} ${path}: ${what}`)
}

/** The body of a title is its text: any field may have any name. */
const isTitle = (name: CallName | undefined) => name === 'saveContent' || name === 'createContent'
