import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { isGenerated } from '#contract/registry/areaFacts.ts'
import { localized } from '#contract/values/localizedText.ts'
import { ReferenceInput } from '#kit/forms/references/ReferenceInput.tsx'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Asking } from './asking.ts'

type TitlePickerProps = { title: Asking['title']; onPick: (title: Asking['title']) => void }

/** The title that the viewer looks at, found by name. */
export function TitlePicker({ title, onPick }: TitlePickerProps) {
  const translate = useTranslate()
  const { types } = useConsole()
  const { language } = useFormat().settings
  const id = useId()
  const label = translate('policies.simulator.content')
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <ReferenceInput
        input={{ id, placeholder: translate('policies.simulator.noContent') }}
        label={label}
        types={types.filter(({ area }) => isGenerated(area)).map(({ type }) => type)}
        text={title?.name ?? ''}
        chosen={title ? [title.id] : []}
        onPick={(row) => onPick({ id: row.id, name: localized(row.lon, language) || row.id })}
        onEmpty={() => onPick(undefined)}
      />
    </>
  )
}
