import { isObject } from '#contract/rules/diff/json.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import { spelled } from './words.ts'

/** What an alternative is called: our words, a text in whatever language the schema is, or the kind of its value. */
type AlternativeName = { labels?: Texts; title?: string; kind?: string }

/** Values that make a name together. */
const NAMED_VALUES = 3
const NAMED_SIGNS = 40

function ofValues({ const: constant, enum: values }: FormSchema): string | undefined {
  const all = constant === undefined ? (values ?? []) : [constant]
  if (all.length === 0 || all.length > NAMED_VALUES) return undefined
  const line = all.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ')
  return line.length <= NAMED_SIGNS ? line : undefined
}

/** 'kind: film' tells what an object is. */
function ofDiscriminator({ properties = {} }: FormSchema): string | undefined {
  return Object.values(properties)
    .filter((part) => isObject(part) && (part.const !== undefined || part.enum?.length === 1))
    .map(ofValues)
    .find((name) => name !== undefined)
}

const KINDS = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** `followed` is the alternative with its references followed. */
export function alternativeName(part: FormSchema, followed: FormSchema): AlternativeName {
  const labels = part['x-label'] ?? followed['x-label']
  if (labels) return { labels }
  const ofRef = part.$ref && spelled(part.$ref.split('/').at(-1) ?? '')
  const title = part.title ?? followed.title ?? (ofRef || undefined) ?? ofValues(followed) ?? ofDiscriminator(followed)
  if (title) return { title }
  const kind = kindOf(followed)
  return KINDS.includes(kind) ? { kind } : {}
}

/** Names that stand beside each other get a number where they would be the same. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((one) => one === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}
