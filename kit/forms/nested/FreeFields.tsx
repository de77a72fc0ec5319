import { useTranslate } from 'ra-core'
import { useCallback, useId, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { fieldElement } from '../schema/itemsOf.ts'
import { freeFields } from './freeFields.ts'
import type { NameProblem } from './freeFields.ts'

type FreeFieldsProps = { schema: FormSchema; path: Pointer; enabled: boolean; readOnly: boolean }

/** The name on screen is the name in the data: it was chosen by a person. */
const elementOf = (name: string): FormElement => ({ ...fieldElement(name), label: name })
const elements = new Map<string, FormElement>()

function freeElement(name: string): FormElement {
  const known = elements.get(name) ?? elementOf(name)
  elements.set(name, known)
  return known
}

type NewNameProps = { problemOf: (name: string) => NameProblem | undefined; onAdd: (name: string) => void }

function NewName({ problemOf, onAdd }: NewNameProps) {
  const translate = useTranslate()
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<NameProblem>()
  const add = () => {
    const found = problemOf(name)
    setProblem(found)
    if (found) return
    onAdd(name)
    setName('')
  }
  return (
    <div className="f-newName">
      <input
        className="f-input"
        aria-label={translate('schemaForms.newName')}
        placeholder={translate('schemaForms.newName')}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && id}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <button type="button" className="f-button" onClick={add}>
        <Icon name="plus" size="small" />
        {translate('schemaForms.addField')}
      </button>
      {problem && (
        <p id={id} className="f-issue" data-tone="error" role="alert">
          <Icon name="octagon" size="tiny" />
          {translate(`schemaForms.names.${problem}`)}
        </p>
      )}
    </div>
  )
}

type FreeFieldProps = Omit<FreeFieldsProps, 'readOnly'> & { name: string; onRemove: (() => void) | undefined }

function FreeField({ schema, path, enabled, name, onRemove }: FreeFieldProps) {
  const translate = useTranslate()
  const label = translate('forms.removeToken', { name })
  return (
    <div className="f-freeField">
      <Dispatch element={freeElement(name)} schema={schema} path={path} enabled={enabled} />
      {onRemove && (
        <button type="button" className="f-icon" aria-label={label} title={label} onClick={onRemove}>
          <Icon name="trash" size="small" />
        </button>
      )}
    </div>
  )
}

/** Fields whose names are not in the schema: by any name, or by names of a form (`patternProperties`). */
export function FreeFields({ schema, path, enabled, readOnly }: FreeFieldsProps) {
  const { store, schema: root } = useForm()
  const fields = freeFields(schema, root)
  const names = useSelected(path, fields.namesIn)
  // A field that was just named has no value yet; an emptied one keeps its place.
  const [named, setNamed] = useState<readonly string[]>([])
  const all = fields.mayAdd ? [...named, ...names.filter((name) => !named.includes(name))] : names
  const problemOf = useCallback(
    (name: string) => (named.includes(name) ? 'taken' : fields.problemOf(name, store.get(path))),
    [fields, named, store, path],
  )
  const canChange = enabled && !readOnly
  if (!fields.mayAdd && names.length === 0) return null
  const remove = (name: string) => {
    setNamed(named.filter((one) => one !== name))
    store.set(childPointer(path, name), undefined)
  }
  return (
    <div className="f-freeFields f-wide">
      {all.map((name) => (
        <FreeField
          key={name}
          schema={fields.holderOf(name)}
          path={path}
          enabled={enabled}
          name={name}
          onRemove={canChange ? () => remove(name) : undefined}
        />
      ))}
      {fields.mayAdd && canChange && (
        <NewName
          problemOf={problemOf}
          onAdd={(name) => {
            setNamed([...all, name])
            store.focus(childPointer(path, name))
          }}
        />
      )}
    </div>
  )
}
