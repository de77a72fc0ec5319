import type { Texts } from '#contract/values/languages.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { elementsOf, uiSchemaOf, type TypeDraft } from './draft.ts'

/** A section of the form with the fields that stand in it. */
export type FormSection = { index: number; id: string; labels: Partial<Texts>; fields: readonly string[] }

const PREFIX = '#/properties/'

/** The top-level field that a control shows, or undefined for every other scope. */
export function fieldOfScope(scope: unknown): string | undefined {
  if (typeof scope !== 'string' || !scope.startsWith(PREFIX)) return undefined
  const name = scope.slice(PREFIX.length)
  return name.includes('/') ? undefined : name
}

export const scopeOfField = (name: string) => PREFIX + name

/** Fields that an element shows, at any depth. */
export function fieldsIn(element: FormElement): readonly string[] {
  const own = element.type === 'Control' ? fieldOfScope(element.scope) : undefined
  return [...(own === undefined ? [] : [own]), ...elementsOf(element).flatMap(fieldsIn)]
}

/** Sections of a form made of sections; a form of any other make is one section without a name. */
export function sectionsOf(draft: TypeDraft): readonly FormSection[] {
  const ui = uiSchemaOf(draft)
  if (ui.type !== 'Categorization') return [{ index: -1, id: '', labels: {}, fields: fieldsIn(ui) }]
  return elementsOf(ui).map((element, index) => ({
    index,
    id: element.options?.id ?? String(index),
    labels: element.options?.labels ?? { en: typeof element.label === 'string' ? element.label : '' },
    fields: fieldsIn(element),
  }))
}

/** The control of a field, at any depth. */
export function controlOf(element: FormElement, name: string): FormElement | undefined {
  if (element.type === 'Control' && fieldOfScope(element.scope) === name) return element
  for (const inner of elementsOf(element)) {
    const found = controlOf(inner, name)
    if (found) return found
  }
  return undefined
}

/** The tree with each control changed; undefined takes it out, and what is left empty by that goes with it. */
export function mapControls(
  element: FormElement,
  change: (control: FormElement) => FormElement | undefined,
): FormElement | undefined {
  if (element.type === 'Control') return change(element)
  if (!Array.isArray(element.elements)) return element
  const before = elementsOf(element)
  const elements = before.flatMap((inner) => mapControls(inner, change) ?? [])
  const isEmptied =
    elements.length === 0 && before.length > 0 && element.type !== 'Category' && element.type !== 'Categorization'
  return isEmptied ? undefined : { ...element, elements }
}

/** Adds a control at the end of a section; -1 is the form itself. */
export function withControl(ui: FormElement, section: number, control: FormElement): FormElement {
  if (ui.type !== 'Categorization') {
    const isLayout = ui.type === 'VerticalLayout' || ui.type === 'Group'
    if (isLayout) return { ...ui, elements: [...elementsOf(ui), control] }
    return { type: 'VerticalLayout', elements: [...(ui.type === undefined ? [] : [ui]), control] }
  }
  const elements = elementsOf(ui).map((element, index) =>
    index === section ? { ...element, elements: [...elementsOf(element), control] } : element,
  )
  return { ...ui, elements }
}
