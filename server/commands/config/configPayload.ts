import type { ValidateFunction } from 'ajv'
import { CONFIG_SCHEMAS } from '#contract/registry/configSchemas.ts'
import { menuProblems, type MenuProblemCode } from '#contract/rules/menu/menuProblems.ts'
import { oversize } from '#contract/rules/payload/oversize.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { CONFIG_TEXT, CONSOLE_APP, MENU_CONFIG } from '#contract/values/config.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { DomainError, type FieldError } from '#contract/wire/errors.ts'
import type { DocumentText } from '../../decisions/documentChange.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { plainProblems } from '../../types/plainProblem.ts'
import { createSchemaCompiler } from '../../types/schema/schemaCompiler.ts'
import { problemsUnderOwn } from './ownSchema.ts'

const FIELDS = ['n', 'app', 'type', 'attrs', 'attrs_schema'] as const

/**
 * A configuration as it would be stored; undefined where a status alone was sent. What is not sent stays as it was, and
 * lists look for names in `lon`.
 */
export function configText(body: Payload, stored: Payload | undefined): DocumentText | undefined {
  const sent = Object.fromEntries(FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])))
  if (stored && Object.keys(sent).length === 0) return undefined
  const kept = Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => FIELDS.some((one) => one === field)))
  // A schema that was there and is not sent with the values was taken away.
  if ('attrs' in sent && !('attrs_schema' in sent)) delete kept.attrs_schema
  const whole: Payload = { ...kept, ...sent }
  const n = typeof whole.n === 'string' ? whole.n.trim() : ''
  return { payload: { ...whole, n, lon: [{ lang: DEFAULT_LANGUAGE, n }] }, warnings: [] }
}

/** Throws what keeps a configuration from being saved, or published: whoever reads it cannot ask back. */
export function refuseConfigInvalid(payload: Payload, publishes: boolean): void {
  const large = oversize(payload)
  if (large !== undefined) throw new DomainError('tooLarge', large === '' ? {} : { field: large })
  const fields = [...headProblems(payload), ...(publishes ? attrsProblems(payload) : [])]
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

/** Whether the values of a published configuration are sound: older servers and other hands wrote some. */
export const isSoundConfig = (payload: Payload): boolean => attrsProblems(payload).length === 0

function headProblems({ n, app, type }: Payload): FieldError[] {
  const required = (field: string): FieldError => ({
    ...{ field, description: 'This is needed.', keyword: 'required', params: { missingProperty: field.slice(1) } },
  })
  const word = (field: string, value: unknown): FieldError[] => {
    if (typeof value !== 'string' || value.trim() === '') return [required(field)]
    const isWord = value.length <= CONFIG_TEXT && /^[a-z0-9][\w.-]*$/i.test(value)
    return isWord ? [] : [{ field, description: 'Letters, digits, dots and dashes.', keyword: 'pattern' }]
  }
  const isNamed = typeof n === 'string' && /[\p{L}\p{N}]/u.test(n)
  return [...(isNamed ? [] : [required('/n')]), ...word('/app', app), ...word('/type', type)]
}

function attrsProblems(payload: Payload): FieldError[] {
  const { attrs, app, type } = payload
  if (attrs === undefined) return [{ field: '/attrs', description: 'This is needed.', keyword: 'required' }]
  if (app !== CONSOLE_APP) return isObject(payload.attrs_schema) ? problemsUnderOwn(payload.attrs_schema, attrs) : []
  if (type === MENU_CONFIG)
    return menuProblems(attrs).map(({ at, problem }) => ({
      ...{ field: `/attrs${at}`, description: MENU_WORDS[problem], keyword: problem },
    }))
  return judged(typeof type === 'string' ? consoleValidator(type) : undefined, attrs)
}

function judged(validate: ValidateFunction | undefined, attrs: unknown): FieldError[] {
  if (!validate || validate(attrs)) return []
  return plainProblems(validate.errors).map((problem) => ({ ...problem, field: `/attrs${problem.field}` }))
}

const compile = createSchemaCompiler()
const known = new Map<string, ValidateFunction>()

function consoleValidator(type: string): ValidateFunction | undefined {
  const schema = Object.hasOwn(CONFIG_SCHEMAS, type) ? CONFIG_SCHEMAS[type] : undefined
  if (!schema) return undefined
  const validate = known.get(type) ?? compile(schema)
  known.set(type, validate)
  return validate
}

const MENU_WORDS: Readonly<Record<MenuProblemCode, string>> = {
  noSections: 'A menu has at least one section.',
  noLabel: 'A name in English is needed.',
  noId: 'An id is needed.',
  twice: 'Another entry has this id.',
  unknownKind: 'There is no such kind of entry.',
  unknownPage: 'There is no such page of the role table.',
  unknownRole: 'There is no such role.',
  noPath: 'Say where it leads.',
  badPath: 'A path of the console has words between slashes.',
  badLink: 'A link has a whole address with http or https.',
  deep: 'Entries are nested too deep.',
  many: 'The menu has too many entries.',
  noWay: 'Nobody could put the menu right: leave the entry with the path config/list for all who may view it.',
}
