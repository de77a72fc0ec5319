import { useMemo, useSyncExternalStore, useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { CONFIG_SCHEMAS } from '#contract/registry/configSchemas.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { CONFIG_TEXT, CONSOLE_APP, MENU_CONFIG } from '#contract/values/config.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { jsonProblem } from '#kit/forms/json/readJson.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'

/** A value of the form, followed. */
export function useStored(store: FormStore, pointer: string): unknown {
  return useSyncExternalStore(
    (changed) => store.subscribe(pointer, changed),
    () => store.get(pointer),
  )
}

/** The text at a place of the form that is no value yet, followed; null for none. */
export function useRaw(store: FormStore, pointer: string): string | null {
  return useSyncExternalStore(
    (changed) => store.subscribe(pointer, changed),
    () => store.field(pointer).raw ?? null,
  )
}

/** What the server refused of a place of the form and of what is in it, followed; places begin there. */
export function useRefusals(store: FormStore, pointer: string): readonly Issue[] {
  const told = useSyncExternalStore(
    (changed) => store.subscribe(pointer, changed),
    () => JSON.stringify(store.issuesWithin(pointer).filter(({ keyword }) => keyword === 'server')),
  )
  return useMemo(
    () => (JSON.parse(told) as Issue[]).map((issue) => ({ ...issue, pointer: issue.pointer.slice(pointer.length) })),
    [told, pointer],
  )
}

/** Keeps a text that is no JSON as it was typed, with what is wrong about it; one that is JSON needs no keeping. */
export function keepUnread(store: FormStore, pointer: string, text: string): void {
  const problem = jsonProblem(text)
  if (problem) store.setRaw(pointer, text, problem)
}

/** Where the schema stands that a configuration of another app brings. */
export const SCHEMA_AT = '/attrs_schema'

/**
 * How `attrs` are edited: as a tree of the menu, as a list of its items, by a form of their schema, or as JSON where
 * nobody has said more.
 */
type AttrsSide = 'menu' | 'items' | 'form' | 'json'

export function useAttrsSide(store: FormStore): AttrsSide {
  const app = useStored(store, '/app')
  const type = useStored(store, '/type')
  const schema = useStored(store, SCHEMA_AT)
  if (app === CONSOLE_APP && type === MENU_CONFIG) return 'menu'
  if (app === CONSOLE_APP && type === 'disable') return 'items'
  return attrsSchema(app, type, schema)?.properties || isList(attrsSchema(app, type, schema)) ? 'form' : 'json'
}

const isList = (schema: FormSchema | undefined) => schema?.type === 'array'

function attrsSchema(app: unknown, type: unknown, own: unknown): FormSchema | undefined {
  if (app === CONSOLE_APP && typeof type === 'string' && Object.hasOwn(CONFIG_SCHEMAS, type))
    return CONFIG_SCHEMAS[type] as FormSchema
  return isObject(own) ? (own as FormSchema) : undefined
}

/** The schema of the whole record, with that of `attrs` as its type asks for it. */
export function useConfigSchema(store: FormStore, isSaved: boolean): FormSchema {
  const texts = useTexts()
  const app = useStored(store, '/app')
  const type = useStored(store, '/type')
  const own = useStored(store, SCHEMA_AT)
  return useMemo(() => {
    const word = { type: 'string', maxLength: CONFIG_TEXT, pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$', readOnly: isSaved }
    const attrs = attrsSchema(app, type, own)
    return {
      type: 'object',
      required: ['n', 'app', 'type'],
      properties: {
        n: { type: 'string', minLength: 1, maxLength: 120, 'x-label': texts('configuration.fields.n') },
        app: { ...word, 'x-label': texts('configuration.fields.app') },
        type: { ...word, 'x-label': texts('configuration.fields.type') },
        attrs: attrs ? { ...attrs, 'x-label': attrs['x-label'] ?? texts('configuration.fields.attrs') } : {},
      },
    }
  }, [app, type, own, isSaved, texts])
}

/** Words of the language of the moment where a schema has words in all four. */
function useTexts(): (key: string) => Texts {
  const translate = useTranslate()
  return useCallback(
    (key) => Object.fromEntries(LANGUAGES.map((language) => [language, translate(key)])) as Texts,
    [translate],
  )
}
