import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { FieldError } from '#contract/wire/errors.ts'
import { sampleOf } from './sampleOf.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Rounds in which what does not fit is left out. */
const ROUNDS = 20

/** A document that the schema accepts, as full as it can be made; undefined where none was found. */
export function fittingSample(schema: JsonSchema, judge: (value: unknown) => FieldError[]): JsonSchema | undefined {
  let sample = sampleOf(schema)
  for (let round = 0; round < ROUNDS; round++) {
    const problems = judge(sample)
    if (problems.length === 0) return sample
    const faulty = new Set(problems.map(({ field }) => pathOf(field)[0]))
    const left = Object.entries(sample).filter(([name]) => !faulty.has(name))
    // What is wrong with the whole may lie in any field: one goes after the other.
    sample = Object.fromEntries(left.length < Object.keys(sample).length ? left : left.slice(0, -1))
    if (left.length === 0) break
  }
  return judge({}).length === 0 ? {} : Object.values(examplesOf(schema)).find((each) => judge(each).length === 0)
}

const examplesOf = ({ examples, default: usual }: JsonSchema): JsonSchema[] =>
  [...(Array.isArray(examples) ? (examples as unknown[]) : []), usual].filter(isSchema)
