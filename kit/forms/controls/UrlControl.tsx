import { useTranslate } from 'ra-core'
import { OWN_MEDIA } from '#contract/values/media.ts'
import { SafeLink } from '#kit/parts/layoutParts/SafeLink.tsx'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { OpenLink } from '../parts/OpenLink.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

/** An address of the service's own storage is nothing that people read or write. */
const isStored = (value: unknown) => typeof value === 'string' && value.startsWith(OWN_MEDIA)

function Stored({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const translate = useTranslate()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {translate('forms.stored')}
    </ReadBox>
  )
}

function UrlInput(control: ControlProps) {
  const { id, describedBy, field, commit, label } = control
  if (isStored(field.value)) return <Stored id={id} describedBy={describedBy} />
  return (
    <span className="f-withUnit">
      <input
        {...inputProps(control)}
        className="f-input"
        type="url"
        inputMode="url"
        value={textOfValue(field.value)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => commit(target.value === '' ? undefined : target.value)}
      />
      <OpenLink href={field.value} label={label} />
    </span>
  )
}

function ReadUrl({ id, describedBy, field }: ControlProps) {
  if (isStored(field.value)) return <Stored id={id} describedBy={describedBy} />
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.value === undefined ? undefined : <SafeLink href={field.value} />}
    </ReadBox>
  )
}

/** An address. Only http and https can be opened from here, whatever the field holds. */
export const UrlControl = fieldRenderer(UrlInput, { Read: ReadUrl })
