import { isObject } from '#contract/rules/diff/json.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { routeOf } from '#contract/wire/calls.ts'
import type { Reply } from '../envelope.ts'
import type { AnyOptions, CompleteAnswer } from '../transport.ts'
import { COMPLETIONS } from './completions.ts'

/**
 * What a service of the specification alone answers, completed by what the console knows of an answer beyond it: a
 * total where the header has none, the fields that ours adds to titles, locks, versions and jobs. What is there is
 * never replaced, and what is of a wrong kind stays so: the check behind it tells.
 */
export function createCompletion(tab: string): CompleteAnswer {
  return (name, reply, options) => {
    const data = complete(name, reply.data, { options, tab })
    return { ...reply, header: headerOf(name, { ...reply, data }, options), data } as typeof reply
  }
}

function complete(name: CallName, data: unknown, parts: { options: AnyOptions; tab: string }): unknown {
  const { whole, each } = COMPLETIONS[name] ?? {}
  const answer = whole ? whole(data, parts) : data
  if (!each) return answer
  if (Array.isArray(answer))
    return answer.map((entry) => (isObject(entry) ? { ...entry, ...each(entry, parts) } : entry))
  return isObject(answer) ? { ...answer, ...each(answer, parts) } : answer
}

/** A page that came full may have others behind it: the total is then a lower bound. */
function headerOf(
  name: CallName,
  { header, data }: Reply<unknown>,
  { query, body }: AnyOptions,
): Reply<unknown>['header'] {
  if (typeof header.count === 'number' || !Array.isArray(data)) return header
  if (!routeOf(name).paged) return { ...header, count: data.length }
  const { pageNumber = 1, pageSize = 0 } = { ...query, ...(isObject(body) ? body : {}) } as Paging
  const isFull = pageSize > 0 && data.length >= pageSize
  const before = (pageNumber - 1) * pageSize
  return { ...header, count: before + data.length + (isFull ? 1 : 0), ...(isFull ? { atLeast: true } : {}) }
}

type Paging = { pageNumber?: number; pageSize?: number }
