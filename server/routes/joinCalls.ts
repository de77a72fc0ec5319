import type { CallRow, Guard } from '#contract/wire/calls/call.ts'
import type { Answer, CallContext } from '../context.ts'

/** A command as the binder sees it: the input has passed the schemas of its row. */
export type AnyCommand = (context: CallContext, input: AnyInput) => Promise<Answer>
export type AnyInput = { params: Record<string, string>; query: Record<string, unknown>; body: unknown }

export type JoinedCall = { row: CallRow; command: AnyCommand }

/**
 * Joins every row of the call table to the command of its name. Throws one error that names everything that does not
 * fit, so that a server that has started has all of its calls, each with a guard.
 */
export function joinCalls(rows: readonly CallRow[], commands: Readonly<Record<string, AnyCommand>>): JoinedCall[] {
  const problems = [...rows.flatMap(rowProblems), ...namesTwice(rows)]
  const names = new Set(rows.map((row) => row.name))
  const joined = rows.flatMap((row) => {
    const command = Object.hasOwn(commands, row.name) ? commands[row.name] : undefined
    if (!command) problems.push(`${row.name} has no command`)
    return command ? [{ row, command }] : []
  })
  for (const name of Object.keys(commands)) if (!names.has(name)) problems.push(`the command ${name} has no row`)
  if (problems.length > 0) throw new Error(`The call table does not hold together: ${problems.join('; ')}.`)
  return joined
}

function namesTwice(rows: readonly CallRow[]): string[] {
  const seen = new Set<string>()
  return rows.filter(({ name }) => seen.size === seen.add(name).size).map(({ name }) => `${name} stands there twice`)
}

/** A guard that is missing, unknown, or looks for its thing where the call has none. */
function rowProblems(row: CallRow): string[] {
  const guard: Partial<Guard> | undefined = row.guard
  if (!guard?.by) return [`${row.name} declares no guard`]
  const complaint = guardComplaint(row)
  return complaint ? [`${row.name} has a guard that ${complaint}`] : []
}

function guardComplaint({ guard, path, query, body }: CallRow): string | undefined {
  switch (guard.by) {
    case 'public':
    case 'signed':
    case 'self':
    case 'filtered':
    case 'adminProduct':
      return undefined
    case 'page':
      return guard.pages.length > 0 && guard.action ? undefined : 'names no page and action'
    case 'pageStatus':
      return guard.within === undefined || names(guard.within, body)
        ? undefined
        : 'asks for a status that the body lacks'
    case 'type':
    case 'typeStatus':
      return 'type' in guard || path.includes('{type}') ? undefined : 'asks for the type of an address that has none'
    case 'bulk':
    case 'import':
    case 'area':
      return path.includes('{type}') ? undefined : 'asks for the type of an address that has none'
    case 'urn':
      return names('urn', guard.from === 'body' ? body : query)
        ? undefined
        : `asks for a urn that the ${guard.from} lacks`
    case 'cty':
      return names('cty', guard.from === 'query' ? query : body) ? undefined : 'asks for a cty that the call lacks'
    default:
      return 'nobody knows'
  }
}

function names(property: string, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return false
  return Object.hasOwn(schema.properties as object, property)
}
