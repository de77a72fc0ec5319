import type { Texts } from '#contract/values/languages.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { ElementOptions, FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { objectAt, propertiesOf, uiSchemaOf, withProperties, type TypeDraft } from './draft.ts'
import { controlOf, fieldOfScope, mapControls, scopeOfField, withControl } from './formPlaces.ts'
import { KINDS, type FieldKind } from './fieldKinds.ts'
import { withoutInLists, renamedInLists } from './listEdits.ts'

type NewField = {
  name: string
  kind: FieldKind
  labels: Partial<Texts>
  /** Index of the section; -1 is a form without sections. */
  section: number
}

/** A field with its control at the end of a section. A name that is taken changes nothing. */
export function addField(draft: TypeDraft, { name, kind, labels, section }: NewField): TypeDraft {
  const properties = propertiesOf(draft)
  if (name === '' || Object.hasOwn(properties, name)) return draft
  const { schema, options } = KINDS[kind]
  const field: FormSchema = { ...schema, title: labels.en ?? name, 'x-label': labels as Texts }
  const control: FormElement = { type: 'Control', scope: scopeOfField(name), ...(options && { options }) }
  const wide = withProperties(draft, { ...properties, [name]: field })
  return { ...wide, uiSchema: withControl(uiSchemaOf(draft), section, control) }
}

/** Takes a field out of schema, form, list and sample. Stored documents keep what they have in it. */
export function removeField(draft: TypeDraft, name: string): TypeDraft {
  const { [name]: _, ...properties } = propertiesOf(draft)
  const { [name]: _sample, ...sample } = objectAt(draft, 'sample')
  const ui = mapControls(uiSchemaOf(draft), (control) => (fieldOfScope(control.scope) === name ? undefined : control))
  return withoutInLists({ ...withProperties(draft, properties), uiSchema: ui ?? {}, sample }, name)
}

/** Gives a field another name everywhere. */
export function renameField(draft: TypeDraft, from: string, to: string): TypeDraft {
  const properties = propertiesOf(draft)
  if (to === '' || from === to || Object.hasOwn(properties, to)) return draft
  const renamed = Object.entries(properties).map(([name, schema]) => [name === from ? to : name, schema])
  const ui = mapControls(uiSchemaOf(draft), (control) =>
    fieldOfScope(control.scope) === from ? { ...control, scope: scopeOfField(to) } : control,
  )
  const { [from]: value, ...rest } = objectAt(draft, 'sample')
  const sample = value === undefined ? rest : { ...rest, [to]: value }
  return renamedInLists({ ...withProperties(draft, Object.fromEntries(renamed)), uiSchema: ui ?? {}, sample }, from, to)
}

/** Changes words of a field's schema; undefined takes a word out. */
export function changeField(draft: TypeDraft, name: string, part: Readonly<Record<string, unknown>>): TypeDraft {
  const properties = propertiesOf(draft)
  const changed = { ...properties[name], ...part }
  const kept = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  return withProperties(draft, { ...properties, [name]: kept })
}

/** The choices of a field, single or several, with their words. */
export function setChoices(draft: TypeDraft, name: string, choices: readonly (readonly [string, Partial<Texts>])[]) {
  const schema = propertiesOf(draft)[name] ?? {}
  const values = {
    enum: choices.map(([value]) => value),
    'x-enum': Object.fromEntries(choices.map(([value, words]) => [value, words])),
  }
  if (schema.type !== 'array') return changeField(draft, name, values)
  const items = isObject(schema.items) ? (schema.items as object) : {}
  return changeField(draft, name, { items: { ...items, ...values } })
}

/** Another kind for a field: its words stay, what belonged to the old kind goes. */
export function setKind(draft: TypeDraft, name: string, kind: FieldKind): TypeDraft {
  const properties = propertiesOf(draft)
  const { 'x-label': label, 'x-help': help, 'x-publish': publish, title, description } = properties[name] ?? {}
  const words = { title, description, 'x-label': label, 'x-help': help, 'x-publish': publish }
  const kept = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
  const { schema, options } = KINDS[kind]
  const ui = mapControls(uiSchemaOf(draft), (control) => {
    if (fieldOfScope(control.scope) !== name) return control
    const { options: _, ...bare } = control
    return options ? { ...bare, options } : bare
  })
  const changed = { ...withProperties(draft, { ...properties, [name]: { ...schema, ...kept } }), uiSchema: ui ?? {} }
  return withoutInLists(changed, name)
}

/** How the form is told to draw a field: its widget and what goes with it. */
export function optionsOf(draft: TypeDraft, name: string): ElementOptions {
  return controlOf(uiSchemaOf(draft), name)?.options ?? {}
}

/** Moves a field into another section, to its end. */
export function moveToSection(draft: TypeDraft, name: string, section: number): TypeDraft {
  const ui = uiSchemaOf(draft)
  const control = controlOf(ui, name) ?? { type: 'Control', scope: scopeOfField(name) }
  const without = mapControls(ui, (each) => (fieldOfScope(each.scope) === name ? undefined : each)) ?? {}
  return { ...draft, uiSchema: withControl(without as FormElement, section, control) }
}

/** Moves a field one place up or down among its neighbours of the same layout. */
export function moveField(draft: TypeDraft, name: string, by: -1 | 1): TypeDraft {
  return { ...draft, uiSchema: movedIn(uiSchemaOf(draft), name, by) }
}

function movedIn(element: FormElement, name: string, by: -1 | 1): FormElement {
  if (!Array.isArray(element.elements)) return element
  const elements = [...(element.elements as readonly FormElement[])]
  const at = elements.findIndex((each) => each.type === 'Control' && fieldOfScope(each.scope) === name)
  const moved = elements[at]
  if (!moved || at + by < 0 || at + by >= elements.length)
    return moved ? element : { ...element, elements: elements.map((each) => movedIn(each, name, by)) }
  return { ...element, elements: elements.toSpliced(at, 1).toSpliced(at + by, 0, moved) }
}

/** A new section at the end of the form. */
export function addSection(draft: TypeDraft, id: string, labels: Partial<Texts>): TypeDraft {
  const ui = uiSchemaOf(draft)
  const category = { type: 'Category', label: labels.en ?? id, options: { id, labels, icon: 'list' }, elements: [] }
  const elements = ui.type === 'Categorization' ? [...(ui.elements ?? []), category] : [category]
  return { ...draft, uiSchema: { ...ui, type: 'Categorization', elements } }
}
