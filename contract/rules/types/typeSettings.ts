import type { TypeSetting } from '#contract/schemas/service.ts'
import { isPage } from '#contract/values/access.ts'
import { GENERATED_AREAS } from '#contract/values/areas.ts'
import { TYPE_NAME_PATTERN } from '#contract/values/urn.ts'
import { isObject } from '../diff/json.ts'
import { areWords } from './areWords.ts'

/** A configuration that cannot be used: which part of it, and what to write instead. */
type ConfigurationProblem = { at: string; text: string }

/** The types that a configuration names, or every mistake in them. Each is {type, area}, and page, icon, order, one, many. */
export function readTypeSettings(given: unknown): { types: TypeSetting[]; problems: ConfigurationProblem[] } {
  if (!Array.isArray(given)) return { types: [], problems: [{ at: 'types', text: 'must be a list of {type, area}.' }] }
  const problems = given.flatMap((entry: unknown, at) =>
    problemsOf(entry).map((text) => ({ at: `types[${at}]`, text })),
  )
  return { types: problems.length > 0 ? [] : (given as TypeSetting[]), problems }
}

function problemsOf(entry: unknown): string[] {
  if (!isObject(entry)) return ['must be an object with type and area.']
  const { type, area, page, icon, order, one, many } = entry
  const isType = typeof type === 'string' && new RegExp(TYPE_NAME_PATTERN).test(type)
  const found: [boolean, string][] = [
    [isType, 'type must be the name of a resource type, such as movie.'],
    [GENERATED_AREAS.some((one) => one === area), `area must be one of ${GENERATED_AREAS.join(', ')}.`],
    [page === undefined || isPage(page), 'page must be a page of the role table, such as cp_datastore.'],
    [icon === undefined || typeof icon === 'string', 'icon must be a text.'],
    [order === undefined || typeof order === 'number', 'order must be a number.'],
    [one === undefined || areWords(one), 'one must hold words by language, English among them.'],
    [many === undefined || areWords(many), 'many must hold words by language, English among them.'],
  ]
  return found.flatMap(([holds, text]) => (holds ? [] : [text]))
}
