import { isObject } from '#contract/rules/diff/json.ts'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import type { FormElement } from '../schema/formSchema.ts'
import { initialValue } from '../schema/initialValue.ts'
import { branchesOf, fittingBranch } from './branches.ts'
import type { Branch } from './branches.ts'
import { elementsOf } from './ObjectControl.tsx'
import { Opener } from './Opener.tsx'

const WHOLE: FormElement = { type: 'Control', scope: '#', label: false }

/** Fields that both alternatives have keep what was typed into them. */
function switched(value: unknown, to: Branch, initial: unknown): unknown {
  if (!isObject(value) || !isObject(initial)) return initial
  const shared = Object.entries(value).filter(([name]) => to.schema.properties?.[name]?.const === undefined)
  const known = shared.filter(([name]) => Object.hasOwn(to.schema.properties ?? {}, name))
  return { ...initial, ...Object.fromEntries(known) }
}

function CombinationInput(control: ControlProps) {
  const { store, schema: root, language } = useForm()
  const translate = useTranslate()
  const { pointer, schema, disabled, readOnly, label, id, commit } = control
  const branches = useMemo(
    () => branchesOf(schema, root, language, (n) => translate('forms.alternative', { n })),
    [schema, root, language, translate],
  )
  const [chosen, choose] = useState<number>()
  const fitting = useCallback((value: unknown) => fittingBranch(branches, value, root), [branches, root])
  const fits = useSelected(pointer, fitting)
  const at = chosen ?? fits
  const branch = branches[at]
  const change = (index: number) => {
    const to = branches[index]
    const value = store.get(pointer)
    choose(index)
    if (to && value !== undefined) commit(switched(value, to, initialValue(to.schema, root)))
  }
  return (
    <Opener control={control}>
      {!readOnly && branches.length > 1 && (
        <span className="f-select">
          <select
            id={id}
            className="f-input"
            aria-label={translate('forms.kindOf', { name: label })}
            disabled={disabled}
            value={at}
            onChange={({ target }) => change(Number(target.value))}
          >
            {branches.map((one, index) => (
              <option key={index} value={index}>
                {one.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size="small" />
        </span>
      )}
      {schema.properties && (
        <div className="f-body">
          {elementsOf(schema, undefined).map((element, index) => (
            <Dispatch key={index} element={element} schema={schema} path={pointer} enabled={!disabled} />
          ))}
        </div>
      )}
      {branch && <Dispatch key={at} element={WHOLE} schema={branch.schema} path={pointer} enabled={!disabled} />}
    </Opener>
  )
}

/** One of several alternatives (`oneOf`, `anyOf`): which one, and its fields. */
export const CombinationControl = fieldRenderer(CombinationInput, {
  Read: 'own',
  group: true,
  wide: true,
  container: true,
})
