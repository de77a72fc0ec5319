import { isObject } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { Elements } from '../parts/Elements.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { elementsOf } from '../schema/elementsOf.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { initialValue } from '../schema/initialValue.ts'
import { kindOf } from '../schema/kindOf.ts'
import { hasProperties } from '../schema/looksLike.ts'
import { branchesOf, fittingBranch, kindBranches } from './branches.ts'
import type { Branch } from './branches.ts'
import { Opener } from './Opener.tsx'
import { useFilledConstants } from './useFilledConstants.ts'
import { AlternativeContext, useWithoutSettledConstants } from './useSettledConstants.ts'

const WHOLE: FormElement = { type: 'Control', scope: '#', label: false }

/** Fields that both alternatives have keep what was typed into them; so do those that stand outside of them. */
function switched(value: unknown, from: FormSchema, to: Branch, initial: unknown): unknown {
  if (!isObject(value) || !isObject(initial)) return initial === null ? undefined : initial
  const known = Object.entries(value).filter(([name]) => {
    const part = to.schema.properties?.[name]
    return part ? part.const === undefined : Object.hasOwn(from.properties ?? {}, name)
  })
  return { ...initial, ...Object.fromEntries(known) }
}

function useBranches(schema: FormSchema): readonly Branch[] {
  const { schema: root, language } = useForm()
  const translate = useTranslate()
  return useMemo(() => {
    const kindName = (kind: string) => translate(`schemaForms.kindNames.${kind}`)
    return schema.oneOf || schema.anyOf
      ? branchesOf(schema, root, language, (n) => translate('forms.alternative', { n }), kindName)
      : kindBranches(schema, kindName)
  }, [schema, root, language, translate])
}

type ChooserProps = { control: ControlProps; branches: readonly Branch[]; at: number; onChange: (at: number) => void }

function Chooser({ control, branches, at, onChange }: ChooserProps) {
  const translate = useTranslate()
  return (
    <span className="f-select">
      <select
        id={control.id}
        className="f-input"
        aria-label={translate('forms.kindOf', { name: control.label })}
        disabled={control.disabled}
        value={at}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {branches.map((one, index) => (
          <option key={index} value={index}>
            {one.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}

/** The fields of the chosen alternative; nothing where it only says what the common fields have to be. */
function Chosen({ branch, base, control }: { branch: Branch; base: FormSchema; control: ControlProps }) {
  const { pointer, disabled } = control
  const all = useMemo(
    () => (base.properties ? elementsOf(branch.schema, undefined).filter(({ scope = '' }) => isNew(scope, base)) : []),
    [branch, base],
  )
  const elements = useWithoutSettledConstants(all, branch.schema, pointer)
  if (!base.properties) return <Dispatch element={WHOLE} schema={branch.schema} path={pointer} enabled={!disabled} />
  if (!hasProperties(branch.schema) && kindOf(branch.schema) !== 'object') return null
  return (
    <div className="f-body">
      <Elements elements={elements} schema={branch.schema} path={pointer} enabled={!disabled} />
    </div>
  )
}

const isNew = (scope: string, { properties = {} }: FormSchema) =>
  scope !== '#' && !Object.hasOwn(properties, pathOf(scope.slice(1))[1] ?? '')

function CombinationInput(control: ControlProps) {
  const { store, schema: root } = useForm()
  const { pointer, schema, disabled, readOnly, commit } = control
  const branches = useBranches(schema)
  const [chosen, choose] = useState<number>()
  const fitting = useCallback((value: unknown) => fittingBranch(branches, value, root), [branches, root])
  const fits = useSelected(pointer, fitting)
  const at = Math.min(chosen ?? fits, branches.length - 1)
  const branch = branches[at]
  useFilledConstants(pointer, branch?.schema)
  const common = useMemo(() => (schema.properties ? elementsOf(schema, undefined) : []), [schema])
  const change = (index: number) => {
    const to = branches[index]
    const value = store.get(pointer)
    choose(index)
    if (to && value !== undefined) commit(switched(value, schema, to, initialValue(to.schema, root)))
  }
  return (
    <Opener control={control}>
      {!readOnly && branches.length > 1 && <Chooser control={control} branches={branches} at={at} onChange={change} />}
      {common.length > 0 && (
        <div className="f-body">
          <Elements elements={common} schema={schema} path={pointer} enabled={!disabled} />
        </div>
      )}
      <AlternativeContext value={branches.length > 1}>
        {branch && <Chosen key={at} branch={branch} base={schema} control={control} />}
      </AlternativeContext>
    </Opener>
  )
}

/** One of several alternatives (`oneOf`, `anyOf`), or of several kinds of value: which one, and its fields. */
export const CombinationControl = fieldRenderer(CombinationInput, {
  Read: 'own',
  group: true,
  wide: true,
  container: true,
})
