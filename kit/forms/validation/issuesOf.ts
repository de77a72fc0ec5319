import type { OutputUnit } from '@cfworker/json-schema'
import { isObject } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import { childPointer, getAt, parentPointer } from '../data/pointer.ts'
import type { Issue } from '../data/issue.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import type { CompiledSchema } from './compileSchema.ts'
import { issueParams } from './issueParams.ts'

/** Errors that only say that there are errors below, and properties that the server drops without asking. */
const WRAPPERS = new Set([
  '$ref',
  '$recursiveRef',
  'allOf',
  'if',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'dependencies',
  'dependentSchemas',
  'additionalProperties',
  'unevaluatedProperties',
  'false',
])

const pointerOfLocation = (location: string): Pointer => decodeURI(location.slice(1))

/** The schema whose keyword was broken: the location is walked from the part that was checked, references included. */
function brokenSchema(part: FormSchema, path: string, compiled: CompiledSchema): FormSchema {
  const steps = pathOf(decodeURI(path)).slice(0, -1)
  const walked = steps.reduce<unknown>((schema, step) => {
    if (typeof schema !== 'object' || schema === null) return undefined
    if (step === '$ref') return compiled.target(schema as FormSchema)
    return (schema as Record<string, unknown>)[step]
  }, part)
  return (walked ?? {}) as FormSchema
}

const branchOf = (location: string) => /^(.*?\/(?:anyOf|oneOf))\/(\d+)\//.exec(location)

/** Errors that speak against the branch as a whole rather than against a field in it. */
const MISFITS = new Set(['type', 'const', 'enum', 'required'])

/**
 * Where a value fits none of several alternatives, the errors of the one that fits best are shown: a person means one
 * of them. The alternatives' own wrapper error stands only when nothing closer can be said.
 */
function ofBestBranch(errors: readonly OutputUnit[]): OutputUnit[] {
  const groups = new Map<string, Map<string, OutputUnit[]>>()
  const plain: OutputUnit[] = []
  for (const error of errors) {
    const match = branchOf(error.keywordLocation)
    if (!match) {
      plain.push(error)
      continue
    }
    const [, combination = '', branch = ''] = match
    const branches = groups.get(combination) ?? new Map<string, OutputUnit[]>()
    groups.set(combination, branches)
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const told = new Map([...groups].map(([combination, branches]) => [combination, bestOf([...branches.values()])]))
  return [...plain.filter((error) => !told.get(error.keywordLocation)?.length), ...[...told.values()].flat()]
}

function bestOf(branches: readonly OutputUnit[][]): OutputUnit[] {
  const shortest = Math.min(...branches.flat().map((error) => error.instanceLocation.length))
  const misfit = (branch: readonly OutputUnit[]) =>
    branch.filter((error) => MISFITS.has(error.keyword) && error.instanceLocation.length === shortest).length * 100 +
    branch.length
  const ranked = branches.toSorted((a, b) => misfit(a) - misfit(b))
  const [best = [], second] = ranked
  // Two alternatives that fit equally badly, both already at the value itself: no closer word than the wrapper's.
  if (second && misfit(best) === misfit(second) && misfit(best) >= 100) return []
  return best
}

const missing = (error: OutputUnit) => /required property "([\s\S]*)"\.$/.exec(error.error)?.[1]

/** The library's errors in our own words: one issue per broken keyword, at the field where a person can mend it. */
export function issuesOf(
  errors: readonly OutputUnit[],
  compiled: CompiledSchema,
  part: FormSchema,
  partAt: string,
): Issue[] {
  const issues = ofBestBranch(errors)
    .filter((error) => !WRAPPERS.has(error.keyword))
    .map((error): Issue => {
      const at = pointerOfLocation(error.instanceLocation)
      const name = error.keyword === 'required' ? missing(error) : undefined
      // A draft may lack anything, as the server sees it; publishing may not.
      if (name !== undefined) return { pointer: childPointer(at, name), keyword: 'required', severity: 'publish' }
      const schema = brokenSchema(part, error.keywordLocation.slice(partAt.length), compiled)
      return { pointer: at, ...issueParams(error.keyword, schema), severity: 'error' }
    })
  const seen = new Set<string>()
  return issues.filter(({ pointer, keyword }) => {
    const same = `${keyword} ${pointer}`
    return seen.has(same) ? false : seen.add(same)
  })
}

/** A row that was added and not yet filled in is no row: cleaning drops it before it is sent. */
export function outsideEmptyRows(issues: readonly Issue[], values: unknown): Issue[] {
  return issues.filter(({ pointer }) => {
    const owner = getAt(values, parentPointer(pointer))
    if (Array.isArray(owner) && getAt(values, pointer) === null) return false
    return !(isObject(owner) && Object.keys(owner).length === 0 && /\/\d+\/[^/]+$/.test(pointer))
  })
}
