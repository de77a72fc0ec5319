import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { refersTo } from '#contract/registry/references.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { OwnSample } from './ownSample.ts'

type Schema = Readonly<Record<string, unknown>>
type Element = Readonly<{
  scope?: string
  elements?: readonly Element[]
  options?: { id?: string; widget?: string; role?: string; multi?: boolean; labels?: Texts }
}>

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', zh: 'Chinese', ms: 'Malay', ta: 'Tamil' }
/** Above this many an enum is found by typing; its boxes are not drawn. */
const BOXES = 8
const SELECT = 15

/** Sections that nobody types into: the server's own, and pictures. */
const LEFT_OUT = new Set(['system', 'images'])

/**
 * Types the plain fields of a sample into the form that is open, section by section, as a person does. Records and lists
 * of records are left to the API's walk. Answers the names of the fields that were typed.
 */
export async function fillForm(page: Page, type: TypeDocument, { values, titles }: OwnSample): Promise<string[]> {
  const filled: string[] = []
  for (const element of (type.uiSchema as Element).elements ?? []) {
    const id = element.options?.id ?? ''
    if (LEFT_OUT.has(id)) continue
    const section = page.locator(`[data-section="${id}"]`)
    await section.scrollIntoViewIfNeeded()
    for (const control of controlsOf(element)) {
      const name = control.scope?.replace('#/properties/', '') ?? ''
      const schema = (type.schema.properties as Record<string, Schema>)[name]
      if (!schema || values[name] === undefined) continue
      const isTyped = refersTo(schema)
        ? await pickReference(section, schema, titles[name])
        : await typeValue(section, schema, control, values[name])
      if (isTyped) filled.push(name)
    }
  }
  return filled
}

/** Every control of an element; those of a group take over its widget. */
function controlsOf(element: Element, widget?: string): Element[] {
  const own = element.options?.widget ?? widget
  if (element.scope !== undefined) return [{ ...element, options: { ...element.options, ...(own && { widget: own }) } }]
  return (element.elements ?? []).flatMap((inner) => controlsOf(inner, own))
}

const labelOf = (schema: Schema) => (schema['x-label'] as Texts).en ?? ''
const named = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( required)?$`)

async function typeValue(
  section: Locator,
  schema: Schema,
  { options = {} }: Element,
  value: unknown,
): Promise<boolean> {
  const label = labelOf(schema)
  if (schema.readOnly === true) return false
  if (options.widget === 'localizedTexts') return typeTexts(section, label, value)
  if (options.role === 'from')
    return typeInto(section.getByRole('textbox', { name: `${label}, Default` }), String(value))
  if (options.role !== undefined) return false
  if (Array.isArray(value)) return typeList(section, schema, label, value)
  if (isObject(value)) return false
  if (typeof value === 'boolean') {
    // A switch that nobody touches says nothing, and is off.
    await section.getByRole('switch', { name: named(label) }).setChecked(value)
    return value
  }
  const words = schema['x-enum'] as Readonly<Record<string, Texts>> | undefined
  if (words) return choose(section, label, words, String(value))
  const box = section
    .getByRole('textbox', { name: named(label) })
    .or(section.getByRole('combobox', { name: named(label) }))
  return typeInto(box, options.widget === 'duration' ? timeText(Number(value)) : String(value))
}

async function typeInto(box: Locator, text: string): Promise<boolean> {
  await box.fill(text)
  await box.blur()
  return true
}

async function typeTexts(section: Locator, label: string, value: unknown): Promise<boolean> {
  for (const { lang, n } of value as { lang: string; n: string }[])
    await section.getByRole('textbox', { name: `${label}, ${LANGUAGE_NAMES[lang]}`, exact: true }).fill(n)
  return true
}

async function choose(section: Locator, label: string, words: Readonly<Record<string, Texts>>, value: string) {
  if (Object.keys(words).length > SELECT) return false
  await section.getByRole('combobox', { name: named(label) }).selectOption({ label: words[value]?.en ?? '' })
  return true
}

async function typeList(section: Locator, schema: Schema, label: string, values: readonly unknown[]): Promise<boolean> {
  const items = schema.items as Schema
  const words = items['x-enum'] as Readonly<Record<string, Texts>> | undefined
  if (items.type !== 'string' || labelOf(schema) === '' || values.some(isObject)) return false
  if (words && Object.keys(words).length > BOXES) return false
  const group = section.getByRole('group', { name: named(label) })
  if (words) {
    for (const value of values)
      await group.getByRole('checkbox', { name: words[String(value)]?.en, exact: true }).check()
    return true
  }
  const box = section
    .getByRole('combobox', { name: named(label) })
    .or(section.getByRole('textbox', { name: named(label) }))
  // Products are chosen already: a new title stands in the selected one.
  if (label === 'Products') return false
  for (const value of values) {
    await box.fill(String(value))
    await box.press('Enter')
  }
  return true
}

/** Finds a document by its title and takes the first that is offered. */
async function pickReference(section: Locator, schema: Schema, title: string | undefined): Promise<boolean> {
  if (title === undefined) return false
  const box = section.getByRole('combobox', { name: named(labelOf(schema)) })
  await box.fill(title)
  await section.page().getByRole('option').filter({ hasText: title }).first().click()
  if (schema.type === 'string') await expect(box).toHaveValue(title)
  else await expect(section.getByText(title).first()).toBeVisible()
  return true
}

/** Milliseconds as the form takes them. */
function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}
