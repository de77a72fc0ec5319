import type { ChangeSet, DateShift } from '#contract/schemas/changeSet.ts'
import { isObject, type JsonObject } from '../diff/json.ts'
import { pointerOf } from '../diff/pointer.ts'
import { fieldAt, type BulkField } from './fieldAt.ts'
import { hasFieldChanges } from './hasFieldChanges.ts'
import { operationsOf, type Operation } from './offeredChanges.ts'

/** `field`: JSON pointer into the change set. */
export type ChangeProblem = {
  field: string
  description: string
  keyword: string
  params?: Readonly<Record<string, unknown>>
}

/** What is wrong with a change set before any title is looked at, by its place in the change set. */
export function changeProblems(changes: ChangeSet, schema: unknown): ChangeProblem[] {
  const { set = {}, unset = [], add = {}, remove = {}, shift = {}, replace = [] } = changes
  const at = (operation: Operation, field: string, path: (string | number)[], check?: (one: BulkField) => Problem) =>
    problemAt(schema, operation, field, pointerOf(path), check)
  const lists = (operation: 'add' | 'remove', values: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(values).flatMap(([field, entries]) =>
      at(operation, field, [operation, field], (one) =>
        entries.map((entry) => shapeProblem(one.entry ?? {}, entry)).find(Boolean),
      ),
    )
  return [
    ...Object.entries(set).flatMap(([field, value]) =>
      at('set', field, ['set', field], (one) => shapeProblem(one.schema, value)),
    ),
    ...unset.flatMap((field, nth) => at('unset', field, ['unset', nth])),
    ...lists('add', add),
    ...lists('remove', remove),
    ...Object.entries(shift).flatMap(([field, by]) =>
      at('shift', field, ['shift', field], (one) => shiftProblem(one, by)),
    ),
    ...replace.flatMap(({ field }, nth) => at('replace', field, ['replace', nth, 'field'])),
    ...statusProblems(changes),
  ]
}

type Problem = Omit<ChangeProblem, 'field'> | undefined

const UNFIT: Readonly<Record<Operation, string>> = {
  set: 'This field cannot be set for many titles.',
  unset: 'This field cannot be cleared for many titles.',
  add: 'Only a list can be added to.',
  remove: 'Only from a list something can be removed.',
  shift: 'Only a date can be moved.',
  replace: 'Text can be replaced in texts only.',
}

function problemAt(
  schema: unknown,
  operation: Operation,
  path: string,
  pointer: string,
  check: (one: BulkField) => Problem = () => undefined,
): ChangeProblem[] {
  const field = fieldAt(schema, path)
  const problem = field ? (usable(field, operation) ?? check(field)) : unknown(path)
  return problem ? [{ field: pointer, ...problem }] : []
}

const unknown = (path: string): Problem => ({
  description: `There is no field '${path}'.`,
  keyword: 'unknownField',
  params: { field: path },
})

function usable(field: BulkField, operation: Operation): Problem {
  if (field.isReadOnly) return { description: 'This field is not written by people.', keyword: 'readOnly' }
  return operationsOf(field).includes(operation)
    ? undefined
    : { description: UNFIT[operation], keyword: `no${operation}` }
}

function shiftProblem({ kind }: BulkField, { months = 0, days = 0, ms = 0 }: DateShift): Problem {
  if (months === 0 && days === 0 && ms === 0) return { description: 'Say by how much.', keyword: 'emptyShift' }
  return kind === 'date' && ms !== 0 ? { description: 'A date has no time of day.', keyword: 'noTime' } : undefined
}

/** Its type and choices; the rest is checked with each title, as a save does. */
function shapeProblem(schema: JsonObject, value: unknown): Problem {
  const choices = schema.enum
  if (Array.isArray(choices) && !choices.includes(value))
    return { description: 'This is none of the choices.', keyword: 'enum', params: { allowedValues: choices } }
  const types = [schema.type ?? []].flat()
  if (types.length === 0 || types.some((type) => isOf(type, value))) return undefined
  return { description: `This must be of the type ${types.join(' or ')}.`, keyword: 'type', params: { type: types[0] } }
}

function isOf(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'null':
      return value === null
    default:
      return typeof value === type
  }
}

/** Purging is final, so it is done title by title; with changes a title can only be published. */
function statusProblems(changes: ChangeSet): ChangeProblem[] {
  const { st, publish = false } = changes
  const moves = st !== undefined && st !== 'published'
  if (st === 'purged') return [{ field: '/st', description: 'Purging is done title by title.', keyword: 'noPurge' }]
  if (moves && (publish || hasFieldChanges(changes)))
    return [{ field: '/st', description: 'Titles that are changed can only be published.', keyword: 'onlyPublish' }]
  return []
}
