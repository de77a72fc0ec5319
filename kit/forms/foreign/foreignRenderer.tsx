import { type CoreActions, type JsonFormsRendererRegistryEntry, UPDATE_DATA } from '@jsonforms/core'
import { JsonFormsContext, useJsonForms, type JsonFormsStateContext } from '@jsonforms/react'
import { createContext, useContext, useMemo, type ComponentType } from 'react'
import type { ErrorObject } from 'ajv'
import type { FormElement } from '../schema/formSchema.ts'
import { dataPointer, schemaAt } from '../schema/resolve.ts'
import { labelOf } from '../schema/words.ts'
import { useForm } from '../FormContext.ts'
import type { FormStore } from '../formStore.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { useField } from '../hooks/useField.ts'
import { useIssuesWithin } from '../hooks/useIssuesWithin.ts'
import { useIssueWords } from '../parts/IssueText.tsx'
import { withRule } from '../parts/withRule.tsx'
import type { Issue } from '../data/issue.ts'
import { dottedOf, pointerOfDotted } from './dottedPath.ts'
import { useForeignWords } from './useForeignWords.ts'

/** The state in which renderers of ours are drawn, for those that stand within one from outside. */
const OwnState = createContext<JsonFormsStateContext | undefined>(undefined)

/** What a renderer of JSON Forms writes goes to the form's store, so it is undone, kept and saved like any other. */
function writeTo(store: FormStore, action: CoreActions): CoreActions {
  if (action.type !== UPDATE_DATA || typeof action.path !== 'string') return action
  const pointer = pointerOfDotted(action.path)
  store.set(pointer, action.updater(structuredClone(store.get(pointer))))
  store.touch(pointer)
  return action
}

/** The state that JSON Forms' own bindings read, over one place of the store: drawn again when that place changes. */
function useForeignState(props: RendererProps): JsonFormsStateContext {
  const own = useJsonForms()
  const { store, schema, mode, systemFields, language } = useForm()
  const pointer = dataPointer(props.path, props.uischema.scope ?? '#')
  const field = useField(pointer)
  const within = useIssuesWithin(pointer)
  const words = useIssueWords()
  const translate = useForeignWords()
  const readonly = mode === 'read' || props.readOnly === true || systemFields.has(pointer)
  return useMemo(() => {
    const errors = field.shown ? foreignErrors(within, words) : []
    return {
      ...own,
      core: { ...own.core, data: store.values(), schema, errors, validationMode: 'ValidateAndShow' },
      renderers: (own.renderers ?? []).map(asSeenFromOutside),
      readonly,
      i18n: { ...own.i18n, locale: language, translate, translateError: ({ message = '' }) => message },
      dispatch: (action: CoreActions) => writeTo(store, action),
    } as JsonFormsStateContext
    // The values are read when the place, what is said of it or what its rule says changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [own, store, schema, field, within, words, translate, readonly, language, props.enabled])
}

/** JSON Forms names a field by its title alone: our names in several languages are handed to it as a label. */
function useForeignElement({ uischema, schema }: RendererProps): FormElement {
  const { language, schema: root } = useForm()
  return useMemo(() => {
    const own = uischema.scope ? schemaAt(uischema.scope, schema, root) : schema
    return own?.['x-label'] ? { ...uischema, label: labelOf(uischema, own, language) } : uischema
  }, [uischema, schema, root, language])
}

const seen = new WeakMap<JsonFormsRendererRegistryEntry, JsonFormsRendererRegistryEntry>()

/** A renderer of ours within one from outside: it is handed a dotted path, and wants a pointer and its own state. */
function asSeenFromOutside(entry: JsonFormsRendererRegistryEntry): JsonFormsRendererRegistryEntry {
  const known = seen.get(entry)
  if (known) return known
  const Renderer = entry.renderer as ComponentType<RendererProps>
  function Within(props: RendererProps) {
    const own = useContext(OwnState)
    if (!own) return null
    return (
      <JsonFormsContext value={own}>
        <Renderer {...props} path={pointerOfDotted(props.path)} />
      </JsonFormsContext>
    )
  }
  const result = { tester: entry.tester, renderer: Within as ComponentType }
  seen.set(entry, result)
  return result
}

/**
 * A renderer written for JSON Forms (`withJsonFormsControlProps` and its kin) as one of this form's: data, errors in
 * our words, rules and writes come from the store, and a keystroke elsewhere does not redraw it.
 */
export function foreignRenderer(Renderer: ComponentType<never>): ComponentType<RendererProps> {
  const Drawn = Renderer as ComponentType<RendererProps>
  const Foreign = withRule((props: RendererProps) => {
    const own = useJsonForms()
    const state = useForeignState(props)
    const uischema = useForeignElement(props)
    return (
      <OwnState value={own}>
        <JsonFormsContext value={state}>
          <Drawn {...props} {...{ renderers: state.renderers }} uischema={uischema} path={dottedOf(props.path)} />
        </JsonFormsContext>
      </OwnState>
    )
  })
  return Foreign
}

/** Issues as JSON Forms expects the errors of ajv, each with its words in the language of the form. */
function foreignErrors(issues: readonly Issue[], words: (issue: Issue) => string): ErrorObject[] {
  return issues.map((issue) => ({
    instancePath: issue.pointer,
    schemaPath: '#',
    // JSON Forms joins what a combinator says to a schema that is not known here: words alone are meant.
    keyword: 'said',
    params: {},
    message: words(issue),
  }))
}
