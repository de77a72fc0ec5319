import { isObject } from '../diff/json.ts'
import type { JobBrief } from '#contract/values/jobs.ts'

/** Fields that a line names; a job's own page has them all. */
const NAMED = 5
const PARTS = ['set', 'unset', 'add', 'remove', 'shift', 'replace'] as const

const text = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * What tells a job from others of its kind in a list: the fields that it changes, the verb of a status change, the name
 * of a file. Undefined where its kind says all. `input` is what it was asked to do.
 */
export function jobBrief(input: Readonly<Record<string, unknown>>): JobBrief | undefined {
  const changes = isObject(input.changes) ? input.changes : {}
  const fields = [...new Set([...PARTS.flatMap((part) => fieldsOf(changes[part])), ...fieldsOf(input.each)])]
  const brief: JobBrief = {
    ...(fields.length > 0 && { fields: fields.slice(0, NAMED) }),
    ...(text(changes.st) && { st: changes.st }),
    ...(text(input.fileName) && { file: input.fileName }),
    ...(text(input.format) && { format: input.format }),
  }
  return Object.keys(brief).length > 0 ? brief : undefined
}

/** A part of a change set holds its fields by their paths, as a list of paths, or each in an entry. */
function fieldsOf(part: unknown): string[] {
  if (!Array.isArray(part)) return isObject(part) ? Object.keys(part) : []
  return part.flatMap((entry: unknown) => (isObject(entry) ? entry.field : entry)).filter(text)
}
