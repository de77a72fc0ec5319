import { useTranslate } from 'ra-core'
import { refersTo } from '#contract/registry/references.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { asList, listOrNothing } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ReadTarget } from './ReferenceControl.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'

const NO_TYPES: readonly string[] = []
const idsIn = (value: unknown) => asList(value).filter((id) => typeof id === 'string')

function SeveralReferences(control: ControlProps) {
  const translate = useTranslate()
  const { store } = useForm()
  const { field, label, commit, disabled } = control
  const ids = idsIn(field.value)
  const put = (next: readonly string[]) => commit(listOrNothing([...next]))
  return (
    <>
      {ids.map((id, index) => (
        <span key={id} className="f-withUnit" style={{ paddingBlockEnd: 6 }}>
          <span style={{ flex: 1, minWidth: 0 }}>
            <ReadTarget id={id} />
          </span>
          <button
            type="button"
            className="f-icon"
            disabled={disabled}
            aria-label={translate('relations.reference.remove', { n: index + 1, name: label })}
            title={translate('relations.reference.remove', { n: index + 1, name: label })}
            onClick={() => put(ids.filter((one) => one !== id))}
          >
            <Icon name="close" size="small" />
          </button>
        </span>
      ))}
      <ReferenceInput
        input={{ ...inputProps(control), placeholder: translate('relations.reference.add') }}
        label={label}
        types={refersTo(control.schema) ?? NO_TYPES}
        text=""
        chosen={ids}
        without={textOfValue(store.get('/id')) || undefined}
        onPick={({ id }) => !ids.includes(id) && put([...ids, id])}
      />
    </>
  )
}

function ReadReferences({ id, describedBy, field }: ControlProps) {
  const ids = idsIn(field.value)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {ids.length > 0 ? ids.map((one) => <ReadTarget key={one} id={one} />) : undefined}
    </ReadBox>
  )
}

/** Several other documents, each with its line; the picker below adds one more. */
export const ReferenceListControl = fieldRenderer(SeveralReferences, { Read: ReadReferences, below: true })
