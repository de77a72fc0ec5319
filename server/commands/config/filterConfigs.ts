import { can } from '#contract/rules/access/can.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { Configuration } from '../../stores/configStore.ts'
import { CONSOLE_APP } from '#contract/values/config.ts'

const PAGE_SIZE = 10

/** What a filter's field says of a configuration; `key` is the name by which the console asks for it: its type. */
const FIELDS: Readonly<Record<string, (configuration: Configuration) => readonly string[]>> = {
  key: ({ type, key, n }) => [type, key, n],
  type: ({ type }) => [type],
  app: ({ app }) => [app],
  n: ({ n }) => [n],
  id: ({ id }) => [id],
}

/** Configurations by key (specification section 7: lists of {field, term, operator equals}, match ALL). */
export const filterConfigs: Command<'filterConfigs'> = async ({ actor, services }, { body }) => {
  const { filter, match = 'ALL', pageNumber = 1, pageSize = PAGE_SIZE } = body
  const mayAll = can(actor, 'cp_appconfig', 'view')
  const all = await services.config.read(mayAll ? {} : { app: [CONSOLE_APP] })
  const tests = filter.map(testOf)
  const found = all.filter((one) =>
    match === 'ALL' ? tests.every((test) => test(one)) : tests.some((test) => test(one)),
  )
  const start = (pageNumber - 1) * pageSize
  return { data: found.slice(start, start + pageSize), page: { count: found.length } }
}

function testOf({ field, term, operator = 'equals' }: FilterEntry): (configuration: Configuration) => boolean {
  const values = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
  const several = operator === 'one of'
  if (!values || (operator !== 'equals' && !several))
    throw new DomainError('badFilter', {
      description: `Configurations cannot be filtered by '${field}' '${operator}'.`,
    })
  const terms = Array.isArray(term) ? term : several ? (term ?? '').split(',') : [term ?? '']
  return (configuration) => values(configuration).some((value) => terms.includes(value))
}
