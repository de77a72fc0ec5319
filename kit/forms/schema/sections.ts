import type { Language } from '#contract/values/languages.ts'
import type { Pointer } from '../data/pointer.ts'
import { factsOf } from './facts.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { dataPointer } from './resolve.ts'
import { labelOf } from './words.ts'

/** A section of a form as index and form know it. */
export type SectionModel = {
  id: string
  label: string
  icon: string | undefined
  element: FormElement
  /** The fields in it, in their order. */
  pointers: readonly Pointer[]
  /** The fields that people fill in: what the server sets does not count towards completeness. */
  typed: readonly Pointer[]
  /** A foreign layout keeps its one column; ours flow in a grid. */
  isStacked: boolean
}

const controlsOf = (element: FormElement): FormElement[] =>
  element.type === 'ObjectParts'
    ? []
    : element.scope !== undefined
      ? [element]
      : (element.elements ?? []).flatMap(controlsOf)

function modelOf(element: FormElement, index: number, schema: FormSchema, language: Language): SectionModel {
  const controls = controlsOf(element)
  const pointerOf = ({ scope = '#' }: FormElement) => dataPointer('', scope)
  const isTyped = (one: FormElement) => !factsOf(one, schema, schema).schema.readOnly && !one.options?.readonly
  const label = element.type === 'Category' ? labelOf(element, undefined, language) : ''
  return {
    id: element.options?.id ?? String(index + 1),
    label,
    icon: element.options?.icon,
    element,
    pointers: controls.map(pointerOf),
    typed: controls.filter(isTyped).map(pointerOf),
    isStacked: element.type !== 'Category',
  }
}

/** Categories that stand in categories become sections of their own, in their order. */
function categoriesOf(element: FormElement): FormElement[] {
  return (element.elements ?? []).flatMap((child) => (child.type === 'Categorization' ? categoriesOf(child) : [child]))
}

/** The sections of a form: a Categorization's categories, or the whole as one without a name. */
export function sectionsOf(uiSchema: FormElement, schema: FormSchema, language: Language): SectionModel[] {
  const elements = uiSchema.type === 'Categorization' ? categoriesOf(uiSchema) : [uiSchema]
  return elements.map((element, index) => modelOf(element, index, schema, language))
}

/** The section in which a field stands: the one whose field lies closest around it. */
export function sectionOfPointer(sections: readonly SectionModel[], pointer: Pointer): SectionModel | undefined {
  const reach = ({ pointers }: SectionModel) =>
    Math.max(
      -1,
      ...pointers.filter((place) => pointer === place || pointer.startsWith(`${place}/`)).map((p) => p.length),
    )
  const ranked = sections.map((section) => ({ section, reach: reach(section) })).toSorted((a, b) => b.reach - a.reach)
  const [best] = ranked
  return best && best.reach >= 0 ? best.section : undefined
}
