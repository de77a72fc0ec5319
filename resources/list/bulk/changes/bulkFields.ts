import type { OfferedChange, Operation } from '#contract/rules/bulk/offeredChanges.ts'
import { offeredChanges } from '#contract/rules/bulk/offeredChanges.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { sectionOfPointer, sectionsOf } from '#kit/forms/schema/sections.ts'
import { spelled } from '#kit/forms/schema/words.ts'
import type { BulkField } from './bulkField.ts'

type Naming = {
  language: Language
  languageName: (code: string) => string
  /** 'Name, all languages' */
  inAllLanguages: (field: string) => string
}

/** Operations of our own: the specification changes many titles to values that are named. */
const OF_BULK_CHANGES: readonly Operation[] = ['shift', 'replace']

type Offer = Naming & {
  /** Whether the service knows operations beyond the specification (`bulkChanges`). */
  hasBulkChanges: boolean
}

/** The fields that a bulk change may name, in the order of the form, with its words, sections and controls. */
export function bulkFields(
  schema: FormSchema,
  uiSchema: FormElement,
  { hasBulkChanges, ...naming }: Offer,
): BulkField[] {
  const sections = sectionsOf(uiSchema, schema, naming.language)
  const controls = controlsOf(uiSchema)
  const placeOf = new Map(sections.map((section, place) => [section, place]))
  return offeredChanges(schema)
    .map((offered) => {
      const section = sectionOfPointer(sections, offered.pointer)
      const field: BulkField = {
        path: offered.field,
        name: nameOf(offered, naming),
        section: section?.label ?? '',
        ops: hasBulkChanges ? offered.operations : offered.operations.filter((op) => !OF_BULK_CHANGES.includes(op)),
        kind: offered.kind,
        schema: offered.schema as FormSchema,
        element: controls.get(scopeOf(offered.pointer)),
      }
      return { field, place: section ? (placeOf.get(section) ?? 0) : sections.length }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ field }) => field)
}

const scopeOf = (pointer: string) =>
  `#${pathOf(pointer)
    .map((name) => `/properties/${name}`)
    .join('')}`

function controlsOf(element: FormElement): Map<string, FormElement> {
  const below = (element.elements ?? []).flatMap((one) => [...controlsOf(one)])
  return new Map(element.scope === undefined ? below : [[element.scope, element], ...below])
}

function nameOf({ field, pointer, kind, lang, label, within }: OfferedChange, naming: Naming): string {
  const own = label ? textIn(label, naming.language) : spelled(field.split('.').at(-1) ?? field)
  const outer = within ? textIn(within, naming.language) : undefined
  if (kind === 'language')
    return `${outer ?? spelled(pathOf(pointer).at(-1) ?? '')}, ${naming.languageName(lang ?? '')}`
  if (kind === 'texts') return naming.inAllLanguages(own)
  return outer === undefined ? own : `${outer}, ${own}`
}
