import { useContext, useId, useMemo } from 'react'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FieldState } from '../data/fieldStates.ts'
import type { Issue } from '../data/issue.ts'
import { useForm } from '../FormContext.ts'
import type { FormValue } from '../FormContext.ts'
import { factsOf } from '../schema/facts.ts'
import { isNullable } from '../schema/kindOf.ts'
import type { Kind } from '../schema/kindOf.ts'
import type { ElementOptions, FormElement, FormSchema } from '../schema/formSchema.ts'
import { dataPointer, schemaAt } from '../schema/resolve.ts'
import { helpOf, labelOf } from '../schema/words.ts'
import { LookContext } from '../parts/LookContext.ts'
import { useField, useFieldShell } from './useField.ts'

/** What JSON Forms hands to every renderer. `path` is the JSON pointer of the object that `schema` describes. */
export type RendererProps = {
  uischema: FormElement
  schema: FormSchema
  path: Pointer
  enabled?: boolean
  /** Set by a rule. */
  readOnly?: boolean
}

/** Everything that a control needs to draw one field and to change it. */
export type ControlProps = {
  pointer: Pointer
  schema: FormSchema
  /** The whole: references lead into it. */
  root?: FormSchema
  kind: Kind
  element: FormElement
  options: ElementOptions
  label: string
  /** The name where no label stands beside the input: in tables. */
  ariaLabel: string | undefined
  help: string | undefined
  /** The field has to be filled in: always, or before publishing. */
  needed: boolean
  /** Id of the input; label, help and messages are joined to it. */
  id: string
  describedBy: string | undefined
  field: FieldState
  /** What is said of the field now, if anything. */
  issue: Issue | undefined
  /** A mistake is said; what only publishing needs is none. */
  invalid: boolean
  /** A rule or what holds the field has switched it off. */
  disabled: boolean
  /** Shown as text: the form is being read, or nobody types this field. */
  readOnly: boolean
  /** `undefined` empties the field. */
  commit(value: unknown): void
  /** Text that is no value yet, and what is wrong with it. */
  commitRaw(text: string, keyword: string, pending?: boolean, params?: Issue['params']): void
  touch(): void
}

const NO_OPTIONS: ElementOptions = {}

function isReadOnly(form: FormValue, props: RendererProps, schema: FormSchema, pointer: Pointer): boolean {
  const { options } = props.uischema
  if (form.mode === 'read' || props.readOnly || schema.readOnly || options?.readonly || options?.readOnly === true) {
    // An external id may be given once, when the document is made.
    return !(form.mode === 'create' && pointer === '/ex_id')
  }
  return form.systemFields.has(pointer)
}

function isNeeded(props: RendererProps, schema: FormSchema, root: FormSchema): boolean {
  if (schema['x-publish']) return true
  const [, owner, name] = /^(.*)\/properties\/([^/]+)$/.exec(props.uischema.scope ?? '') ?? []
  if (owner === undefined || name === undefined) return false
  return schemaAt(owner, props.schema, root)?.required?.includes(pathOf(`/${name}`)[0] ?? '') ?? false
}

export function useControl(props: RendererProps): ControlProps {
  return useControlWith(useField, props)
}

/** The same for what holds other fields: `field.value` is not filled in, and typing below redraws nothing. */
export function useContainer(props: RendererProps): ControlProps {
  return useControlWith(useFieldShell, props)
}

function useControlWith(useState: (pointer: Pointer) => FieldState, props: RendererProps): ControlProps {
  const form = useForm()
  const { store, language, schema: root } = form
  const { schema, kind } = factsOf(props.uischema, props.schema, root)
  const pointer = dataPointer(props.path, props.uischema.scope ?? '#')
  const field = useState(pointer)
  const id = useId()
  const look = useContext(LookContext)
  const label = labelOf(props.uischema, schema, language)
  const help = helpOf(schema, language)
  const issue = field.shown ? field.issues[0] : undefined
  const needed = isNeeded(props, schema, root)
  const emptiesToNull = needed && isNullable(schema)
  const acts = useMemo(
    () => ({
      // A required field that may be null is null when it is emptied: it cannot be left out.
      commit: (value: unknown) => store.set(pointer, value === undefined && emptiesToNull ? null : value),
      commitRaw: (text: string, keyword: string, pending?: boolean, params?: Issue['params']) =>
        store.setRaw(pointer, text, { keyword, ...(params && { params }) }, pending),
      touch: () => store.touch(pointer),
    }),
    [store, pointer, emptiesToNull],
  )
  return {
    pointer,
    schema,
    root,
    kind,
    element: props.uischema,
    options: props.uischema.options ?? NO_OPTIONS,
    label,
    ariaLabel: look === 'bare' ? label : undefined,
    help,
    needed: needed && props.uischema.options?.hideRequiredAsterisk !== true,
    id,
    describedBy:
      [issue && `${id}-issue`, help && look === 'full' && `${id}-help`].filter(Boolean).join(' ') || undefined,
    field,
    issue,
    invalid: issue?.severity === 'error',
    disabled: props.enabled === false,
    readOnly: isReadOnly(form, props, schema, pointer),
    ...acts,
  }
}
