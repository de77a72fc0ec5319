import type { Widget } from '#contract/registry/widgets.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { Properties } from './field.ts'

/**
 * Elements of a JSON Forms UI schema. `options.labels` carries the words in four languages beside JSON Forms' own
 * `label`; `options.widget` names a renderer of ours (`contract/registry/widgets.ts`), without which the default
 * control still works.
 */
export type UiElement = { readonly type: string; readonly [key: string]: unknown }

/** A piece of a type: some fields and the section of the form in which they stand. */
export type FieldGroup = { readonly properties: Properties; readonly section: UiElement }

type Options = { readonly widget?: Widget; readonly [option: string]: unknown }

export function control(name: string, options?: Options): UiElement {
  return { type: 'Control', scope: `#/properties/${name}`, ...(options && { options }) }
}

/** Controls side by side, where there is room. */
export function row(...elements: UiElement[]): UiElement {
  return { type: 'HorizontalLayout', elements }
}

/** Controls under a heading of their own within a section. */
export function group(label: Texts, ...elements: UiElement[]): UiElement {
  return { type: 'Group', label: label.en, options: { labels: label }, elements }
}

/** A group that one renderer draws as a whole: languages in columns, products in rows. */
export function groupAs(widget: Widget, label: Texts, ...elements: UiElement[]): UiElement {
  return { type: 'Group', label: label.en, options: { widget, labels: label, wide: true }, elements }
}

/** A section of the form: `id` is its anchor in the index, `icon` a name of the icon table. */
export function section(id: string, label: Texts, icon: string, elements: UiElement[]): UiElement {
  return { type: 'Category', label: label.en, options: { id, labels: label, icon }, elements }
}

export const instant = (name: string): UiElement => control(name, { widget: 'dateTime' })
export const duration = (name: string, options: Readonly<Record<string, unknown>> = {}): UiElement =>
  control(name, { widget: 'duration', ...options })
